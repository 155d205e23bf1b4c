import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { ExportDialog } from '../games/ExportDialog.tsx';
import { words } from '../i18n/words.ts';
import { goTo } from '../pages/router.ts';
import { Icon } from '../parts/Icon.tsx';
import { newGame } from '@zertz/rules';
import { againstComputer, begin, TWO_PEOPLE } from '../play/store.ts';
import { saveGame } from '../storage/savedGame.ts';
import { SaveDialog } from '../studies/SaveDialog.tsx';
import { studiesWords } from '../studies/words.ts';
import { game, names, place, position } from './store.ts';
import { studyLink } from './studyLink.ts';
import { openStudyDiagram } from './studyDiagram.ts';
import { studyWords } from './words.ts';

/** From here on to a game, or out as a text. */
export const WaysOut = (): JSX.Element => {
  const copying = useSignal(false);
  const saving = useSignal(false);
  const over = game.value.outcome !== undefined;
  const play = (people: boolean) => (): void => {
    if (over) return;
    // Whoever analyses takes the side that is to move.
    const seats = people ? TWO_PEOPLE : againstComputer(position.value.turn);
    begin(newGame(position.value), seats);
    goTo('play');
  };
  const { first, second } = names.value;
  const kept = (): Parameters<typeof ExportDialog>[0]['kept'] => ({
    ...saveGame(game.value, {
      first: { kind: 'here', given: first },
      second: { kind: 'here', given: second },
    }),
    id: '',
    began: Date.now(),
    changed: Date.now(),
  });
  return (
    <section class="ways-out" aria-label={studyWords().playOn}>
      <div class="ways-group">
        <button type="button" class="button small" aria-disabled={over} onClick={play(false)}>
          <Icon name="computer" />
          {studyWords().playComputer}
        </button>
        <button type="button" class="button small" aria-disabled={over} onClick={play(true)}>
          <Icon name="people" />
          {studyWords().playPeople}
        </button>
      </div>
      <div class="ways-group">
        <button
          type="button"
          class="button small"
          onClick={() => {
            copying.value = true;
          }}
        >
          <Icon name="share" />
          {words().exporting.title}
        </button>
        <button type="button" class="button small" onClick={openStudyDiagram}>
          <Icon name="picture" />
          {words().menu.diagram}
        </button>
        <button
          type="button"
          class="button small"
          onClick={() => {
            saving.value = true;
          }}
        >
          <Icon name="notebook" />
          {studiesWords().save.title}
        </button>
      </div>
      {saving.value && (
        <SaveDialog
          tree={place.value.tree}
          onClose={() => {
            saving.value = false;
          }}
        />
      )}
      {copying.value && (
        <ExportDialog
          kept={kept()}
          link={studyLink()}
          onDiagram={openStudyDiagram}
          onClose={() => {
            copying.value = false;
          }}
        />
      )}
    </section>
  );
};
