import type { RulesPageWords } from '../../rules/words.ts';

export const rulesPage: RulesPageWords = {
  title: 'De regels van ZÈRTZ',
  says: 'Eerst het officiële spel; wat andere uitgaven veranderen, staat aan het eind.',
  contents: 'Op deze pagina',
  clauses: 'Artikelen',
  clauseNote:
    'Merktekens als R5.5 zijn de genummerde artikelen van RULES.md, dat hetzelfde precies zegt.',
  learn: 'Leer het op het bord',
  play: 'Spelen',
  back: 'Terug',
  print: 'Afdrukken',
  sections: {
    goal: {
      title: 'Het doel',
      says: {
        aim: 'Twee spelers spelen om beurten op één bord, met knikkers die van geen van beiden zijn. Alleen een knikker die je slaat of afsnijdt, wordt van jou.',
        goals:
          'Je wint zodra je vier witte, vijf grijze of zes zwarte knikkers hebt, of drie van elke kleur. Eén van de vier is genoeg, en meer is geen grotere winst.',
      },
    },
    material: {
      title: 'Ringen en knikkers',
      says: {
        rings:
          'Het bord bestaat uit ringen die tegen elkaar liggen: 37 in een zeshoek, of meer op grotere borden. Tijdens de partij krimpt het.',
        pool: 'Ernaast liggen de knikkers in één voorraad voor beiden: 6 witte, 8 grijze en 10 zwarte.',
        words:
          'Een ring zonder knikker is leeg. Een groep is alle ringen die samenhangen; ze is vol als er op elke ring een knikker ligt.',
      },
    },
    turn: {
      title: 'Jouw zet',
      says: {
        either:
          'Kan er ergens op het bord een knikker springen, dan moet je zet een slag zijn. Anders plaats je een knikker en haal je een ring weg.',
        noPass: 'Niemand mag uit eigen wil passen.',
        order:
          'Eerst komt het plaatsen of slaan, dan het weghalen, dan wat je afsnijdt. Ten slotte wordt gekeken of de partij uit is.',
      },
    },
    placing: {
      title: 'Plaatsen en weghalen',
      says: {
        place:
          'Kies een knikker van een kleur naar keuze uit de voorraad en leg hem op een lege ring.',
        remove: 'Neem dan één vrije ring van het bord. Hij komt nooit terug.',
        free: 'Een ring is vrij als hij leeg is en twee zijden naast elkaar open zijn, zodat hij weggeschoven kan worden zonder een andere ring te bewegen. Eén open zijde is niet genoeg, en twee die los van elkaar zijn ook niet. Knikkers eromheen doen er niet toe.',
        none: 'Is geen ring vrij, dan haal je er geen weg, en is de zet alleen de knikker.',
      },
    },
    capturing: {
      title: 'Slaan door te springen',
      says: {
        jump: 'Een knikker springt rechtuit over één knikker ernaast naar de lege ring vlak erachter. Hij springt nooit over twee op rij, over een gat of op een knikker.',
        any: 'Elke knikker mag over elke andere springen: kleur, en wie hem plaatste, doen er niet toe.',
        chain:
          'Kan dezelfde knikker verder springen, dan moet dat, in welke richting ook. Waar hij over sprong, gaat meteen van het bord, en hij mag twee keer op een ring landen.',
        choice:
          'Zijn er meer wegen, dan kies je er een; het hoeft niet de langste te zijn. Maar elke weg moet tot het eind gesprongen worden.',
        whole:
          'De knikkers waar je over sprong, zijn van jou. Een slag is de hele zet: je plaatst niets en haalt geen ring weg.',
      },
    },
    isolating: {
      title: 'Winnen door af te snijden',
      says: {
        claim:
          'Is na je plaatsing een groep afgesneden van de rest, met een knikker op elke ring, dan mag je haar nemen: ringen en knikkers gaan van het bord, en de knikkers zijn van jou. Dit hoort bij dezelfde zet.',
        how: 'Een groep wordt vol als de ring die haar verbond wordt weggehaald, als haar laatste lege ring wordt bezet, of als die wordt weggehaald. Meer groepen kunnen tegelijk vol worden. De net geplaatste knikker kan erbij zijn.',
        vacant:
          'Een groep met een lege ring blijft in het spel, hoe klein ook. Is het grotere deel vol en het kleinere niet, dan win je het grotere.',
        decline:
          'Je mag een groep ook laten liggen. Dan kan niemand haar nog gebruiken of nemen, tenzij er op het hele bord geen lege ring over is.',
      },
    },
    empty: {
      title: 'Lege voorraad, vol bord',
      says: {
        captives:
          'Zolang de voorraad knikkers heeft, komen ze daaruit. Is hij leeg, dan plaats je knikkers die je gewonnen hebt, en geef je ze zo terug.',
        stuck:
          'Heb je niets te plaatsen en niets om mee te springen, dan pas je. Twee keer passen achter elkaar beëindigt de partij. Een bord zonder lege ring ook.',
        full: 'Laat je zet geen lege ring op het bord, dan win je, en mag je alles nemen wat er nog ligt.',
      },
    },
    end: {
      title: 'Het einde',
      says: {
        win: 'Of je een doel hebt bereikt, wordt aan het eind van je zet bekeken; een slag wordt eerst uitgesprongen.',
        tie: 'Kan er niet verder gespeeld worden, of komt dezelfde toestand voor de derde keer voor, dan is het gelijkspel.',
        outside: 'Wie opgeeft of geen tijd meer heeft, verliest. Beiden mogen remise afspreken.',
      },
    },
    tournament: {
      title: 'In toernooien',
      says: {
        board:
          'Toernooien worden gespeeld op 48 ringen of meer, met 24 knikkers en de doelen hierboven.',
        touch:
          'Een aangeraakte knikker wordt gespeeld, en zo ook de eerste ring die je ermee aanraakt en de eerste vrije ring daarna.',
        missed:
          'Een gemiste slag wordt niet verhinderd. De tegenstander mag eisen dat de zet wordt teruggenomen en geslagen wordt, mag zelf slaan, of zwijgen en verder spelen. Alleen de laatste zet kan worden teruggenomen.',
        together:
          'Spelers die de voorraad leegmaken voordat iemand heeft geslagen, verliezen beiden.',
      },
    },
    notation: {
      title: 'Hoe zetten worden geschreven',
      says: {
        rings:
          'Kolommen zijn letters van links af, en ringen worden van onderen geteld: a1, d4, g4. De kleuren zijn W, G en B.',
        turns:
          'Wd4,a1 plaatst wit op d4 en haalt a1 weg. x e3Wg3 springt van e3 over wit naar g3. Bd7,b2 x Wa1Wa2 plaatst, haalt weg en wint twee witte.',
      },
    },
  },
  diagrams: {
    placement: 'Zwart wordt op d5 geplaatst, en de vrije ring g4 gaat weg.',
    held: 'd7 is weg, maar d6 zit nog vast: hij heeft maar één open zijde.',
    jump: 'Wit op c4 springt over grijs op d4 naar e3 en slaat hem. Grijs zou ook over wit kunnen springen.',
    chain:
      'Grijs springt drie keer, van a1 over c3 en e2 naar g2, en neemt een zwarte, een grijze en een witte.',
    isolation:
      'Grijs bezet g2, en g3 gaat weg: g1 en g2 zijn afgesneden en vol, dus beide knikkers zijn gewonnen.',
    notFull: 'Hier is g2 leeg, dus je wint niets als g3 weggaat.',
  },
  presets: {
    title: 'Uitgaven en spelregels',
    says: 'Alle regels die je voor een partij kunt kiezen, met wat ze aan het officiële spel veranderen.',
    name: 'Spelregels',
    set: 'Bord, voorraad en doelen',
    changes: 'Wat er verder anders is',
    none: 'Verder niets',
  },
  requests: {
    title: 'Drie teksten en hoe ze gelezen worden',
    says: 'Drie regelteksten, een Tsjechische, een Hebreeuwse en een Zweedse, zijn naar de letter te spelen. Hier staat waar ze van de officiële regels afwijken, en waar ze op twee manieren te lezen zijn.',
    presets: 'Spelregels',
    texts: {
      czech: {
        title: 'De Tsjechische tekst',
        says: 'Een oudere uitgave met minder knikkers, en regels voor toernooien.',
        items: {
          small:
            'Minder knikkers, 5 witte, 7 grijze en 9 zwarte, en kleinere doelen: drie witte, vier grijze, vijf zwarte, of twee van elke. In toernooien gelden de grote.',
          lie: 'Afgesneden knikkers mag je nemen of laten liggen, zoals in het officiële spel.',
          last: 'Wie de laatste lege ring laat verdwijnen, neemt alle knikkers, en wint zo waarschijnlijk: de winst zelf vraagt een doel.',
          tournament:
            'Een aangeraakte knikker moet gespeeld worden. Een gemiste slag mag je aanvechten, of verzwijgen.',
        },
      },
      hebrew: {
        title: 'De Hebreeuwse tekst',
        says: 'Ook een slag kost een ring, en zonder doel beslissen punten.',
        items: {
          ring: 'Ook na elke slag gaat er een vrije ring weg, en er wordt geen knikker geplaatst.',
          chain:
            'Je kunt doorspringen, zoals bij dammen. Gelezen als elders moet het; naar de letter mag een keten na elke sprong stoppen.',
          used: 'Een ring waar een knikker op lag, gaat niet weg. Gelezen als: waar er nu een op ligt. Naar de letter blijft een gebruikte ring voorgoed.',
          isolated:
            'Wie een knikker afsnijdt door een ring weg te halen, mag hem nemen. Naar de letter wint een afgesneden groep vullen niets.',
          pool: 'Met een lege voorraad en zonder sprong gaan er alleen ringen weg, tot er iets geslagen of afgesneden wordt.',
          points: 'Zonder doel beslissen punten: wit 4, grijs 3, zwart 2.',
          pyramid:
            'Het spel voor gevorderden is een piramide van 8-7-6-5-4-3 aan elke kant, waarvoor 58 ringen nodig zijn. De 49 ringen van een doos geven het bord van 48.',
        },
      },
      swedish: {
        title: 'De Zweedse tekst',
        says: 'Het kleine spel, in weinig woorden.',
        items: {
          small:
            'Minder knikkers, 5 witte, 7 grijze en 9 zwarte, en kleinere doelen: drie witte, vier grijze, vijf zwarte, of twee van elke.',
          older:
            'De oude knikker springt over de nieuwe. Gelezen als voorbeeld mag elke springen; naar de letter mag de laatst geplaatste niet beginnen.',
          island:
            'Knikkers die door weghalen op een vol eiland achterblijven, zijn zonder keuze voor de speler. Naar de letter wint een eiland vullen niets.',
          bigger:
            'Vergrote versies hebben meer ringen en knikkers en hogere doelen: hier 48 ringen.',
        },
      },
    },
  },
};
