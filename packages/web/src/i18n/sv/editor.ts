import type { EditorWords } from '../../editor/words.ts';
import { count, n } from './marbles.ts';

/** Sidan där en ställning ställs upp. */
export const editor: EditorWords = {
  title: 'Ställ upp en ställning',
  position: 'Ställning',
  palette: 'Vad ett klick lägger ut',
  brushes: {
    white: 'Vit kula',
    grey: 'Grå kula',
    black: 'Svart kula',
    vacant: 'Tom bricka',
    gone: 'Ingen bricka',
  },
  brushLeft: (name, left) => `${name}, ${left} kvar`,
  noRing: 'ingen bricka',
  undo: 'Ångra',
  redo: 'Gör om',
  whole: 'Töm brädet',
  turn: 'Vid draget',
  captives: (name) => `Erövrat: ${name}`,
  problemsTitle: 'Problem',
  noProblems: 'Inga. Ställningen kan spelas.',
  kinds: { impossible: 'Omöjligt:', note: 'Obs:' },
  problems: {
    noRings: 'det finns ingen bricka på brädet.',
    over: (winner) =>
      winner === undefined
        ? 'partiet är slut, oavgjort.'
        : `partiet är slut: ${winner} har vunnit.`,
    bothWon: 'båda spelarna har nått ett mål.',
    unclaimed: (rings) => `den fulla ön ${rings} är avskuren och hade redan tagits.`,
    leftLying: (rings) => `den fulla ön ${rings} ligger kvar; ingen kan använda den.`,
    ringsGone: (gone, most) =>
      `${n(gone, { one: '# bricka är borta', other: '# brickor är borta' })}, ${most === 0 ? 'men ingen kula har lagts än, så ingen kan vara borta' : `men så få kulor har lagts att det kan vara högst ${most}`}, om inte brädet såg ut så från början.`,
    forced: (ways) =>
      `tillåtet, men den som är vid draget måste hoppa: ${n(ways, { one: '# sätt', other: '# sätt' })}.`,
    pass: 'den som är vid draget har inget att lägga och måste passa.',
    ringsOnly: 'förrådet är tomt: bara brickor plockas bort.',
  },
  supply: (colour, supply) => `Spelet har bara ${count(supply, colour)}. Ta bort en först.`,
  ways: 'Vad du kan göra med den',
  playComputer: (level) => `Spela mot datorn, nivå ${level}`,
  playPeople: 'Två personer',
  analyse: 'Analysera',
  solve: 'Sök framtvingad vinst',
  copyLink: 'Kopiera länk',
  copied: 'Kopierad',
  text: 'Ställningen som text',
  textSays: 'klistra in en annan ställning eller länk här',
};
