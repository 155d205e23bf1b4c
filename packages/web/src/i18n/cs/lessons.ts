import type { LessonWords } from '../../learn/words.ts';

export const lessons: LessonWords = {
  title: 'Naučte se hrát',
  says: 'Devět krátkých lekcí na skutečné desce. První čtyři zaberou dvě minuty.',
  number: (n, of) => `Lekce ${n} z ${of}`,
  done: 'Hotovo',
  doneOf: (done, of) => `Hotovo ${done} z ${of}`,
  begin: 'Začít',
  goOn: 'Pokračovat',
  again: 'Začít znovu',
  all: 'Všechny lekce',
  lessons: 'Lekce',
  task: 'Úkol',
  hint: 'Nápověda',
  show: 'Ukázat',
  tryAgain: 'Zkusit znovu',
  next: 'Další lekce',
  skip: 'Přeskočit',
  finish: 'Všechny lekce',
  replying: 'Soupeř odpovídá.',
  held: 'Co jste zajali',
  toRules: 'Přečíst všechna pravidla',
  start: 'Začít hru',
  texts: {
    place: {
      title: 'Položte kuličku',
      says: 'Kuličky leží ve společné zásobě obou hráčů.',
      steps: {
        place: {
          task: 'Položte kuličku na libovolný prázdný kroužek.',
          hint: 'V ruce máte šedou kuličku. Můžete si vybrat i jinou barvu.',
          right: 'Dobře. Každá kulička patří oběma hráčům, dokud ji jeden z nich nezajme.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Odeberte kroužek',
      says: 'Po každém položení opustí desku jeden volný kroužek.',
      steps: {
        held: {
          task: 'Vaše kulička leží na d4. Zkuste teď odebrat kroužek uprostřed.',
          hint: 'Vyberte prázdný kroužek, který má kroužky všude kolem sebe.',
          right: 'Drží: kroužek lze odsunout jen dvěma otevřenými stranami vedle sebe.',
        },
        free: {
          task: 'Odeberte jeden z volných kroužků na okraji.',
          hint: 'Volné kroužky jsou zvednuté a mají čárkovaný okraj.',
          right: 'To byl celý tah: jedna kulička, jeden kroužek. Deska se zmenšuje natrvalo.',
        },
      },
      wrong: {
        wasFree: 'Ten kroužek byl volný, a tak zmizel. Zkuste nejdřív některý uprostřed.',
      },
    },
    capture: {
      title: 'Zajmutí',
      says: 'Přeskočením kuličku zajmete. Když můžete, musíte.',
      steps: {
        jump: {
          task: 'Zajměte kuličku: jedna z nich může přeskočit svou sousedku.',
          hint: 'Zvýrazněná kulička skočí v přímce na prázdný kroužek za sousedkou.',
          right: 'Je vaše. Na barvách nezáleží, a kde skočit lze, tam se skákat musí.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Více skoků',
      says: 'Kulička skáče, dokud může. Kudy, to si vyberete vy.',
      steps: {
        choose: {
          task: 'Zajměte šedou kuličkou a vyberte cestu, která přinese bílou.',
          hint: 'Po prvním skoku se cesta dělí. Podívejte se, kde která končí.',
          right: 'Tři jedním tahem. Cestu si vybíráte, ale každou je nutné doskákat do konce.',
        },
      },
      wrong: {
        noWhite: 'Dvě černé, ale žádná bílá. Druhá cesta vezme i bílou.',
      },
    },
    isolate: {
      title: 'Odřízněte roh',
      says: 'Oddělené a plně obsazené kroužky jsou vaše i s kuličkami.',
      steps: {
        corner: {
          task: 'g1 visí na jediném kroužku. Obsaďte ho, odřízněte a získejte kuličku.',
          hint: 'Položte kuličku na g1 a odeberte g2.',
          right: 'Získali jste kuličku i kroužek. Volte bílou: těch potřebujete nejméně.',
        },
      },
      wrong: {
        notFull: 'g1 je oddělený, ale prázdný: získat lze jen plnou skupinu. Nejdřív ho obsaďte.',
        notCut: 'g1 stále souvisí se zbytkem, takže nezískáváte nic.',
      },
    },
    sacrifice: {
      title: 'Oběť',
      says: 'Dejte jednu a získejte dvě: vynucený skok stojí soupeře tah.',
      steps: {
        offer: {
          task: 'Na roh g2 a g3 potřebujete dva tahy. Nabídněte kuličku, kterou soupeř musí vzít.',
          hint: 'Položte černou na c5 vedle d6 a odeberte f3, jeden ze dvou kroužků, které roh drží.',
          right: 'Soupeř musel skočit. Na tahu jste znovu vy.',
        },
        claim: {
          task: 'Teď obsaďte g2 a roh odřízněte.',
          hint: 'Položte bílou na g2 a odeberte f4.',
          right: 'Jedna obětovaná, dvě bílé získané. Tímhle se vyhrává.',
        },
      },
      wrong: {
        quiet: 'Soupeř nic brát nemusí, a tak vám roh klidně pokazí.',
        escapes: 'Soupeř skočí, ale potom už dvě kuličky nezískáte.',
        none: 'Tím dvě kuličky nezískáte. Roh stále čeká.',
      },
    },
    goals: {
      title: 'Čtyři cesty k výhře',
      says: 'Čtyři bílé, pět šedých, šest černých, nebo tři od každé barvy.',
      steps: {
        box: {
          task: 'Ukazatel ukazuje, co máte. Která jediná kulička teď vyhraje?',
          hint: 'V rámečku jsou tři od každé barvy. Jedno místo v něm je prázdné.',
          right: 'Správně: tři od každé barvy.',
        },
        row: {
          task: 'A teď? Která jediná kulička vyhraje?',
          hint: 'Vyhrává i plná řada: čtyři bílé, pět šedých nebo šest černých.',
          right: 'Správně: pět šedých. Stačí jediný ze čtyř cílů.',
        },
      },
      wrong: {
        noGoal: 'S touto kuličkou není plná žádná řada ani rámeček.',
      },
    },
    win: {
      title: 'Výhra dvěma tahy',
      says: 'Nabídka, vynucený skok, zisk: ze skutečné hry.',
      steps: {
        offer: {
          task: 'Máte dvě bílé. Vyhrajte do dvou tahů: začněte nabídkou.',
          hint: 'Položte bílou na f3 a odeberte e4. Kulička z g3 pak musí skočit.',
          right: 'Kulička z g3 musela přeskočit f3 a opustila svůj kroužek.',
        },
        win: {
          task: 'A teď vyhrajte.',
          hint: 'Položte bílou na g3 a odeberte f3.',
          right: 'Čtyři bílé: vyhráváte.',
        },
      },
      wrong: {
        quiet: 'Soupeř nic brát nemusí, a tak hraje, co sám chce.',
        escapes: 'Soupeř skočí, ale výhra je pryč.',
        notYet: 'To ještě nevyhrává. Potřebujete dvě bílé najednou.',
      },
    },
    game: {
      title: 'Celá hra',
      says: 'Proti počítači na první úrovni, s radami, na 37 kroužcích.',
      steps: {},
      wrong: {},
    },
  },
};
