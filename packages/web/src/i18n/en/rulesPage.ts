import type { DiagramTexts, RequestTexts, SectionTexts } from '../../rules/words.ts';

/** The page that tells all the rules. */
export const rulesPage = {
  title: 'The rules of ZÈRTZ',
  says: 'The official game first; what other editions and presets change is at the end.',
  contents: 'On this page',
  clauses: 'Clauses',
  clauseNote:
    'Labels such as R5.5 are the numbered clauses of RULES.md, which says the same exactly.',
  learn: 'Learn it on the board',
  play: 'Play it',
  back: 'Back',
  print: 'Print',
  sections: {
    goal: {
      title: 'The goal',
      says: {
        aim: 'Two players take turns on one board, with marbles that belong to neither of them. Only a marble that you capture or claim becomes yours.',
        goals:
          'You win as soon as you hold four white marbles, or five grey, or six black, or three of each colour. One of the four is enough, and more than that is the same win.',
      },
    },
    material: {
      title: 'Rings and marbles',
      says: {
        rings:
          'The board is made of rings that are put next to each other: 37 of them in a hexagon, or more on bigger boards. During the game it shrinks.',
        pool: 'The marbles lie beside it in one pool for both: 6 white, 8 grey and 10 black.',
        words:
          'A ring without a marble is vacant. A group is all rings that hang together; it is full if there is a marble on each of them.',
      },
    },
    turn: {
      title: 'Your turn',
      says: {
        either:
          'If a marble can jump anywhere on the board, your turn must be a capture. Otherwise you place a marble and remove a ring.',
        noPass: 'Nobody may pass of their own will.',
        order:
          'First comes the placement or the capture, then the removal, then what you claim. At last it is seen whether the game is over.',
      },
    },
    placing: {
      title: 'Place and remove',
      says: {
        place: 'Choose a marble of any colour from the pool and put it on any vacant ring.',
        remove: 'Then take one free ring off the board. It never comes back.',
        free: 'A ring is free if it is vacant and two sides next to each other are open, so that it can be slid away without moving another ring. One open side is not enough, nor are two that are apart. Marbles round it do not matter.',
        none: 'If no ring is free, you remove none, and the turn is the marble alone.',
      },
    },
    capturing: {
      title: 'Capture by jumping',
      says: {
        jump: 'A marble jumps in a straight line over one marble next to it, to the vacant ring right behind. It never jumps over two in a row, over a gap or onto a marble.',
        any: 'Any marble may jump over any other: colours, and who placed them, do not matter.',
        chain:
          'If the same marble can jump on from where it landed, it must, in whatever direction. What it jumped over leaves the board at once, and it may land on a ring twice.',
        choice:
          'Where there are several ways you choose one; it need not be the longest. But each has to be jumped to its end.',
        whole:
          'The marbles jumped over are yours. A capture is the whole turn: you place nothing and remove no ring.',
      },
    },
    isolating: {
      title: 'Claim by isolating',
      says: {
        claim:
          'If your placement leaves a group cut off from the rest with a marble on each of its rings, you may claim it: rings and marbles leave the board, and the marbles are yours. This is part of the same turn.',
        how: 'A group becomes full when the ring that linked it is removed, when its last vacant ring is filled, or when that is removed. Several groups may become full at once. The marble just placed may be among those that you win.',
        vacant:
          'A group with a vacant ring stays in play, however small it is. If the bigger part is full and the smaller is not, the bigger part is the one to be claimed.',
        decline:
          'You may also leave a group lying. Then nobody can use or claim it any more, unless no vacant ring is left on the whole board.',
      },
    },
    empty: {
      title: 'Empty pool, full board',
      says: {
        captives:
          'While the pool has marbles, they come from there. When it is empty, you place marbles that you have captured, and so give them back.',
        stuck:
          'If you have nothing to place and nothing to jump with, you pass. Two passes in a row end the game. So does a board on which no ring is vacant.',
        full: 'If your turn leaves no vacant ring on the board, you win, and you may claim all that is left.',
      },
    },
    end: {
      title: 'The end',
      says: {
        win: 'Whether you have reached a goal is seen at the end of your turn; a capture is jumped to its end first.',
        tie: 'If play cannot go on, or the same situation comes up for the third time, the game is a tie.',
        outside: 'Whoever resigns or runs out of time loses. Both may agree on a draw.',
      },
    },
    tournament: {
      title: 'Tournament play',
      says: {
        board: 'Tournaments are played on 48 rings or more, with 24 marbles and the goals above.',
        touch:
          'A touched marble is played, and so are the first ring touched with it and the first free ring touched after that.',
        missed:
          'A missed capture is not prevented. The opponent may demand that the turn be taken back and a capture made, may capture, or may keep silent and play on. Only the latest turn can be taken back.',
        together: 'Players who empty the pool before anybody has captured both lose.',
      },
    },
    notation: {
      title: 'How turns are written',
      says: {
        rings:
          'Columns are letters from the left, and rings are counted from the bottom of each: a1, d4, g4. The colours are W, G and B.',
        turns:
          'Wd4,a1 places white on d4 and removes a1. x e3Wg3 jumps from e3 over white to g3. Bd7,b2 x Wa1Wa2 places, removes, and claims two whites.',
      },
    },
  } satisfies SectionTexts,
  diagrams: {
    placement: 'Black is placed on d5, and the free ring g4 is removed.',
    held: 'd7 is gone, but d6 is still held: it has only one open side.',
    jump: 'White on c4 jumps over grey on d4 to e3 and captures it. Grey could jump over white instead.',
    chain:
      'Grey jumps three times, from a1 by c3 and e2 to g2, and takes a black, a grey and a white.',
    isolation:
      'Grey fills g2, and g3 is removed: g1 and g2 are cut off and full, so both marbles are claimed.',
    notFull: 'Here g2 is vacant, so that nothing is claimed when g3 is removed.',
  } satisfies DiagramTexts,
  presets: {
    title: 'Editions and presets',
    says: 'Every set of rules that can be chosen for a game, with what it changes in the official one.',
    name: 'Preset',
    set: 'Board, pool and goals',
    changes: 'What else is different',
    none: 'Nothing else',
  },
  requests: {
    title: 'Three texts and their readings',
    says: 'Three rules texts, a Czech, a Hebrew and a Swedish one, can be played to the letter. This is where they leave the official rules, and where they can be read in two ways.',
    presets: 'Presets',
    texts: {
      czech: {
        title: 'The Czech text',
        says: 'An older edition with fewer marbles, and rules for tournaments.',
        items: {
          small:
            'Fewer marbles, 5 white, 7 grey and 9 black, and smaller goals: three white, four grey, five black, or two of each. Its tournaments have the big ones.',
          lie: 'Isolated marbles may be taken or left lying, as in the official game.',
          last: 'Whoever makes the last vacant ring disappear takes all marbles, and so probably wins: the win itself needs a goal.',
          tournament:
            'A touched marble must be played. A missed capture may be challenged, or passed over in silence.',
        },
      },
      hebrew: {
        title: 'The Hebrew text',
        says: 'Captures cost a ring as well, and points decide where nobody reaches a goal.',
        items: {
          ring: 'After every capture a free ring is removed too, and no marble is placed.',
          chain:
            'One can go on jumping, as in draughts. Read as elsewhere, one must; to the letter, a chain may stop after any jump.',
          used: 'A ring that has had a marble on it is not removed. Read as: a ring that has one now. To the letter, a ring once used stays for good.',
          isolated:
            'Whoever cuts a marble off by a removal is entitled to it. To the letter, filling a cut-off group claims nothing.',
          pool: 'With an empty pool and no jump, only rings are removed, until something is captured or cut off.',
          points: 'Without a goal, points decide: white 4, grey 3, black 2.',
          pyramid:
            'The advanced game is a pyramid of 8-7-6-5-4-3 on each side, which takes 58 rings. The 49 rings of a box make the board of 48.',
        },
      },
      swedish: {
        title: 'The Swedish text',
        says: 'The small game, told in few words.',
        items: {
          small:
            'Fewer marbles, 5 white, 7 grey and 9 black, and smaller goals: three white, four grey, five black, or two of each.',
          older:
            'It is the old marble that jumps over the new one. Read as an example, any may jump; to the letter, the marble placed last may not begin.',
          island:
            'Marbles that a removal leaves on a full island fall to the player without a choice. To the letter, filling an island claims nothing.',
          bigger: 'Enlarged versions have more rings and marbles and higher goals: 48 rings here.',
        },
      },
    } satisfies RequestTexts,
  },
} as const;
