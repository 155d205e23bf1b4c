import type { RulesPageWords } from '../../rules/words.ts';

export const rulesPage: RulesPageWords = {
  title: 'Reglerna för ZÈRTZ',
  says: 'Först det officiella spelet; vad andra utgåvor och varianter ändrar står sist.',
  contents: 'På den här sidan',
  clauses: 'Paragrafer',
  clauseNote:
    'Beteckningar som R5.5 är numrerade paragrafer i RULES.md, som säger samma sak exakt (på engelska).',
  learn: 'Lär dig på spelplanen',
  play: 'Spela upp',
  back: 'Tillbaka',
  print: 'Skriv ut',
  sections: {
    goal: {
      title: 'Målet',
      says: {
        aim: 'Två spelare turas om på en gemensam spelplan, med kulor som inte tillhör någon av dem. Bara en kula som du erövrar eller som tillfaller dig blir din.',
        goals:
          'Du vinner så snart du har fyra vita kulor, eller fem gråa, eller sex svarta, eller tre av varje färg. Det räcker med ett av de fyra målen, och att ha fler är samma vinst.',
      },
    },
    material: {
      title: 'Brickor och kulor',
      says: {
        rings:
          'Spelplanen består av brickor som ligger kant i kant: 37 i en sexhörning, eller fler på större spelplaner. Under partiet krymper den.',
        pool: 'Kulorna ligger bredvid i ett gemensamt förråd: 6 vita, 8 gråa och 10 svarta.',
        words:
          'En bricka utan kula är tom. En grupp är alla brickor som hänger ihop; den är full om det ligger en kula på varje bricka. En avskuren grupp kallas en ö.',
      },
    },
    turn: {
      title: 'Ditt drag',
      says: {
        either:
          'Om någon kula på spelplanen kan hoppa måste du hoppa. Annars placerar du en kula och plockar bort en bricka.',
        noPass: 'Ingen får stå över frivilligt.',
        order:
          'Först kommer placeringen eller hoppet, sedan plockas brickan bort, och sedan tas öarna. Sist avgörs om partiet är slut.',
      },
    },
    placing: {
      title: 'Placera och plocka bort',
      says: {
        place: 'Välj en kula av valfri färg ur förrådet och lägg den på valfri tom bricka.',
        remove: 'Plocka sedan bort en ytterbricka. Den kommer aldrig tillbaka.',
        free: 'En bricka är en ytterbricka om den är tom och två sidor bredvid varandra är öppna, så att den kan dras bort utan att påverka någon annan bricka. En öppen sida räcker inte, och inte heller två som ligger isär. Kulor runt om spelar ingen roll.',
        none: 'Finns det ingen ytterbricka plockas ingen bort, och draget är bara kulan.',
      },
    },
    capturing: {
      title: 'Erövra med hopp',
      says: {
        jump: 'En kula hoppar rakt över en kula intill, till den tomma brickan precis bakom. Aldrig över två i rad, över ett hål eller till en upptagen bricka.',
        any: 'Varje kula får hoppa över varje annan: färgerna, och vem som placerade dem, spelar ingen roll.',
        chain:
          'Om samma kula kan hoppa vidare därifrån måste den göra det, åt vilket håll som helst. Det den hoppade över försvinner genast, och den får landa på en bricka två gånger.',
        choice:
          'Finns det flera vägar får du välja; det behöver inte vara den längsta. Men varje väg måste hoppas till slutet.',
        whole:
          'Kulorna du hoppade över är dina. Hoppet är hela draget: inget placeras och ingen bricka plockas bort.',
      },
    },
    isolating: {
      title: 'Ta en ö',
      says: {
        claim:
          'Om din placering lämnar en grupp avskuren från resten, med en kula på varje bricka, får du ta den: brickor och kulor lämnar spelplanen, och kulorna är dina. Det hör till samma drag.',
        how: 'En grupp blir full när brickan som band ihop den plockas bort, när dess sista tomma bricka fylls, eller när den plockas bort. Flera grupper kan bli fulla på en gång. Kulan du just placerade kan vara bland dem du vinner.',
        vacant:
          'En grupp med en tom bricka är kvar i spelet, hur liten den än är. Om den större delen är full men inte den mindre, är det den större som tas.',
        decline:
          'Du får också låta en grupp ligga. Då kan ingen använda eller ta den längre, om det inte blir så att ingen tom bricka finns kvar på hela spelplanen.',
      },
    },
    empty: {
      title: 'Tomt förråd, full spelplan',
      says: {
        captives:
          'Så länge förrådet har kulor tas de därifrån. När det är tomt placerar du kulor som du har erövrat, och ger dem alltså tillbaka.',
        stuck:
          'Har du inget att placera och inget att hoppa med står du över. Två gånger i rad avslutar partiet. Det gör också en spelplan utan tom bricka.',
        full: 'Om ditt drag inte lämnar någon tom bricka på spelplanen vinner du, och du får ta allt som är kvar.',
      },
    },
    end: {
      title: 'Slutet',
      says: {
        win: 'Om du har nått ett mål avgörs i slutet av ditt drag; ett hopp fullföljs först.',
        tie: 'Om spelet inte kan gå vidare, eller samma läge uppstår för tredje gången, blir det oavgjort.',
        outside:
          'Den som ger upp eller får slut på tid förlorar. Båda kan komma överens om oavgjort.',
      },
    },
    tournament: {
      title: 'Turneringsspel',
      says: {
        board: 'Turneringar spelas på 48 brickor eller fler, med 24 kulor och målen ovan.',
        touch:
          'En rörd kula är spelad, och så är den första bricka som rörs med den och den första ytterbricka som rörs därefter.',
        missed:
          'Ett missat hopp hindras inte. Motståndaren får kräva att draget tas tillbaka och hoppet görs, får själv hoppa, eller får tiga och spela vidare. Bara det senaste draget kan tas tillbaka.',
        together: 'Spelare som tömmer förrådet innan någon har erövrat något förlorar båda.',
      },
    },
    notation: {
      title: 'Hur drag skrivs',
      says: {
        rings:
          'Kolumnerna är bokstäver från vänster, och brickorna räknas nerifrån i var och en: a1, d4, g4. Färgerna är W (vit), G (grå) och B (svart).',
        turns:
          'Wd4,a1 placerar vitt på d4 och plockar bort a1. x e3Wg3 hoppar från e3 över vitt till g3. Bd7,b2 x Wa1Wa2 placerar, plockar bort och tar två vita.',
      },
    },
  },
  diagrams: {
    placement: 'Svart placeras på d5, och ytterbrickan g4 plockas bort.',
    held: 'd7 är borta, men d6 sitter ännu fast: den har bara en öppen sida.',
    jump: 'Vitt på c4 hoppar över grått på d4 till e3 och erövrar det. Grått kunde lika gärna hoppa över vitt.',
    chain: 'Grått hoppar tre gånger, från a1 via c3 och e2 till g2, och tar svart, grått och vitt.',
    isolation:
      'Grått fyller g2, och g3 plockas bort: g1 och g2 är en full ö, och båda kulorna tas.',
    notFull: 'Här är g2 tom, så inget tas när g3 plockas bort.',
  },
  presets: {
    title: 'Utgåvor och varianter',
    says: 'Alla regler som kan väljas för ett parti, och vad de ändrar i det officiella spelet.',
    name: 'Variant',
    set: 'Spelplan, förråd och mål',
    changes: 'Vad som skiljer därutöver',
    none: 'Inget mer',
  },
  requests: {
    title: 'Tre texter och hur de läses',
    says: 'Tre regeltexter, en tjeckisk, en hebreisk och en svensk, kan spelas till punkt och pricka. Här står var de avviker från de officiella reglerna, och var de kan läsas på två sätt.',
    presets: 'Varianter',
    texts: {
      czech: {
        title: 'Den tjeckiska texten',
        says: 'En äldre utgåva med färre kulor, och regler för turneringar.',
        items: {
          small:
            'Färre kulor, 5 vita, 7 gråa och 9 svarta, och mindre mål: tre vita, fyra gråa, fem svarta eller två av varje. Turneringarna har de stora.',
          lie: 'Avskurna kulor får tas eller lämnas liggande, som i det officiella spelet.',
          last: 'Den som fyller den sista tomma brickan tar alla kulor och vinner därmed troligen: själva vinsten kräver ett mål.',
          tournament: 'En rörd kula måste spelas. Ett missat hopp får påtalas eller förtigas.',
        },
      },
      hebrew: {
        title: 'Den hebreiska texten',
        says: 'Även ett hopp kostar en bricka, och poäng avgör när ingen når ett mål.',
        items: {
          ring: 'Efter varje hopp plockas också en ytterbricka bort, och ingen kula placeras.',
          chain:
            'Man kan hoppa vidare som i dam. Läst som annars måste man; till punkt och pricka får man stanna efter vilket hopp som helst.',
          used: 'En bricka som har haft en kula på sig plockas inte bort. Läst så: en som har det nu. Till punkt och pricka ligger en använd bricka kvar för alltid.',
          isolated:
            'Den som skär av en kula genom att plocka bort en bricka har rätt till den. Till punkt och pricka ger det inget att fylla en avskuren grupp.',
          pool: 'När förrådet är tomt och inget hopp finns plockas bara brickor bort, tills något erövras eller skärs av.',
          points: 'Utan mål avgör poäng: vit 4, grå 3, svart 2.',
          pyramid:
            'Den avancerade spelplanen är en pyramid med 8-7-6-5-4-3 på vardera sidan, vilket tar 58 brickor. Lådans 49 brickor räcker till spelplanen med 48.',
        },
      },
      swedish: {
        title: 'Den svenska texten',
        says: 'Det lilla spelet, kort berättat.',
        items: {
          small:
            'Färre kulor, 5 vita, 7 gråa och 9 svarta, och mindre mål: tre vita, fyra gråa, fem svarta eller två av varje.',
          older:
            'Den gamla kulan hoppar över den nya. Läst som ett exempel får vilken som helst hoppa; till punkt och pricka får kulan som placerades sist inte börja.',
          island:
            'Kulor som hamnar på en full ö när en bricka plockas bort tillfaller spelaren utan val. Till punkt och pricka ger det inget att fylla en ö.',
          bigger: 'Utökade versioner har fler brickor och kulor och högre mål: här 48 brickor.',
        },
      },
    },
  },
};
