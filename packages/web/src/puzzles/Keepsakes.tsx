import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { hrefOfPuzzle } from '../pages/router.ts';
import { copyText } from '../parts/copyText.ts';
import { Icon } from '../parts/Icon.tsx';
import { politely } from '../play/store.ts';
import { puzzleWords } from './words.ts';

/** A puzzle to be taken along: its link, and itself on paper. */
export const Keepsakes = ({ id }: { readonly id: string }): JSX.Element => {
  const copied = useSignal<boolean | undefined>(undefined);
  const text = puzzleWords();
  const copy = async (): Promise<void> => {
    copied.value = await copyText(new URL(hrefOfPuzzle(id), location.href).href);
    politely.value = copied.value ? puzzleWords().copied : puzzleWords().notCopied;
  };
  return (
    <>
      <button type="button" class="button" onClick={() => void copy()}>
        <Icon name={copied.value === true ? 'check' : 'copy'} />
        {text.link}
      </button>
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="print" />
        {text.print}
      </button>
      {copied.value === false && <p class="quiet">{text.notCopied}</p>}
    </>
  );
};
