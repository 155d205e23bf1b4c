import type { JSX } from 'preact';
import { politely } from '../play/store.ts';
import { Tool } from '../parts/Tool.tsx';
import { puzzleWords } from '../puzzles/words.ts';
import type { Diagram } from './diagrams.ts';
import { titleOf } from './PrintedDiagram.tsx';
import { diagrams, setEntries } from './store.ts';
import { printWords } from './words.ts';

const nameOf = (diagram: Diagram): string => {
  const title = titleOf(diagram);
  if (diagram.puzzle !== undefined) return `${title} · ${puzzleWords().number(diagram.puzzle.id)}`;
  return title === '' ? printWords().position : title;
};

/** What is on the sheet, in its order. */
export const SheetList = (): JSX.Element => {
  const all = diagrams.value;
  const text = printWords();
  return (
    <section class="card print-list" aria-labelledby="print-list-title">
      <header class="card-head">
        <h2 id="print-list-title">{text.onSheet}</h2>
        <span>{text.diagrams(all.length)}</span>
      </header>
      <ol>
        {all.map((diagram, index) => (
          <Row key={index} diagram={diagram} index={index} of={all.length} />
        ))}
      </ol>
      <button type="button" class="button small" onClick={() => setEntries([])}>
        {text.clear}
      </button>
    </section>
  );
};

const Row = ({
  diagram,
  index,
  of,
}: {
  readonly diagram: Diagram;
  readonly index: number;
  readonly of: number;
}): JSX.Element => {
  const text = printWords();
  const name = nameOf(diagram);
  const others = (): (typeof diagram.entry)[] =>
    diagrams.peek().flatMap(({ entry }, at) => (at === index ? [] : [entry]));
  const move = (to: number): void => {
    setEntries(others().toSpliced(to, 0, diagram.entry));
    politely.value = text.moved(name, to + 1, of);
  };
  const named = (act: string): string => `${act}: ${index + 1}. ${name}`;
  return (
    <li>
      <span class="move-number">{index + 1}</span>
      <bdi class="grow">{name}</bdi>
      <Tool icon="up" name={named(text.up)} off={index === 0} act={() => move(index - 1)} />
      <Tool
        icon="down"
        name={named(text.down)}
        off={index === of - 1}
        act={() => move(index + 1)}
      />
      <Tool
        icon="bin"
        name={named(text.remove)}
        act={() => {
          setEntries(others());
          politely.value = text.removed(name);
        }}
      />
    </li>
  );
};
