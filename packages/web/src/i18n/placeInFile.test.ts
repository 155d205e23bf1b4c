import { expect, test } from 'vitest';
import { placeInChapter, placesIn } from './placeInFile.ts';

test.each([
  ['games[2].seats.first.kind', ['game 3', 'First player', "'kind'"]],
  ['games[0].turns[1]', ['game 1', 'turn 2']],
  ['games[0].clock.left[4].second', ['game 1', "'left' 5", 'Second player']],
  ['studies[1].chapters[0].tree.moves[6].turn', ['study 2', 'chapter 1', 'turn 7']],
  ['puzzles[3].id', ['puzzle 4', "'id'"]],
  ['chapters', ["'chapters'"]],
  ['', []],
])('a place in a file is told as a player counts: %s', (path, places) => {
  expect(placesIn(path)).toEqual(places);
});

test.each([
  ['chapters[0].title', " ('title')"],
  ['chapters[0].tree.moves[3].drawings[0]', ' (turn 4, drawing 1)'],
  ['chapters[0]', ''],
])('a place in a chapter that was named before: %s', (path, place) => {
  expect(placeInChapter(path)).toBe(place);
});
