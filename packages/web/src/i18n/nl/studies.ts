import type { StudiesWords } from '../../studies/words.ts';
import { n } from './marbles.ts';

/** Studies: hoofdstukken met varianten en notities. */
export const studies: StudiesWords = {
  title: 'Studies',
  create: 'Nieuwe studie',
  import: 'Studie importeren',
  none: 'Nog geen studies. Een studie bewaart varianten, tekeningen en notities, per hoofdstuk.',
  untitled: 'Studie zonder naam',
  chapterTitle: (number) => `Hoofdstuk ${number}`,
  chapterCount: (count) => n(count, { one: '# hoofdstuk', other: '# hoofdstukken' }),
  open: 'Openen',
  name: 'Naam van de studie',
  missing: 'Deze studie staat niet op dit apparaat.',
  chapters: 'Hoofdstukken',
  addChapter: 'Hoofdstuk toevoegen',
  chapterName: 'Naam van het hoofdstuk',
  deleteChapter: 'Hoofdstuk verwijderen',
  up: 'Hoofdstuk omhoog',
  down: 'Hoofdstuk omlaag',
  moved: (name, number, of) => `${name} is nu ${number} van ${of}.`,
  notes: 'Notities',
  edit: 'Schrijven',
  preview: 'Lezen',
  notesHint: 'Markdown: # kop, **vet**, *cursief*, - lijst, [link](https://…)',
  noNotes: 'Nog geen notities bij dit hoofdstuk.',
  newTab: '(opent een nieuw tabblad)',
  draw: 'Tekenen',
  elsewhere: 'Deze studie is open in een ander tabblad. Wat je hier wijzigt, wordt niet bewaard.',
  workHere: 'Hier verder werken',
  notKept:
    'De studie kon niet worden opgeslagen: de browser heeft geen ruimte meer of staat het niet toe.',
  save: {
    title: 'In een studie opslaan',
    which: 'Studie',
    create: 'Een nieuwe studie',
    act: 'Opslaan',
    done: (title) => `Opgeslagen als hoofdstuk van ${title}.`,
  },
  training: {
    title: 'Training',
    start: 'Oefenen',
    side: 'Je speelt',
    find: 'Vind de volgende zet.',
    right: 'Juist.',
    unknown: (turn) => `${turn} staat niet in deze studie. Probeer het opnieuw.`,
    mistake: (turn) => `${turn} staat hier als fout. Probeer het opnieuw.`,
    end: 'Hier eindigt de variant.',
    left: (count) => n(count, { one: 'Nog # variant.', other: 'Nog # varianten.' }),
    next: 'Volgende variant',
    again: 'Nog een keer',
    show: 'Zet tonen',
    stop: 'Training beëindigen',
    nothing: 'Er zijn hier nog geen zetten om te oefenen.',
  },
  imported: (title, chapters) => `${title} staat er nu, met ${chapters}.`,
  faults: {
    notJson: (line) =>
      line === undefined
        ? 'Dit is geen heel JSON-bestand.'
        : `Vanaf regel ${line} klopt het bestand niet meer.`,
    notOurs: 'Dit bestand is geen studie die hier geëxporteerd is.',
    newer: (version) =>
      `Het bestand komt uit een latere versie (${version}) en bevat misschien meer dan hier te lezen is.`,
    wrong: (where) => `Het bestand is niet te lezen${where}.`,
    chapter: (number, where) => `Hoofdstuk ${number} is niet te lezen${where}.`,
  },
};
