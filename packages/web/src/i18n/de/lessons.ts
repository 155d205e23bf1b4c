import type { LessonWords } from '../../learn/words.ts';

export const lessons: LessonWords = {
  title: 'Spielen lernen',
  says: 'Neun kurze Lektionen auf einem echten Brett. Die ersten vier dauern zwei Minuten.',
  number: (lesson, of) => `Lektion ${lesson} von ${of}`,
  done: 'Geschafft',
  doneOf: (done, of) => `${done} von ${of} geschafft`,
  begin: 'Beginnen',
  goOn: 'Weitermachen',
  again: 'Von vorn',
  all: 'Alle Lektionen',
  lessons: 'Lektionen',
  task: 'Aufgabe',
  hint: 'Hinweis',
  show: 'Zeig es mir',
  tryAgain: 'Noch einmal',
  next: 'Nächste Lektion',
  skip: 'Überspringen',
  finish: 'Alle Lektionen',
  replying: 'Dein Gegner antwortet.',
  held: 'Was du geschlagen hast',
  toRules: 'Alle Regeln lesen',
  start: 'Partie beginnen',
  texts: {
    place: {
      title: 'Eine Kugel setzen',
      says: 'Die Kugeln liegen in einem Vorrat, den beide teilen.',
      steps: {
        place: {
          task: 'Setze eine Kugel auf einen beliebigen leeren Ring.',
          hint: 'Die graue Kugel ist in deiner Hand. Du kannst auch eine andere Farbe wählen.',
          right: 'Gut. Jede Kugel gehört beiden, bis jemand sie schlägt.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Einen Ring entfernen',
      says: 'Nach jedem Setzen verlässt ein freier Ring das Brett.',
      steps: {
        held: {
          task: 'Deine Kugel liegt auf d4. Versuch jetzt, einen Ring aus der Mitte zu entfernen.',
          hint: 'Wähle einen leeren Ring, der ringsum Ringe hat.',
          right: 'Er hält: Ein Ring gleitet nur durch zwei offene Seiten nebeneinander hinaus.',
        },
        free: {
          task: 'Entferne einen der freien Ringe am Rand.',
          hint: 'Freie Ringe sind angehoben und haben einen gestrichelten Rand.',
          right: 'Das war ein ganzer Zug: eine Kugel, ein Ring. Das Brett schrumpft für immer.',
        },
      },
      wrong: {
        wasFree:
          'Dieser Ring ist frei, also ging er. Versuch erst einen in der Mitte, um zu sehen, was ihn hält.',
      },
    },
    capture: {
      title: 'Schlagen',
      says: 'Überspringe eine Kugel, um sie zu nehmen. Wenn du kannst, musst du.',
      steps: {
        jump: {
          task: 'Schlage: Eine Kugel kann ihre Nachbarin überspringen.',
          hint: 'Die markierte Kugel springt geradeaus auf den leeren Ring dahinter.',
          right: 'Deine. Farben sind beim Springen egal, und wo es geht, ist es Pflicht.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Ketten',
      says: 'Eine Kugel springt weiter, solange sie kann. Den Weg wählst du.',
      steps: {
        choose: {
          task: 'Schlage mit der grauen Kugel und nimm den Weg, der eine weiße bringt.',
          hint: 'Nach dem ersten Sprung teilt sich der Weg. Sieh, wo jeder endet.',
          right: 'Drei in einem Zug. Den Weg wählst du, aber er muss zu Ende gesprungen werden.',
        },
      },
      wrong: {
        noWhite: 'Zwei schwarze, aber keine weiße. Der andere Weg nimmt auch eine weiße.',
      },
    },
    isolate: {
      title: 'Eine Ecke abtrennen',
      says: 'Abgetrennte Ringe, die alle besetzt sind, gehören dir samt Kugeln.',
      steps: {
        corner: {
          task: 'g1 hängt an einem einzigen Ring. Besetze ihn, trenne ihn ab und gewinne die Kugel.',
          hint: 'Setze auf g1, dann entferne g2.',
          right: 'Gewonnen, Kugel und Ring. Nimm dafür Weiß: Davon brauchst du am wenigsten.',
        },
      },
      wrong: {
        notFull: 'g1 ist abgetrennt, aber leer: Nur eine volle Gruppe zählt. Besetze ihn zuerst.',
        notCut: 'g1 hängt noch mit dem Rest zusammen, also gewinnst du nichts.',
      },
    },
    sacrifice: {
      title: 'Das Opfer',
      says: 'Gib eine, gewinne zwei: Ein erzwungener Sprung kostet den Gegner den Zug.',
      steps: {
        offer: {
          task: 'Für die Ecke g2 und g3 brauchst du zwei Züge. Biete etwas an, das genommen werden muss.',
          hint: 'Setze Schwarz auf c5 neben d6 und entferne f3, einen der zwei Ringe, die die Ecke halten.',
          right: 'Der Gegner musste springen. Du bist wieder dran.',
        },
        claim: {
          task: 'Besetze jetzt g2 und trenne die Ecke ab.',
          hint: 'Setze Weiß auf g2, dann entferne f4.',
          right: 'Eine gegeben, zwei weiße gewonnen. Dieser Kniff gewinnt Partien.',
        },
      },
      wrong: {
        quiet: 'Nichts muss genommen werden, also kann der Gegner die Ecke verderben.',
        escapes: 'Der Gegner springt, aber danach gewinnst du keine zwei.',
        none: 'Das gewinnt keine zwei. Die Ecke wartet noch.',
      },
    },
    goals: {
      title: 'Vier Wege zum Sieg',
      says: 'Vier weiße, fünf graue, sechs schwarze oder drei von jeder Farbe.',
      steps: {
        box: {
          task: 'Du hast, was die Anzeige zeigt. Welche eine Kugel gewinnt jetzt?',
          hint: 'Der Kasten fasst drei von jeder Farbe. Ein Platz darin ist offen.',
          right: 'Richtig: drei von jeder Farbe.',
        },
        row: {
          task: 'Und jetzt? Welche eine Kugel gewinnt?',
          hint: 'Auch eine volle Reihe gewinnt: vier weiße, fünf graue oder sechs schwarze.',
          right: 'Richtig: fünf graue. Eines der vier Ziele genügt.',
        },
      },
      wrong: {
        noGoal: 'Mit dieser Kugel ist weder eine Reihe noch der Kasten voll.',
      },
    },
    win: {
      title: 'Sieg in zwei Zügen',
      says: 'Ein Angebot, ein erzwungener Sprung, eine Gruppe: aus einer echten Partie.',
      steps: {
        offer: {
          task: 'Du hast zwei weiße. Gewinne in zwei Zügen: Beginne mit einem Angebot.',
          hint: 'Setze Weiß auf f3 und entferne e4. Dann muss g3 springen.',
          right: 'g3 musste über f3 springen und verließ seinen Ring.',
        },
        win: {
          task: 'Jetzt gewinne.',
          hint: 'Setze Weiß auf g3, dann entferne f3.',
          right: 'Vier weiße: Du gewinnst.',
        },
      },
      wrong: {
        quiet: 'Nichts muss genommen werden, also bekommt der Gegner einen eigenen Zug.',
        escapes: 'Der Gegner springt, aber der Sieg ist dahin.',
        notYet: 'Das gewinnt noch nicht. Du brauchst zwei weiße auf einmal.',
      },
    },
    game: {
      title: 'Eine ganze Partie',
      says: 'Gegen den Computer auf der ersten Stufe, mit Tipps, auf 37 Ringen.',
      steps: {},
      wrong: {},
    },
  },
};
