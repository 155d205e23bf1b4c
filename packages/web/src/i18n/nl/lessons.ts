import type { LessonWords } from '../../learn/words.ts';

export const lessons: LessonWords = {
  title: 'Leer spelen',
  says: 'Negen korte lessen op een echt bord. De eerste vier duren twee minuten.',
  number: (lesson, of) => `Les ${lesson} van ${of}`,
  done: 'Klaar',
  doneOf: (done, of) => `${done} van ${of} klaar`,
  begin: 'Beginnen',
  goOn: 'Doorgaan',
  again: 'Opnieuw',
  all: 'Alle lessen',
  lessons: 'Lessen',
  task: 'Opdracht',
  hint: 'Aanwijzing',
  show: 'Laat zien',
  tryAgain: 'Opnieuw proberen',
  next: 'Volgende les',
  skip: 'Overslaan',
  finish: 'Alle lessen',
  replying: 'Je tegenstander antwoordt.',
  held: 'Wat je hebt geslagen',
  toRules: 'Lees alle regels',
  start: 'Partij beginnen',
  texts: {
    place: {
      title: 'Plaats een knikker',
      says: 'De knikkers liggen in één voorraad voor beide spelers.',
      steps: {
        place: {
          task: 'Plaats een knikker op een lege ring naar keuze.',
          hint: 'De grijze knikker is in je hand. Een andere kleur kiezen mag ook.',
          right: 'Goed. Elke knikker is van beide spelers, tot een van hen hem slaat.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Haal een ring weg',
      says: 'Na elke plaatsing gaat er een vrije ring van het bord.',
      steps: {
        held: {
          task: 'Je knikker ligt op d4. Probeer nu een ring uit het midden weg te halen.',
          hint: 'Kies een lege ring met ringen rondom.',
          right: 'Hij zit vast: een ring schuift alleen weg door twee open zijden naast elkaar.',
        },
        free: {
          task: 'Haal een van de vrije ringen aan de rand weg.',
          hint: 'Vrije ringen liggen hoger en hebben een gestreepte rand.',
          right: 'Dat was een hele zet: één knikker, één ring. Het bord krimpt voorgoed.',
        },
      },
      wrong: {
        wasFree:
          'Die ring is vrij, dus hij ging weg. Probeer er eerst een in het midden, om te zien wat hem vasthoudt.',
      },
    },
    capture: {
      title: 'Slaan',
      says: 'Spring over een knikker om hem te nemen. Als je kunt, moet je.',
      steps: {
        jump: {
          task: 'Sla: één knikker kan over zijn buur springen.',
          hint: 'De gemarkeerde knikker springt rechtuit naar de lege ring erachter.',
          right: 'Van jou. Kleur maakt bij springen niet uit, en waar het kan, moet het.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Ketens',
      says: 'Een knikker springt door zolang hij kan. De weg kies je zelf.',
      steps: {
        choose: {
          task: 'Sla met de grijze knikker, langs de weg die een witte oplevert.',
          hint: 'Na de eerste sprong splitst de weg. Kijk waar elke weg eindigt.',
          right: 'Drie in één zet. Je kiest de weg, maar hij moet tot het eind gesprongen worden.',
        },
      },
      wrong: {
        noWhite: 'Twee zwarte, maar geen witte. De andere weg neemt ook een witte.',
      },
    },
    isolate: {
      title: 'Snijd een hoek af',
      says: 'Afgesneden ringen die allemaal bezet zijn, zijn van jou, met knikkers en al.',
      steps: {
        corner: {
          task: 'g1 hangt aan één ring. Bezet hem, snijd hem af en win de knikker.',
          hint: 'Plaats op g1 en haal dan g2 weg.',
          right: 'Gewonnen, knikker en ring. Neem hiervoor wit: daarvan heb je het minst nodig.',
        },
      },
      wrong: {
        notFull: 'g1 is afgesneden maar leeg: alleen een volle groep win je. Bezet hem eerst.',
        notCut: 'g1 zit nog aan de rest vast, dus je wint niets.',
      },
    },
    sacrifice: {
      title: 'Het offer',
      says: 'Geef er een om er twee te winnen: een gedwongen sprong kost je tegenstander de beurt.',
      steps: {
        offer: {
          task: 'Voor de hoek g2 en g3 heb je twee zetten nodig. Bied iets aan dat genomen moet worden.',
          hint: 'Plaats zwart op c5, naast d6, en haal f3 weg, een van de twee ringen die de hoek vasthouden.',
          right: 'Je tegenstander moest springen. Jij bent weer aan zet.',
        },
        claim: {
          task: 'Bezet nu g2 en snijd de hoek af.',
          hint: 'Plaats wit op g2 en haal dan f4 weg.',
          right: 'Eén gegeven, twee witte gewonnen. Met deze truc win je partijen.',
        },
      },
      wrong: {
        quiet: 'Er hoeft niets genomen te worden, dus je tegenstander kan de hoek bederven.',
        escapes: 'Je tegenstander springt, maar daarna kun je er geen twee winnen.',
        none: 'Dat wint er geen twee. De hoek wacht nog steeds.',
      },
    },
    goals: {
      title: 'Vier manieren om te winnen',
      says: 'Vier witte, vijf grijze, zes zwarte, of drie van elke kleur.',
      steps: {
        box: {
          task: 'Je hebt wat de meter toont. Welke ene knikker wint nu?',
          hint: 'Het kader telt drie van elke kleur. Eén plaats erin is open.',
          right: 'Juist: drie van elke kleur.',
        },
        row: {
          task: 'En nu? Welke ene knikker wint?',
          hint: 'Een volle rij wint ook: vier witte, vijf grijze of zes zwarte.',
          right: 'Juist: vijf grijze. Eén van de vier doelen is genoeg.',
        },
      },
      wrong: {
        noGoal: 'Met die knikker is geen rij vol, en het kader ook niet.',
      },
    },
    win: {
      title: 'Win in twee zetten',
      says: 'Een aanbod, een gedwongen sprong, een groep: uit een echte partij.',
      steps: {
        offer: {
          task: 'Je hebt twee witte. Win in twee zetten: begin met een aanbod.',
          hint: 'Plaats wit op f3 en haal e4 weg. Dan moet g3 springen.',
          right: 'g3 moest over f3 springen en verliet zijn ring.',
        },
        win: {
          task: 'Win nu.',
          hint: 'Plaats wit op g3 en haal dan f3 weg.',
          right: 'Vier witte: je wint.',
        },
      },
      wrong: {
        quiet: 'Er hoeft niets genomen te worden, dus je tegenstander krijgt een eigen zet.',
        escapes: 'Je tegenstander springt, maar de winst is weg.',
        notYet: 'Dat wint nog niet. Je hebt twee witte tegelijk nodig.',
      },
    },
    game: {
      title: 'Een hele partij',
      says: 'Tegen de computer op het eerste niveau, met tips, op 37 ringen.',
      steps: {},
      wrong: {},
    },
  },
};
