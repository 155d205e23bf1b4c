import type { StudiesWords } from '../../studies/words.ts';
import { n } from './marbles.ts';

/** Studie: kapitoly s variantami a poznámkami. */
export const studies: StudiesWords = {
  title: 'Studie',
  create: 'Nová studie',
  import: 'Importovat studii',
  none: 'Zatím žádné studie. Studie uchovává varianty, kresby a poznámky po kapitolách.',
  untitled: 'Studie bez názvu',
  chapterTitle: (number) => `Kapitola ${number}`,
  chapterCount: (count) => n(count, { one: '# kapitola', few: '# kapitoly', other: '# kapitol' }),
  open: 'Otevřít',
  name: 'Název studie',
  missing: 'Tato studie na tomto zařízení není.',
  chapters: 'Kapitoly',
  addChapter: 'Přidat kapitolu',
  chapterName: 'Název kapitoly',
  deleteChapter: 'Smazat kapitolu',
  up: 'Posunout kapitolu nahoru',
  down: 'Posunout kapitolu dolů',
  moved: (name, number, of) => `${name}: nyní ${number}. z ${of}.`,
  notes: 'Poznámky',
  edit: 'Psát',
  preview: 'Číst',
  notesHint: 'Markdown: # nadpis, **tučně**, *kurzíva*, - seznam, [odkaz](https://…)',
  noNotes: 'K této kapitole zatím nejsou poznámky.',
  newTab: '(otevře novou kartu)',
  draw: 'Kreslit',
  elsewhere: 'Tato studie je otevřená v jiné kartě. Co tu změníte, se neuloží.',
  workHere: 'Pracovat tady',
  notKept: 'Studii nešlo uložit: prohlížeč už nemá místo nebo ukládání nedovolí.',
  save: {
    title: 'Uložit do studie',
    which: 'Studie',
    create: 'Nová studie',
    act: 'Uložit',
    done: (title) => `Uloženo jako kapitola: ${title}.`,
  },
  training: {
    title: 'Trénink',
    start: 'Trénovat',
    side: 'Hrajete za',
    find: 'Najděte další tah.',
    right: 'Správně.',
    unknown: (turn) => `${turn} v této studii není. Zkuste to znovu.`,
    mistake: (turn) => `${turn} je tu označeno jako chyba. Zkuste to znovu.`,
    end: 'Tady varianta končí.',
    left: (count) =>
      n(count, {
        one: 'Zbývá # varianta.',
        few: 'Zbývají # varianty.',
        other: 'Zbývá # variant.',
      }),
    next: 'Další varianta',
    again: 'Ještě jednou',
    show: 'Ukázat tah',
    stop: 'Ukončit trénink',
    nothing: 'Zatím tu nejsou žádné tahy k tréninku.',
  },
  imported: (title, chapters) => `${title} je tu, ${chapters}.`,
  faults: {
    notJson: (line) =>
      line === undefined
        ? 'Toto není celý soubor JSON.'
        : `Soubor přestává dávat smysl na řádku ${line}.`,
    notOurs: 'Tento soubor není studie exportovaná odsud.',
    newer: (version) =>
      `Soubor je z novější verze (${version}), takže v něm může být víc, než tu lze přečíst.`,
    wrong: (where) => `Soubor nelze přečíst${where}.`,
    chapter: (number, where) => `Kapitolu ${number} nelze přečíst${where}.`,
  },
};
