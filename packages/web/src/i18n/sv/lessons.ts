import type { LessonWords } from '../../learn/words.ts';

export const lessons: LessonWords = {
  title: 'Lär dig spela',
  says: 'Nio korta lektioner på en riktig spelplan. De fyra första tar två minuter.',
  number: (n, of) => `Lektion ${n} av ${of}`,
  done: 'Klar',
  doneOf: (done, of) => `${done} av ${of} klara`,
  begin: 'Börja',
  goOn: 'Fortsätt',
  again: 'Börja om',
  all: 'Alla lektioner',
  lessons: 'Lektioner',
  task: 'Uppgift',
  hint: 'Ledtråd',
  show: 'Visa mig',
  tryAgain: 'Försök igen',
  next: 'Nästa lektion',
  skip: 'Hoppa över',
  finish: 'Alla lektioner',
  replying: 'Motståndaren svarar.',
  held: 'Det du har erövrat',
  toRules: 'Läs alla regler',
  start: 'Börja partiet',
  texts: {
    place: {
      title: 'Placera en kula',
      says: 'Kulorna ligger i ett förråd som båda spelarna delar.',
      steps: {
        place: {
          task: 'Placera en kula på valfri tom bricka.',
          hint: 'Du har den gråa kulan i handen. Du kan också välja en annan färg.',
          right: 'Bra. Varje kula tillhör båda spelarna tills någon av dem erövrar den.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Plocka bort en bricka',
      says: 'Efter varje placering lämnar en ytterbricka spelplanen.',
      steps: {
        held: {
          task: 'Din kula ligger på d4. Försök nu plocka bort en bricka i mitten.',
          hint: 'Välj en tom bricka som har brickor runt om sig.',
          right:
            'Den sitter fast: en bricka kan bara dras ut genom två öppna sidor bredvid varandra.',
        },
        free: {
          task: 'Plocka bort en av ytterbrickorna.',
          hint: 'Ytterbrickorna är upplyfta och har en streckad kant.',
          right: 'Det var ett helt drag: en kula, en bricka. Spelplanen krymper för gott.',
        },
      },
      wrong: {
        wasFree: 'Den brickan låg ytterst, så den försvann. Pröva en i mitten först.',
      },
    },
    capture: {
      title: 'Erövra',
      says: 'Hoppa över en kula för att erövra den. Kan du, så måste du.',
      steps: {
        jump: {
          task: 'Gör hoppet: en av kulorna kan hoppa över sin granne.',
          hint: 'Den markerade kulan hoppar rakt fram till den tomma brickan bakom.',
          right: 'Din. Färgerna spelar ingen roll, och den som kan hoppa måste göra det.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Flera hopp',
      says: 'En kula hoppar vidare så länge den kan. Vägen väljer du.',
      steps: {
        choose: {
          task: 'Hoppa med den gråa kulan, och ta vägen som ger en vit.',
          hint: 'Efter första hoppet delar sig vägen. Se var de båda vägarna slutar.',
          right: 'Tre i ett drag. Du får välja väg, men varje väg måste hoppas till slutet.',
        },
      },
      wrong: {
        noWhite: 'Två svarta men ingen vit. Den andra vägen tar en vit också.',
      },
    },
    isolate: {
      title: 'Skär av ett hörn',
      says: 'En full ö är din, med både kulor och brickor.',
      steps: {
        corner: {
          task: 'g1 hänger i en enda bricka. Fyll den, skär av den och ta kulan.',
          hint: 'Placera på g1 och plocka bort g2.',
          right: 'Din, både kula och bricka. Välj gärna vitt: av dem behöver du minst antal.',
        },
      },
      wrong: {
        notFull: 'g1 är avskuren men tom: bara en full ö tillfaller dig. Fyll den först.',
        notCut: 'g1 hänger ännu ihop med resten, så inget tillfaller dig.',
      },
    },
    sacrifice: {
      title: 'Offret',
      says: 'Ge en för att få två: ett tvunget hopp kostar motståndaren draget.',
      steps: {
        offer: {
          task: 'Hörnet g2 och g3 kräver två drag. Offra en kula som motståndaren måste ta.',
          hint: 'Placera svart på c5 intill d6 och plocka bort f3, en av de två brickor som håller hörnet.',
          right: 'Motståndaren måste hoppa. Nu är det din tur igen.',
        },
        claim: {
          task: 'Fyll nu g2 och skär av hörnet.',
          hint: 'Placera vitt på g2 och plocka bort f4.',
          right: 'En offrad, två vita vunna. Så vinner man partier.',
        },
      },
      wrong: {
        quiet: 'Inget måste tas, så motståndaren får förstöra hörnet i lugn och ro.',
        escapes: 'Motståndaren hoppar, men sedan kan du inte få två.',
        none: 'Det ger inte två. Hörnet väntar ännu.',
      },
    },
    goals: {
      title: 'Fyra sätt att vinna',
      says: 'Fyra vita, fem gråa, sex svarta eller tre av varje.',
      steps: {
        box: {
          task: 'Mätaren visar vad du har. Vilken enda kula vinner nu?',
          hint: 'Rutan rymmer tre av varje färg. En plats i den är tom.',
          right: 'Rätt: tre av varje.',
        },
        row: {
          task: 'Och nu? Vilken enda kula vinner?',
          hint: 'En full rad vinner också: fyra vita, fem gråa eller sex svarta.',
          right: 'Rätt: fem gråa. Det räcker med ett av de fyra målen.',
        },
      },
      wrong: {
        noGoal: 'Med den kulan blir varken en rad eller rutan full.',
      },
    },
    win: {
      title: 'Vinn på två drag',
      says: 'Ett offer, ett tvunget hopp, en ö: ur ett riktigt parti.',
      steps: {
        offer: {
          task: 'Du har två vita. Vinn på två drag: börja med ett offer.',
          hint: 'Placera vitt på f3 och plocka bort e4. Då måste kulan på g3 hoppa.',
          right: 'Kulan på g3 tvingades hoppa över f3 och lämnade sin bricka.',
        },
        win: {
          task: 'Vinn nu.',
          hint: 'Placera vitt på g3 och plocka bort f3.',
          right: 'Fyra vita: du vinner.',
        },
      },
      wrong: {
        quiet: 'Inget måste tas, så motståndaren får ett eget drag.',
        escapes: 'Motståndaren hoppar, men vinsten är borta.',
        notYet: 'Det vinner inte än. Du behöver två vita på en gång.',
      },
    },
    game: {
      title: 'Ett helt parti',
      says: 'Mot datorn på första nivån, med tips, på 37 brickor.',
      steps: {},
      wrong: {},
    },
  },
};
