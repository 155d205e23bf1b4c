import type { EditorWords } from '../../editor/words.ts';
import { count, n } from './marbles.ts';

/** Stránka, na které se sestavuje postavení. */
export const editor: EditorWords = {
  title: 'Sestavit postavení',
  position: 'Postavení',
  palette: 'Co se kliknutím položí',
  brushes: {
    white: 'Bílá kulička',
    grey: 'Šedá kulička',
    black: 'Černá kulička',
    vacant: 'Prázdný kroužek',
    gone: 'Bez kroužku',
  },
  brushLeft: (name, left) => `${name}, zbývá ${left}`,
  noRing: 'bez kroužku',
  undo: 'Zpět',
  redo: 'Znovu',
  whole: 'Vyprázdnit desku',
  turn: 'Na tahu',
  captives: (name) => `Zajaté: ${name}`,
  problemsTitle: 'Potíže',
  noProblems: 'Žádné. Z postavení se dá hrát.',
  kinds: { impossible: 'Nemůže být:', note: 'Pozor:' },
  problems: {
    noRings: 'na desce není žádný kroužek.',
    over: (winner) =>
      winner === undefined ? 'partie skončila remízou.' : `partie skončila, vyhrál ${winner}.`,
    bothWon: 'oba hráči dosáhli cíle.',
    unclaimed: (rings) => `obsazená skupina ${rings} je odříznutá a byla by už získána.`,
    leftLying: (rings) => `obsazená skupina ${rings} tu leží nezískaná; nikdo ji nemůže použít.`,
    ringsGone: (gone, most) =>
      `${n(gone, { one: 'chybí # kroužek', few: 'chybí # kroužky', other: 'chybí # kroužků' })}, ${most === 0 ? 'ale žádná kulička ještě nebyla položena, takže nemůže chybět žádný' : `ale položeno bylo tak málo kuliček, že může chybět nejvýš ${most}`}, ledaže deska tak začínala.`,
    forced: (ways) =>
      `podle pravidel, ale hráč na tahu musí skákat: ${n(ways, { one: '# způsob', few: '# způsoby', other: '# způsobů' })}.`,
    pass: 'hráč na tahu nemá co položit a musí vynechat.',
    ringsOnly: 'zásoba je prázdná: odebírají se jen kroužky.',
  },
  supply: (colour, supply) => `Ve hře je jen ${count(supply, colour)}. Nejdřív jednu odeberte.`,
  ways: 'Co s ním',
  playComputer: (level) => `Hrát s počítačem, úroveň ${level}`,
  playPeople: 'Dva lidé',
  analyse: 'Rozebrat',
  solve: 'Hledat vynucenou výhru',
  copyLink: 'Kopírovat odkaz',
  copied: 'Zkopírováno',
  text: 'Postavení jako text',
  textSays: 'sem lze vložit jiné postavení nebo odkaz',
};
