import type { QuestionWords } from '../../typing/words.ts';
import { list, marble, n } from './marbles.ts';

export const questions: QuestionWords = {
  names: {
    board: 'spelplan, ställning',
    whites: 'vita, vit',
    greys: 'gråa, grå',
    blacks: 'svarta, svart',
    column: 'kolumn, kol',
    free: 'ytterbrickor, fria, brickor',
    captures: 'hopp, erövra',
    goals: 'mål, läge',
    pool: 'förråd, förrådet',
    last: 'senaste, sista',
    clock: 'klocka, tid',
    why: 'varför',
    undo: 'ångra, tillbaka',
    help: 'hjälp',
  },
  asks: {
    board: 'alla kulor och brickor',
    whites: 'var de vita ligger',
    greys: 'var de gråa ligger',
    blacks: 'var de svarta ligger',
    column: 'en kolumn, bricka för bricka',
    free: 'vilka som är ytterbrickor',
    captures: 'alla sätt att hoppa',
    goals: 'hur nära målet var och en är',
    pool: 'vad som finns kvar att placera',
    last: 'det senaste draget',
    clock: 'tiden som är kvar',
    why: 'vad en bricka tillåter, och varför inte',
    undo: 'ett steg tillbaka, eller ett drag tas tillbaka',
    help: 'den här listan',
  },
  turns: {
    place: 'vit på d4, sedan plockas a1 bort',
    steps: 'steg för steg: en bricka gör det som ett tryck på den gör',
    capture: 'e3 hoppar över vit till g3',
    chain: 'hopp efter hopp, bara brickorna',
    claim: 'med de kulor som tillfaller dig',
    pass: 'stå över',
    ring: 'frågar bara och gör inget steg',
  },
  title: 'Svar',
  close: 'Stäng svaret',
  offers: 'Förslag',
  total: (rings, marbles) =>
    `${n(rings, { one: '# bricka', other: '# brickor' })}, ${n(marbles, { one: '# kula', other: '# kulor' })}.`,
  marbles: (colour, on) =>
    on.length === 0
      ? `Inga ${marble[colour].many} på spelplanen.`
      : `${n(on.length, { one: `# ${marble[colour].one}`, other: `# ${marble[colour].many}` })}: ${on.join(', ')}.`,
  goneWord: 'borta',
  gone: (rings) => `Borta: ${rings.join(', ')}.`,
  free: (rings) =>
    rings.length === 0
      ? 'Ingen bricka ligger ytterst.'
      : `${n(rings.length, { one: '# ytterbricka', other: '# ytterbrickor' })}: ${rings.join(', ')}.`,
  toWin: (goals) => `För att vinna: ${list(goals, 'eller')}.`,
  pool: (marbles) => `I förrådet: ${marbles}.`,
  poolEmpty: 'Förrådet är tomt.',
  holds: (name, marbles) => `${name}: ${marbles ?? 'inget erövrat'}.`,
  last: (move, notation) => `Drag ${move}: ${notation}.`,
  noClock: 'Det här partiet spelas utan klocka.',
  mayPlace: (ring) => `En kula kan placeras på ${ring}.`,
  mayRemove: (ring, claims) => `${ring} kan plockas bort${claims}.`,
  noUndo: 'Det finns inget att ta tillbaka.',
  wants: (word, example) => `Efter ”${word}” behövs mer. Exempel: ${example}`,
  unknown: (word, near) =>
    near === undefined
      ? `Jag känner inte till ”${word}”. Skriv ”hjälp” för att se vad jag kan.`
      : `Jag känner inte till ”${word}”. Menade du ”${near}”?`,
};
