import type { EditorWords } from '../../editor/words.ts';
import { n } from './marbles.ts';

const SUPPLY = { white: 'witte', grey: 'grijze', black: 'zwarte' } as const;

/** De pagina waarop een stelling wordt opgezet. */
export const editor: EditorWords = {
  title: 'Een stelling opzetten',
  position: 'Stelling',
  palette: 'Wat een klik neerlegt',
  brushes: {
    white: 'Witte knikker',
    grey: 'Grijze knikker',
    black: 'Zwarte knikker',
    vacant: 'Lege ring',
    gone: 'Geen ring',
  },
  brushLeft: (name, left) => `${name}, nog ${left}`,
  noRing: 'geen ring',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  whole: 'Bord leegmaken',
  turn: 'Aan zet',
  captives: (name) => `Geslagen: ${name}`,
  problemsTitle: 'Problemen',
  noProblems: 'Geen. De stelling kan gespeeld worden.',
  kinds: { impossible: 'Kan niet:', note: 'Let op:' },
  problems: {
    noRings: 'er ligt geen ring op het bord.',
    over: (winner) =>
      winner === undefined
        ? 'de partij is uit, gelijkspel.'
        : `de partij is uit: ${winner} heeft gewonnen.`,
    bothWon: 'beide spelers hebben een doel bereikt.',
    unclaimed: (rings) => `de volle groep ${rings} is afgesneden en zou al gewonnen zijn.`,
    leftLying: (rings) => `de volle groep ${rings} blijft liggen; niemand kan er nog iets mee.`,
    ringsGone: (gone, most) =>
      `er ${n(gone, { one: 'is # ring', other: 'zijn # ringen' })} weg, ${most === 0 ? 'maar er is nog geen knikker geplaatst, dus er kan er nog geen weg zijn' : `maar met zo weinig geplaatste knikkers kunnen dat er hoogstens ${most} zijn`}, tenzij het bord zo begon.`,
    forced: (ways) =>
      `toegestaan, maar wie aan zet is moet slaan: ${n(ways, { one: '# manier', other: '# manieren' })}.`,
    pass: 'wie aan zet is heeft niets te plaatsen en moet passen.',
    ringsOnly: 'de voorraad is leeg: er gaan alleen ringen weg.',
  },
  supply: (colour, supply) =>
    `Het spel heeft maar ${supply} ${SUPPLY[colour]} knikkers. Haal er eerst een weg.`,
  ways: 'Wat je ermee kunt doen',
  playComputer: (level) => `Tegen de computer, niveau ${level}`,
  playPeople: 'Met z’n tweeën',
  analyse: 'Analyseren',
  solve: 'Gedwongen winst zoeken',
  copyLink: 'Link kopiëren',
  copied: 'Gekopieerd',
  text: 'De stelling als tekst',
  textSays: 'plak hier een andere stelling of een link',
};
