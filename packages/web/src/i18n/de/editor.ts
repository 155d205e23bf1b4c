import type { EditorWords } from '../../editor/words.ts';
import { n } from './marbles.ts';

const SUPPLY = { white: 'weiße', grey: 'graue', black: 'schwarze' } as const;

/** Die Seite, auf der eine Stellung aufgebaut wird. */
export const editor: EditorWords = {
  title: 'Stellung aufbauen',
  position: 'Stellung',
  palette: 'Was ein Klick hinlegt',
  brushes: {
    white: 'Weiße Kugel',
    grey: 'Graue Kugel',
    black: 'Schwarze Kugel',
    vacant: 'Leerer Ring',
    gone: 'Kein Ring',
  },
  brushLeft: (name, left) => `${name}, ${left} übrig`,
  noRing: 'kein Ring',
  undo: 'Zurück',
  redo: 'Wieder vor',
  whole: 'Brett leeren',
  turn: 'Am Zug',
  captives: (name) => `Geschlagen: ${name}`,
  problemsTitle: 'Probleme',
  noProblems: 'Keine. Die Stellung lässt sich spielen.',
  kinds: { impossible: 'Unmöglich:', note: 'Hinweis:' },
  problems: {
    noRings: 'Auf dem Brett liegt kein Ring.',
    over: (winner) =>
      winner === undefined
        ? 'Das Spiel ist unentschieden zu Ende.'
        : `Das Spiel ist zu Ende: ${winner} hat gewonnen.`,
    bothWon: 'Beide haben ein Ziel erreicht.',
    unclaimed: (rings) =>
      `Die volle Gruppe ${rings} ist abgetrennt und wäre schon gewonnen worden.`,
    leftLying: (rings) => `Die volle Gruppe ${rings} bleibt liegen; niemand kann sie mehr nutzen.`,
    ringsGone: (gone, most) =>
      `${n(gone, { one: '# Ring fehlt', other: '# Ringe fehlen' })}, ${most === 0 ? 'aber es wurde noch keine Kugel gesetzt, also kann noch keiner fehlen' : `aber bei so wenigen gesetzten Kugeln können es höchstens ${most} sein`}, außer das Brett begann so.`,
    forced: (ways) =>
      `Erlaubt, aber wer am Zug ist, muss schlagen: ${n(ways, { one: '# Möglichkeit', other: '# Möglichkeiten' })}.`,
    pass: 'Wer am Zug ist, hat nichts zu setzen und muss passen.',
    ringsOnly: 'Der Vorrat ist leer: Es werden nur noch Ringe entfernt.',
  },
  supply: (colour, supply) =>
    `Das Spiel hat nur ${supply} ${SUPPLY[colour]} Kugeln. Nimm zuerst eine weg.`,
  ways: 'Was du damit tun kannst',
  playComputer: (level) => `Gegen den Computer, Stufe ${level}`,
  playPeople: 'Zu zweit',
  analyse: 'Analysieren',
  solve: 'Erzwungenen Sieg suchen',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  text: 'Stellung als Text',
  textSays: 'hier eine andere Stellung oder einen Link einfügen',
};
