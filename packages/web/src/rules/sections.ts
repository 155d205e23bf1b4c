/** The rules page: its sections, their paragraphs, and the clauses of RULES.md that each tells. */
export const SECTIONS = {
  goal: { aim: ['R1.1', 'R1.3'], goals: ['R1.5', 'R9.1'] },
  material: { rings: ['R1.2', 'R2.3'], pool: ['R1.3'], words: ['R1.6'] },
  turn: { either: ['R4.1', 'R4.2'], noPass: ['R4.3'], order: ['R4.4'] },
  placing: {
    place: ['R5.1'],
    remove: ['R5.2', 'R5.4'],
    free: ['R5.5', 'R5.6'],
    none: ['R5.3', 'R5.7'],
  },
  capturing: {
    jump: ['R6.1'],
    any: ['R6.2'],
    chain: ['R6.3', 'R6.7', 'R6.8'],
    choice: ['R6.4'],
    whole: ['R6.5', 'R6.6', 'R6.9'],
  },
  isolating: {
    claim: ['R7.1', 'R7.7'],
    how: ['R7.2', 'R7.3'],
    vacant: ['R7.4', 'R7.5', 'R7.6'],
    decline: ['R7.9', 'R7.11', 'R7.12'],
  },
  empty: { captives: ['R8.1', 'R8.2'], stuck: ['R8.3'], full: ['R8.4', 'R8.5'] },
  end: { win: ['R9.1', 'R9.7'], tie: ['R9.2', 'R9.4'], outside: ['R9.5'] },
  tournament: {
    board: ['R10.1'],
    touch: ['R10.2', 'R11.17'],
    missed: ['R10.3', 'R10.4', 'R11.18'],
    together: ['R10.5', 'R11.16'],
  },
  notation: { rings: ['R3.1', 'R2.1'], turns: ['R13.1'] },
} as const satisfies { readonly [section: string]: { readonly [paragraph: string]: Clauses } };

type Clauses = readonly `R${number}.${number}`[];

export type SectionName = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as readonly SectionName[];
export type ParagraphName<S extends SectionName> = keyof (typeof SECTIONS)[S];

/** What the three texts ask that the official game does not, or that can be read in two ways. */
export const REQUESTS = {
  czech: {
    small: ['R11.2', 'R11.3'],
    lie: ['R7.1', 'R7.9'],
    last: ['R7.12', 'R11.13'],
    tournament: ['R10.1', 'R11.17', 'R11.18'],
  },
  hebrew: {
    ring: ['R11.6'],
    chain: ['R11.5'],
    used: ['R11.10'],
    isolated: ['R11.7', 'R11.8'],
    pool: ['R11.11'],
    points: ['R11.14'],
    pyramid: ['R2.3', 'R2.6'],
  },
  swedish: {
    small: ['R11.2', 'R11.3'],
    older: ['R11.4'],
    island: ['R11.7', 'R11.8'],
    bigger: ['R11.1'],
  },
} as const satisfies { readonly [text: string]: { readonly [item: string]: Clauses } };

export type RequestName = keyof typeof REQUESTS;
export const REQUEST_NAMES = Object.keys(REQUESTS) as readonly RequestName[];
export type RequestItem<T extends RequestName> = keyof (typeof REQUESTS)[T];
