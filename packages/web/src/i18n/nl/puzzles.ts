import type { PuzzleWords } from '../../puzzles/words.ts';
import { aMarble, counts, n } from './marbles.ts';

export const puzzles: PuzzleWords = {
  title: 'Puzzels',
  says: 'Stellingen uit partijen. Maar één eerste zet dwingt winst af: vind hem.',
  daily: 'Puzzel van de dag',
  solve: 'Oplossen',
  solved: 'Opgelost',
  again: 'Nog eens oplossen',
  streak: 'Reeks',
  streakSays: (days) =>
    days === 0
      ? 'Elke dag een'
      : n(days, { one: '# dag achter elkaar', other: '# dagen achter elkaar' }),
  rating: 'Jouw rating',
  rated: (solved) =>
    solved === 0 ? 'Los de eerste op' : n(solved, { one: 'uit # puzzel', other: 'uit # puzzels' }),
  next: 'De volgende voor jou',
  themes: 'Thema’s',
  lengths: 'Lengte',
  solvedOf: (solved, of) => `${solved} van ${of} opgelost`,
  length: (within) => (within === 0 ? 'Winst door te slaan' : `Winst in ${within}`),
  lengthSays: (within) =>
    within === 0
      ? 'De slag die wint ligt klaar. Vind hem.'
      : n(within, {
          one: 'Eén keer plaatsen is genoeg. Slaan telt niet mee.',
          other: '# keer plaatsen is genoeg. Slaan telt niet mee.',
        }),
  toMove: (player) =>
    player === 'first' ? 'De eerste speler is aan zet' : 'De tweede speler is aan zet',
  needs: (missing) => `Nog nodig: ${counts(missing)}.`,
  number: (id) => `Puzzel ${id}`,
  difficulty: (rating) => `Moeilijkheid ${rating}`,
  all: 'Alle puzzels',
  series: (name) => `Serie: ${name}`,
  task: 'Opdracht',
  opponent: 'Tegenstander',
  right: 'Goed.',
  answers: (replies) =>
    n(replies, {
      one: 'Je tegenstander had maar één antwoord.',
      other: 'Je tegenstander had # antwoorden, en elk verliest.',
    }),
  asking: 'Je tegenstander denkt na.',
  answering: 'Je tegenstander antwoordt.',
  free: (turn) => `Niets dwingt je tegenstander, dus die kan ${turn} spelen.`,
  freeClaim: (gain) => `Niets dwingt je tegenstander, en die wint ${counts(gain)}.`,
  takes: (gain) => `Je tegenstander slaat ${counts(gain)}, en de gedwongen winst is weg.`,
  theyWin: (gain) => `Je tegenstander krijgt ${counts(gain)} en wint.`,
  ended: 'Zo is de partij uit, maar niet gewonnen.',
  slow: 'Dat wint ook, maar het duurt langer. Het kan sneller.',
  unjudged: 'Dat is hem niet. (De computer die zou tonen waarom, kon niet worden geladen.)',
  tryAgain: 'Opnieuw',
  hints: 'Aanwijzingen',
  rungs: {
    where: 'Waar te kijken',
    marble: 'Welke knikker',
    ring: 'Welke ring',
    show: 'Toon de zet',
  },
  hint: {
    where: 'Kijk naar de gemarkeerde ringen.',
    place: (colour) => `Plaats ${aMarble(colour)}.`,
    onto: (label) => `Hij komt op ${label}.`,
    jumper: (label) => `Sla met de knikker op ${label}.`,
    ends: (label) => `De slag eindigt op ${label}.`,
    ringOnly: 'Er gaat alleen een ring weg.',
    remove: (label) => `Haal ${label} weg.`,
    pass: 'Er rest alleen passen.',
  },
  done: {
    alone: 'Opgelost.',
    helped: 'Opgelost, met hulp.',
    late: 'Opgelost, al was het niet meteen.',
  },
  line: 'De hele variant',
  newRating: (rating, change) =>
    `Jouw rating: ${rating} (${change < 0 ? '−' : '+'}${Math.abs(change)})`,
  tomorrow: 'De volgende puzzel van de dag komt morgen.',
  nextPuzzle: 'Volgende puzzel',
  skip: 'Overslaan',
  link: 'Link kopiëren',
  copied: 'De link is gekopieerd.',
  notCopied: 'De browser liet ons niet kopiëren. De link staat in de adresbalk.',
  print: 'Afdrukken',
  solution: 'Oplossing',
  held: (captives) =>
    captives.white + captives.grey + captives.black === 0 ? 'niets' : counts(captives),
  theme: {
    choice: { name: 'Keuze', says: 'Van een paar slagen wint er maar één.' },
    chain: { name: 'Ketting', says: 'Eén slag neemt een paar knikkers.' },
    'one offer': { name: 'Eén aanbod', says: 'Eén knikker wordt aangeboden, en dat beslist.' },
    'two offers': { name: 'Twee aanbiedingen', says: 'Het ene aanbod bereidt het andere voor.' },
    initiative: {
      name: 'Initiatief',
      says: 'Drie keer bieden of meer: je tegenstander speelt nooit vrij.',
    },
    'great sacrifice': { name: 'Groot offer', says: 'Vijf knikkers of meer worden gegeven.' },
    steering: { name: 'Sturen', says: 'De weggehaalde ring laat je tegenstander minder sprongen.' },
    repositioning: {
      name: 'Verplaatsen',
      says: 'Een gedwongen sprong verzet een knikker voor je.',
    },
    gun: { name: 'Kanon', says: 'De sprong eindigt waar je meteen slaat.' },
    'extended gun': { name: 'Lang kanon', says: 'Een kanon waarvan het schot doorgaat.' },
    telescope: { name: 'Telescoop', says: 'Een kanon in rechte lijn.' },
    claim: { name: 'Groep', says: 'Volle ringen worden afgesneden en gewonnen.' },
    'fill and cut': {
      name: 'Vullen en snijden',
      says: 'De net geplaatste knikker wordt gewonnen.',
    },
    island: { name: 'Eiland', says: 'Wat je wint, was al eerder afgesneden.' },
    'double claim': { name: 'Dubbele groep', says: 'Twee groepen worden tegelijk gewonnen.' },
    nibbling: { name: 'Knabbelen', says: 'Ring voor ring komt een groep los.' },
    counting: { name: 'Tellen', says: 'Je tegenstander mist één knikker. Geef die niet.' },
    race: { name: 'Wedloop', says: 'Was je tegenstander aan zet, dan won die.' },
    'four whites': { name: 'Witte', says: 'De witte rij wordt vol.' },
    'five greys': { name: 'Grijze', says: 'De grijze rij wordt vol.' },
    'six blacks': { name: 'Zwarte', says: 'De zwarte rij wordt vol.' },
    'three of each': { name: 'Elke kleur', says: 'Het kader wordt vol.' },
    'empty pool': { name: 'Lege voorraad', says: 'Je plaatst van je eigen knikkers.' },
    'full board': { name: 'Vol bord', says: 'De laatste ring wordt bezet.' },
  },
};
