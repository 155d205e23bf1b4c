import type { RulesPageWords } from '../../rules/words.ts';

export const rulesPage: RulesPageWords = {
  title: 'Die Regeln von ZÈRTZ',
  says: 'Zuerst das offizielle Spiel; was andere Ausgaben ändern, steht am Ende.',
  contents: 'Auf dieser Seite',
  clauses: 'Klauseln',
  clauseNote:
    'Zeichen wie R5.5 sind die nummerierten Klauseln von RULES.md, wo dasselbe genau steht.',
  learn: 'Auf dem Brett lernen',
  play: 'Spielen',
  back: 'Zurück',
  print: 'Drucken',
  sections: {
    goal: {
      title: 'Das Ziel',
      says: {
        aim: 'Zwei spielen abwechselnd auf einem Brett, mit Kugeln, die keinem von beiden gehören. Nur eine Kugel, die du schlägst oder abtrennst, wird deine.',
        goals:
          'Du gewinnst, sobald du vier weiße, fünf graue oder sechs schwarze Kugeln hast, oder drei von jeder Farbe. Eines der vier Ziele genügt, und mehr ist kein größerer Sieg.',
      },
    },
    material: {
      title: 'Ringe und Kugeln',
      says: {
        rings:
          'Das Brett besteht aus aneinandergelegten Ringen: 37 in einem Sechseck, oder mehr auf größeren Brettern. Im Lauf der Partie schrumpft es.',
        pool: 'Daneben liegen die Kugeln in einem gemeinsamen Vorrat: 6 weiße, 8 graue und 10 schwarze.',
        words:
          'Ein Ring ohne Kugel ist leer. Eine Gruppe sind alle Ringe, die zusammenhängen; sie ist voll, wenn auf jedem eine Kugel liegt.',
      },
    },
    turn: {
      title: 'Dein Zug',
      says: {
        either:
          'Kann irgendwo auf dem Brett eine Kugel springen, muss dein Zug ein Schlagen sein. Sonst setzt du eine Kugel und entfernst einen Ring.',
        noPass: 'Freiwillig aussetzen darf niemand.',
        order:
          'Zuerst kommt das Setzen oder Schlagen, dann das Entfernen, dann, was du abtrennst. Zuletzt wird geprüft, ob die Partie zu Ende ist.',
      },
    },
    placing: {
      title: 'Setzen und entfernen',
      says: {
        place:
          'Wähle eine Kugel beliebiger Farbe aus dem Vorrat und setze sie auf einen leeren Ring.',
        remove: 'Nimm dann einen freien Ring vom Brett. Er kommt nie zurück.',
        free: 'Ein Ring ist frei, wenn er leer ist und zwei Seiten nebeneinander offen sind, sodass er sich wegschieben lässt, ohne einen anderen zu bewegen. Eine offene Seite reicht nicht, auch nicht zwei, die getrennt sind. Kugeln ringsum spielen keine Rolle.',
        none: 'Ist kein Ring frei, entfernst du keinen, und der Zug besteht nur aus der Kugel.',
      },
    },
    capturing: {
      title: 'Schlagen durch Springen',
      says: {
        jump: 'Eine Kugel springt geradeaus über eine Kugel neben ihr auf den leeren Ring gleich dahinter. Sie springt nie über zwei hintereinander, über eine Lücke oder auf eine Kugel.',
        any: 'Jede Kugel darf jede andere überspringen: Farbe und wer sie gesetzt hat, spielen keine Rolle.',
        chain:
          'Kann dieselbe Kugel von dort weiterspringen, muss sie, in welche Richtung auch immer. Was sie übersprang, verlässt sofort das Brett, und sie darf auf einem Ring zweimal landen.',
        choice:
          'Gibt es mehrere Wege, wählst du einen; es muss nicht der längste sein. Aber jeder muss zu Ende gesprungen werden.',
        whole:
          'Die übersprungenen Kugeln gehören dir. Schlagen ist der ganze Zug: Du setzt nichts und entfernst keinen Ring.',
      },
    },
    isolating: {
      title: 'Gewinnen durch Abtrennen',
      says: {
        claim:
          'Ist nach deinem Setzen eine Gruppe vom Rest abgetrennt und liegt auf jedem ihrer Ringe eine Kugel, darfst du sie nehmen: Ringe und Kugeln verlassen das Brett, und die Kugeln gehören dir. Das gehört zum selben Zug.',
        how: 'Eine Gruppe wird voll, wenn der Ring entfernt wird, der sie verband, wenn ihr letzter leerer Ring besetzt wird, oder wenn dieser entfernt wird. Mehrere Gruppen können zugleich voll werden. Auch die eben gesetzte Kugel kann dabei sein.',
        vacant:
          'Eine Gruppe mit einem leeren Ring bleibt im Spiel, so klein sie auch ist. Ist der größere Teil voll und der kleinere nicht, wird der größere genommen.',
        decline:
          'Du darfst eine Gruppe auch liegen lassen. Dann kann niemand mehr sie benutzen oder nehmen, außer wenn auf dem ganzen Brett kein leerer Ring bleibt.',
      },
    },
    empty: {
      title: 'Leerer Vorrat, volles Brett',
      says: {
        captives:
          'Solange der Vorrat Kugeln hat, kommen sie von dort. Ist er leer, setzt du Kugeln, die du gewonnen hast, und gibst sie so zurück.',
        stuck:
          'Hast du nichts zu setzen und nichts, was springen kann, setzt du aus. Zweimal Aussetzen hintereinander beendet die Partie, ebenso ein Brett, auf dem kein Ring leer ist.',
        full: 'Lässt dein Zug keinen leeren Ring auf dem Brett, gewinnst du und darfst alles nehmen, was noch liegt.',
      },
    },
    end: {
      title: 'Das Ende',
      says: {
        win: 'Ob du ein Ziel erreicht hast, wird am Ende deines Zuges geprüft; ein Schlagen wird erst zu Ende gesprungen.',
        tie: 'Geht es nicht weiter, oder kommt dieselbe Lage zum dritten Mal vor, ist die Partie unentschieden.',
        outside: 'Wer aufgibt oder keine Zeit mehr hat, verliert. Beide dürfen Remis vereinbaren.',
      },
    },
    tournament: {
      title: 'Turniere',
      says: {
        board:
          'Turniere werden auf 48 oder mehr Ringen gespielt, mit 24 Kugeln und den Zielen oben.',
        touch:
          'Eine berührte Kugel wird gespielt, ebenso der erste Ring, den man mit ihr berührt, und danach der erste berührte freie Ring.',
        missed:
          'Versäumtes Schlagen wird nicht verhindert. Der Gegner darf verlangen, dass der Zug zurückgenommen und geschlagen wird, darf selbst schlagen oder schweigen und weiterspielen. Nur der letzte Zug kann zurückgenommen werden.',
        together: 'Leeren beide den Vorrat, bevor jemand geschlagen hat, verlieren beide.',
      },
    },
    notation: {
      title: 'Wie Züge geschrieben werden',
      says: {
        rings:
          'Spalten sind Buchstaben von links, die Ringe werden in jeder von unten gezählt: a1, d4, g4. Die Farben sind W, G und B.',
        turns:
          'Wd4,a1 setzt Weiß auf d4 und entfernt a1. x e3Wg3 springt von e3 über Weiß nach g3. Bd7,b2 x Wa1Wa2 setzt, entfernt und gewinnt zwei weiße.',
      },
    },
  },
  diagrams: {
    placement: 'Schwarz wird auf d5 gesetzt, und der freie Ring g4 wird entfernt.',
    held: 'd7 ist weg, aber d6 hält noch: Er hat nur eine offene Seite.',
    jump: 'Weiß auf c4 springt über Grau auf d4 nach e3 und schlägt. Grau könnte auch über Weiß springen.',
    chain:
      'Grau springt dreimal, von a1 über c3 und e2 nach g2, und nimmt eine schwarze, eine graue und eine weiße.',
    isolation:
      'Grau besetzt g2, und g3 wird entfernt: g1 und g2 sind abgetrennt und voll, also werden beide Kugeln gewonnen.',
    notFull: 'Hier ist g2 leer, also wird nichts gewonnen, wenn g3 entfernt wird.',
  },
  presets: {
    title: 'Ausgaben und Regelwerke',
    says: 'Alle Regeln, die man für eine Partie wählen kann, und was sie am offiziellen Spiel ändern.',
    name: 'Regelwerk',
    set: 'Brett, Vorrat und Ziele',
    changes: 'Was sonst noch anders ist',
    none: 'Nichts weiter',
  },
  requests: {
    title: 'Drei Texte und ihre Lesarten',
    says: 'Drei Regeltexte, ein tschechischer, ein hebräischer und ein schwedischer, lassen sich wörtlich spielen. Hier steht, wo sie vom offiziellen Spiel abweichen und wo man sie verschieden lesen kann.',
    presets: 'Regelwerke',
    texts: {
      czech: {
        title: 'Der tschechische Text',
        says: 'Eine ältere Ausgabe mit weniger Kugeln, und Regeln für Turniere.',
        items: {
          small:
            'Weniger Kugeln, 5 weiße, 7 graue und 9 schwarze, und kleinere Ziele: drei weiße, vier graue, fünf schwarze oder zwei von jeder Farbe. In Turnieren gelten die großen.',
          lie: 'Abgetrennte Kugeln darf man nehmen oder liegen lassen, wie im offiziellen Spiel.',
          last: 'Wer den letzten leeren Ring verschwinden lässt, nimmt alle Kugeln und gewinnt damit wohl: Der Sieg selbst braucht ein Ziel.',
          tournament:
            'Eine berührte Kugel muss gespielt werden. Versäumtes Schlagen darf man anmahnen oder verschweigen.',
        },
      },
      hebrew: {
        title: 'Der hebräische Text',
        says: 'Auch Schlagen kostet einen Ring, und ohne Ziel entscheiden Punkte.',
        items: {
          ring: 'Auch nach jedem Schlagen wird ein freier Ring entfernt, und keine Kugel gesetzt.',
          chain:
            'Man kann weiterspringen wie im Damespiel. Gelesen wie anderswo, muss man; wörtlich darf eine Kette nach jedem Sprung enden.',
          used: 'Ein Ring, auf dem eine Kugel war, wird nicht entfernt. Gelesen als: ein Ring, auf dem jetzt eine ist. Wörtlich bleibt ein benutzter Ring für immer.',
          isolated:
            'Wer eine Kugel durch Entfernen abtrennt, darf sie nehmen. Wörtlich gewinnt man nichts, wenn man eine abgetrennte Gruppe füllt.',
          pool: 'Ist der Vorrat leer und kein Sprung möglich, werden nur Ringe entfernt, bis geschlagen oder abgetrennt wird.',
          points: 'Ohne Ziel entscheiden Punkte: Weiß 4, Grau 3, Schwarz 2.',
          pyramid:
            'Das Spiel für Geübte ist eine Pyramide von 8-7-6-5-4-3 auf jeder Seite, die 58 Ringe braucht. Die 49 Ringe einer Schachtel ergeben das Brett mit 48.',
        },
      },
      swedish: {
        title: 'Der schwedische Text',
        says: 'Das kleine Spiel, in wenigen Worten.',
        items: {
          small:
            'Weniger Kugeln, 5 weiße, 7 graue und 9 schwarze, und kleinere Ziele: drei weiße, vier graue, fünf schwarze oder zwei von jeder Farbe.',
          older:
            'Die alte Kugel springt über die neue. Als Beispiel gelesen, darf jede springen; wörtlich darf die zuletzt gesetzte nicht beginnen.',
          island:
            'Kugeln, die ein Entfernen auf einer vollen Insel zurücklässt, fallen ohne Wahl an den Spieler. Wörtlich gewinnt man nichts, wenn man eine Insel füllt.',
          bigger: 'Größere Ausgaben haben mehr Ringe und Kugeln und höhere Ziele: hier 48 Ringe.',
        },
      },
    },
  },
};
