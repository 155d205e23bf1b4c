import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { PageHeading } from '../pages/PageHeading.tsx';
import { page, redirect } from '../pages/router.ts';
import { settings } from '../storage/settings.ts';
import '../newGame/newGame.css';
import { EditorBoard } from './EditorBoard.tsx';
import { EditActs, Palette } from './Palette.tsx';
import { ProblemList } from './ProblemList.tsx';
import { BRUSHES } from './setup.ts';
import { RulesChoice, Sides } from './Sides.tsx';
import { openEditor, redo, takeBrush, undo } from './store.ts';
import { Ways } from './Ways.tsx';
import { editorWords } from './words.ts';
import './editor.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=radio]), select, textarea') !== null;

const onKey = (event: KeyboardEvent): void => {
  if (event.defaultPrevented || isTyping(event.target)) return;
  const command = event.ctrlKey || event.metaKey;
  if (command && event.code === 'KeyZ') {
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  }
  if (command || event.altKey || !settings.value.shortcuts) return;
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1];
  const chosen = digit === undefined ? undefined : BRUSHES[Number(digit) - 1];
  if (chosen !== undefined) takeBrush(chosen);
};

/** Any position: rings, marbles, captives, rules and who is to move. */
export const EditorPage = (): JSX.Element => {
  const now = page.value;
  const hash = now?.route === 'editor' ? now.hash : '';
  const wasLinked = useRef(false);
  useMemo(() => {
    // Once a link has been read the address loses it, and the position stays.
    if (hash !== '' || !wasLinked.current) openEditor(hash);
    wasLinked.current = hash !== '';
  }, [hash]);
  useEffect(() => {
    if (hash !== '') redirect('editor');
  }, [hash]);
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <main id="content" class="board-page editor" tabIndex={-1}>
      <div class="editor-head">
        <PageHeading>{editorWords().title}</PageHeading>
        <EditActs />
      </div>
      <div class="editor-centre">
        <EditorBoard />
        <Palette />
      </div>
      <div class="editor-side">
        <ProblemList />
        <Ways />
        <section class="card editor-fields" aria-label={editorWords().position}>
          <Sides />
          <RulesChoice />
        </section>
      </div>
    </main>
  );
};
