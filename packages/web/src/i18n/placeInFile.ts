import { words } from './words.ts';

/** Lists of which a player knows what lies in them; a study calls its turns moves. */
const LISTS = {
  games: 'games',
  studies: 'studies',
  chapters: 'chapters',
  turns: 'turns',
  moves: 'turns',
  puzzles: 'puzzles',
  drawings: 'drawings',
} as const;

const isList = (name: string): name is keyof typeof LISTS => Object.hasOwn(LISTS, name);

/**
 * A place in a file, such as `games[2].seats.first.kind`, from the outside to the inside and in the
 * words of a player: game 3, First player, 'kind'.
 */
export const placesIn = (path: string): readonly string[] => {
  const { inFile, seats } = words();
  const steps = [...path.matchAll(/(\w+)(?:\[(\d+)\])?/g)];
  return steps.flatMap(([, name = '', index], at) => {
    if (index !== undefined) {
      const number = Number(index) + 1;
      return isList(name) ? inFile[LISTS[name]](number) : `${inFile.quoted(name)} ${number}`;
    }
    if (name === 'first' || name === 'second') return seats[name];
    // What holds other things says nothing that they do not, and a turn has been counted already.
    return at === steps.length - 1 && name !== 'turn' ? inFile.quoted(name) : [];
  });
};

/** Places behind a sentence, which may have none. */
export const bracketed = (places: readonly string[]): string =>
  places.length === 0 ? '' : ` (${places.join(', ')})`;

/** The same behind a sentence that has said which chapter it is about. */
export const placeInChapter = (path: string): string => bracketed(placesIn(path).slice(1));
