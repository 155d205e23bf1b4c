import type { RulesPageWords } from '../../rules/words.ts';

export const rulesPage: RulesPageWords = {
  title: 'Pravidla hry ZÈRTZ',
  says: 'Nejdřív oficiální hra; co mění jiná vydání a předvolby, je na konci.',
  contents: 'Na této stránce',
  clauses: 'Body pravidel',
  clauseNote:
    'Značky jako R5.5 jsou číslované body souboru RULES.md, který totéž říká přesně (anglicky).',
  learn: 'Naučit se na desce',
  play: 'Přehrát',
  back: 'Zpět',
  print: 'Vytisknout',
  sections: {
    goal: {
      title: 'Cíl hry',
      says: {
        aim: 'Dva hráči se střídají na jedné desce s kuličkami, které nepatří žádnému z nich. Vaše je jen kulička, kterou zajmete nebo získáte oddělením.',
        goals:
          'Vyhráváte, jakmile máte čtyři bílé kuličky, nebo pět šedých, nebo šest černých, nebo tři od každé barvy. Stačí jeden z těchto cílů a mít víc je tatáž výhra.',
      },
    },
    material: {
      title: 'Kroužky a kuličky',
      says: {
        rings:
          'Desku tvoří kroužky položené těsně vedle sebe: 37 v šestiúhelníku, na větších deskách víc. Během hry se zmenšuje.',
        pool: 'Kuličky leží vedle ní ve společné zásobě: 6 bílých, 8 šedých a 10 černých.',
        words:
          'Kroužek bez kuličky je prázdný. Skupina jsou všechny kroužky, které spolu souvisejí; plná je, když na každém z nich leží kulička.',
      },
    },
    turn: {
      title: 'Tah',
      says: {
        either:
          'Může-li kdekoli na desce nějaká kulička skočit, musíte tahem zajímat. Jinak položíte kuličku a odeberete kroužek.',
        noPass: 'Tah nelze z vlastní vůle vynechat.',
        order:
          'Nejdřív se pokládá nebo skáče, potom se odebírá kroužek a potom se získávají oddělené skupiny. Nakonec se zjistí, zda hra skončila.',
      },
    },
    placing: {
      title: 'Položení a odebrání',
      says: {
        place:
          'Vyberte ze zásoby kuličku libovolné barvy a položte ji na kterýkoli prázdný kroužek.',
        remove: 'Potom odeberte z desky jeden volný kroužek. Už se nevrací.',
        free: 'Kroužek je volný, když je prázdný a má otevřené dvě strany vedle sebe, takže ho lze odsunout bez pohnutí jiným kroužkem. Jedna otevřená strana nestačí, ani dvě, které nejsou vedle sebe. Na kuličkách okolo nezáleží.',
        none: 'Není-li žádný kroužek volný, neodebírá se nic a tah končí položením kuličky.',
      },
    },
    capturing: {
      title: 'Zajímání skokem',
      says: {
        jump: 'Kulička skáče v přímce přes jednu sousední kuličku na prázdný kroužek hned za ní. Nikdy přes dvě za sebou, přes mezeru ani na jinou kuličku.',
        any: 'Každá kulička smí přeskočit každou: na barvách ani na tom, kdo je položil, nezáleží.',
        chain:
          'Může-li táž kulička z nového místa skočit dál, musí, a to jakýmkoli směrem. Co přeskočila, mizí z desky hned, a na jeden kroužek smí dopadnout i dvakrát.',
        choice:
          'Je-li víc možností, vyberete si; nemusí to být ta nejdelší. Každou je ale nutné doskákat do konce.',
        whole:
          'Přeskočené kuličky jsou vaše. Zajmutí je celý tah: nic se nepokládá a kroužek se neodebírá.',
      },
    },
    isolating: {
      title: 'Získání oddělením',
      says: {
        claim:
          'Zůstane-li po vašem položení skupina oddělená od zbytku a na každém jejím kroužku leží kulička, smíte ji získat: kroužky i kuličky opustí desku a kuličky jsou vaše. Patří to k témuž tahu.',
        how: 'Skupina se stane plnou, když se odebere kroužek, který ji spojoval, když se obsadí její poslední prázdný kroužek, nebo když se ten odebere. Naráz může být plných i víc skupin. Mezi získanými může být i kulička právě položená.',
        vacant:
          'Skupina s prázdným kroužkem zůstává ve hře, jakkoli je malá. Je-li plná větší část a menší ne, získává se ta větší.',
        decline:
          'Skupinu můžete také nechat ležet. Pak už ji nikdo nemůže použít ani získat, leda když na celé desce nezbude prázdný kroužek.',
      },
    },
    empty: {
      title: 'Prázdná zásoba, plná deska',
      says: {
        captives:
          'Dokud jsou v zásobě kuličky, berou se z ní. Když je prázdná, pokládáte kuličky, které jste zajali, a tím je vracíte do hry.',
        stuck:
          'Nemáte-li co položit ani čím skočit, tah vynecháte. Dvě vynechání za sebou hru končí. Stejně tak deska, na které není prázdný kroužek.',
        full: 'Nezbude-li po vašem tahu na desce prázdný kroužek, vyhráváte a smíte získat vše, co zbylo.',
      },
    },
    end: {
      title: 'Konec hry',
      says: {
        win: 'Zda jste dosáhli cíle, se zjistí na konci vašeho tahu; zajímání se nejdřív doskáče do konce.',
        tie: 'Nelze-li hrát dál, nebo nastane-li stejná situace potřetí, hra končí remízou.',
        outside:
          'Kdo se vzdá nebo komu dojde čas, prohrává. Na remíze se oba mohou také dohodnout.',
      },
    },
    tournament: {
      title: 'Turnajová hra',
      says: {
        board: 'Turnaje se hrají na 48 nebo více kroužcích, s 24 kuličkami a uvedenými cíli.',
        touch:
          'Kuličkou, na kterou sáhnete, musíte hrát; platí i první kroužek, kterého se s ní dotknete, a první volný kroužek, kterého se dotknete potom.',
        missed:
          'Opomenutému zajmutí se nebrání. Soupeř smí žádat, aby byl tah vrácen a zajímalo se, smí sám zajímat, nebo o tom pomlčet a hrát dál. Vrátit lze jen poslední tah.',
        together: 'Vyprázdní-li hráči zásobu dřív, než kdokoli něco zajal, prohrávají oba.',
      },
    },
    notation: {
      title: 'Jak se tahy zapisují',
      says: {
        rings:
          'Sloupce se značí písmeny zleva a kroužky se v každém číslují odspodu: a1, d4, g4. Barvy jsou W (bílá), G (šedá) a B (černá).',
        turns:
          'Wd4,a1 položí bílou na d4 a odebere a1. x e3Wg3 skočí z e3 přes bílou na g3. Bd7,b2 x Wa1Wa2 položí, odebere a získá dvě bílé.',
      },
    },
  },
  diagrams: {
    placement: 'Černá se položí na d5 a odebere se volný kroužek g4.',
    held: 'd7 už tu není, ale d6 stále drží: má jen jednu otevřenou stranu.',
    jump: 'Bílá z c4 přeskočí šedou na d4, dopadne na e3 a zajme ji. Stejně tak by mohla šedá přeskočit bílou.',
    chain: 'Šedá skočí třikrát, z a1 přes c3 a e2 na g2, a vezme černou, šedou a bílou.',
    isolation:
      'Šedá obsadí g2 a odebere se g3: g1 a g2 jsou oddělené a plné, obě kuličky jsou získané.',
    notFull: 'Tady je g2 prázdný, a tak se odebráním g3 nezíská nic.',
  },
  presets: {
    title: 'Vydání a předvolby',
    says: 'Všechna pravidla, která lze pro hru zvolit, a co mění na oficiální hře.',
    name: 'Předvolba',
    set: 'Deska, zásoba a cíle',
    changes: 'V čem ještě se liší',
    none: 'V ničem dalším',
  },
  requests: {
    title: 'Tři texty a jejich čtení',
    says: 'Do písmene lze hrát podle tří textů pravidel: českého, hebrejského a švédského. Zde je, kde se od oficiálních pravidel odchylují a kde je lze číst dvojím způsobem.',
    presets: 'Předvolby',
    texts: {
      czech: {
        title: 'Český text',
        says: 'Starší vydání s méně kuličkami a pravidla pro turnaje.',
        items: {
          small:
            'Méně kuliček, 5 bílých, 7 šedých a 9 černých, a menší cíle: tři bílé, čtyři šedé, pět černých, nebo dvě od každé barvy. Turnaje mají velké cíle.',
          lie: 'Opuštěné kuličky lze získat, nebo nechat ležet, jako v oficiální hře.',
          last: 'Kdo obsadí poslední volný kroužek, získává všechny zbylé kuličky, a tak pravděpodobně vyhrává: k výhře samé je třeba cíl.',
          tournament:
            'Kuličkou, na kterou hráč sáhl, musí hrát. Opomenuté zajmutí lze napadnout, nebo o něm pomlčet.',
        },
      },
      hebrew: {
        title: 'Hebrejský text',
        says: 'I zajmutí stojí kroužek, a když nikdo nedosáhne cíle, rozhodují body.',
        items: {
          ring: 'Po každém zajmutí se také odebere volný kroužek a žádná kulička se nepokládá.',
          chain:
            'Lze skákat dál jako v dámě. Čteno jako jinde se skákat musí; do písmene smí kulička přestat po kterémkoli skoku.',
          used: 'Kroužek, na kterém byla kulička, se neodebírá. Čteno: na kterém je teď. Do písmene kroužek jednou použitý zůstává navždy.',
          isolated:
            'Kdo odebráním oddělí kuličku, má na ni právo. Do písmene se obsazením oddělené skupiny nezíská nic.',
          pool: 'Je-li zásoba prázdná a nelze skočit, odebírají se jen kroužky, dokud se něco nezajme nebo neoddělí.',
          points: 'Bez cíle rozhodují body: bílá 4, šedá 3, černá 2.',
          pyramid:
            'Hra pro pokročilé má pyramidu 8-7-6-5-4-3 na obou stranách, což je 58 kroužků. Ze 49 kroužků v krabici lze složit desku se 48.',
        },
      },
      swedish: {
        title: 'Švédský text',
        says: 'Malá hra, pověděná stručně.',
        items: {
          small:
            'Méně kuliček, 5 bílých, 7 šedých a 9 černých, a menší cíle: tři bílé, čtyři šedé, pět černých, nebo dvě od každé barvy.',
          older:
            'Stará kulička skáče přes novou. Čteno jako příklad smí skočit kterákoli; do písmene nesmí začít ta, která byla položena poslední.',
          island:
            'Kuličky, které odebrání zanechá na plném ostrově, připadnou hráči, aniž by volil. Do písmene se obsazením ostrova nezíská nic.',
          bigger: 'Rozšířené verze mají víc kroužků a kuliček a vyšší cíle: zde 48 kroužků.',
        },
      },
    },
  },
};
