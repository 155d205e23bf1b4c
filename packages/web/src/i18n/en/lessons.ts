import type { LessonTexts } from '../../learn/words.ts';

/** The lessons, and the page that lists them. */
export const lessons = {
  title: 'Learn to play',
  says: 'Nine short lessons on a real board. The first four take two minutes.',
  number: (n: number, of: number): string => `Lesson ${n} of ${of}`,
  done: 'Done',
  doneOf: (done: number, of: number): string => `${done} of ${of} done`,
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Start over',
  all: 'All lessons',
  lessons: 'Lessons',
  task: 'Task',
  hint: 'Hint',
  show: 'Show me',
  tryAgain: 'Try again',
  next: 'Next lesson',
  skip: 'Skip',
  finish: 'All lessons',
  replying: 'Your opponent answers.',
  held: 'What you have captured',
  toRules: 'Read all the rules',
  start: 'Start the game',
  texts: {
    place: {
      title: 'Place a marble',
      says: 'The marbles lie in one pool that both players share.',
      steps: {
        place: {
          task: 'Place a marble on any empty ring.',
          hint: 'The grey marble is in your hand. Any other colour may be chosen too.',
          right: 'Good. Every marble belongs to both players until one of them captures it.',
        },
      },
      wrong: {},
    },
    remove: {
      title: 'Remove a ring',
      says: 'After every placement a free ring leaves the board.',
      steps: {
        held: {
          task: 'Your marble is on d4. Now try to remove a ring from the middle.',
          hint: 'Choose an empty ring that has rings all round it.',
          right: 'Held fast: a ring slides off only through two open sides next to each other.',
        },
        free: {
          task: 'Remove one of the free rings at the edge.',
          hint: 'Free rings are raised and have a dashed edge.',
          right: 'That was a whole turn: one marble, one ring. The board shrinks for good.',
        },
      },
      wrong: {
        wasFree:
          'That ring is free, so it went. Try one in the middle first, to see what holds it.',
      },
    },
    capture: {
      title: 'Capture',
      says: 'Jump over a marble to take it. If you can, you must.',
      steps: {
        jump: {
          task: 'Make the capture: one marble can jump over its neighbour.',
          hint: 'The marble with the halo jumps in a straight line to the empty ring behind.',
          right:
            'Yours. Colours do not matter for a jump, and where one is possible it is compulsory.',
        },
      },
      wrong: {},
    },
    chain: {
      title: 'Chains',
      says: 'A marble goes on jumping while it can. Which way is yours to choose.',
      steps: {
        choose: {
          task: 'Capture with the grey marble, and take the way that brings a white.',
          hint: 'After the first jump the way parts. Look where each path ends.',
          right:
            'Three in one turn. You may choose any path, but each has to be jumped to its end.',
        },
      },
      wrong: {
        noWhite: 'Two blacks, but no white. The other path takes a white too.',
      },
    },
    isolate: {
      title: 'Cut off a corner',
      says: 'Rings that are cut off and all full are yours, marbles and all.',
      steps: {
        corner: {
          task: 'g1 hangs on a single ring. Fill it, cut it off, and claim the marble.',
          hint: 'Place on g1, then remove g2.',
          right: 'Claimed, marble and ring. Choose white for this: you need the fewest of them.',
        },
      },
      wrong: {
        notFull: 'g1 is cut off, but empty: only a full group can be claimed. Fill it first.',
        notCut: 'g1 still hangs together with the rest, so nothing is claimed.',
      },
    },
    sacrifice: {
      title: 'The sacrifice',
      says: 'Give one to win two: a forced jump costs your opponent the turn.',
      steps: {
        offer: {
          task: 'You need two turns for the corner at g2 and g3. Make an offer that has to be taken.',
          hint: 'Place black on c5, next to d6, and remove f3, one of the two rings that hold the corner.',
          right: 'They had to jump. It is your turn again.',
        },
        claim: {
          task: 'Now fill g2 and cut the corner off.',
          hint: 'Place white on g2, then remove f4.',
          right: 'One given, two whites won. This trick wins games.',
        },
      },
      wrong: {
        quiet: 'Nothing has to be taken, so your opponent is free to spoil the corner.',
        escapes: 'They jump, but afterwards you cannot claim two.',
        none: 'That does not claim two. The corner is still waiting.',
      },
    },
    goals: {
      title: 'Four ways to win',
      says: 'Four white, five grey, six black, or three of each.',
      steps: {
        box: {
          task: 'You hold what the meter shows. Which one marble wins now?',
          hint: 'The box holds three of each colour. One socket in it is open.',
          right: 'Right: three of each.',
        },
        row: {
          task: 'And now? Which one marble wins?',
          hint: 'A full row wins too: four white, five grey or six black.',
          right: 'Right: five grey. You need only one of the four goals.',
        },
      },
      wrong: {
        noGoal: 'With that marble neither a row nor the box is full.',
      },
    },
    win: {
      title: 'Win in two turns',
      says: 'An offer, a forced jump, a claim: from a real game.',
      steps: {
        offer: {
          task: 'You hold two whites. Win within two turns: begin with an offer.',
          hint: 'Place white on f3 and remove e4. Then g3 has to jump.',
          right: 'g3 had to jump over f3 and left its ring.',
        },
        win: {
          task: 'Now win.',
          hint: 'Place white on g3, then remove f3.',
          right: 'Four whites: you win.',
        },
      },
      wrong: {
        quiet: 'Nothing has to be taken, so your opponent gets a turn of their own.',
        escapes: 'They jump, but the win is gone.',
        notYet: 'That does not win yet. You need two whites at once.',
      },
    },
    game: {
      title: 'A whole game',
      says: 'Against the computer at its first level, with tips, on 37 rings.',
      steps: {},
      wrong: {},
    },
  } satisfies LessonTexts,
} as const;
