import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { placeInChapter } from '../i18n/placeInFile.ts';
import { words } from '../i18n/words.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Choices } from './Choices.tsx';
import type { SheetFault } from './diagrams.ts';
import { Papers } from './Paper.tsx';
import { PuzzleChooser } from './PuzzleChooser.tsx';
import { SheetList } from './SheetList.tsx';
import { diagrams, faults, leaveSheet, openSheet, sheet } from './store.ts';
import { printWords } from './words.ts';
import './printPage.css';

/** Diagrams on paper: what is on the sheet, how it is laid out, and how it will look. */
export const PrintPage = (): JSX.Element => {
  useEffect(() => {
    const follow = (): void => void openSheet(location.hash);
    follow();
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      leaveSheet();
    };
  }, []);
  const text = printWords();
  const none = diagrams.value.length === 0;
  return (
    <main id="content" class="page print-page" tabIndex={-1}>
      <header class="page-head">
        <PageHeading>{words().nav.print}</PageHeading>
        <button
          type="button"
          class="button accent"
          aria-disabled={none}
          onClick={() => {
            if (!none) print();
          }}
        >
          <Icon name="print" />
          {words().exporting.print}
        </button>
      </header>
      <Faults />
      <div class="print-columns">
        <div class="print-side">
          <Choices />
          <PuzzleChooser />
          {!none && <SheetList />}
        </div>
        {none ? (
          <p class="card print-empty">{text.empty}</p>
        ) : (
          <Papers diagrams={diagrams.value} sheet={sheet.value} />
        )}
      </div>
    </main>
  );
};

/** So many are told; whoever has more needs another link and not a longer list. */
const TOLD = 5;

const Faults = (): JSX.Element => (
  <div role="status">
    {faults.value.length > 0 && (
      <ul class="print-faults">
        {faults.value.slice(0, TOLD).map((fault, index) => (
          <li key={index} class="bad">
            {faultText(fault)}
          </li>
        ))}
        {faults.value.length > TOLD && <li aria-hidden="true">…</li>}
      </ul>
    )}
  </div>
);

const faultText = (fault: SheetFault): string => {
  const text = printWords().faults;
  switch (fault.code) {
    case 'unknown':
      return text.unknown(fault.at);
    case 'puzzle':
      return text.puzzle(fault.at);
    case 'day':
      return text.day(fault.at);
    case 'link':
      return text.link(fault.number, fault.at);
    case 'turn':
      return text.turn(fault.number, fault.at);
    case 'study':
      return text.study;
    case 'chapter':
      return text.chapter(fault.number, placeInChapter(fault.path));
    case 'too-many':
      return text.tooMany(fault.most, fault.left);
  }
};
