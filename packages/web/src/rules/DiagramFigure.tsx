import { useComputed, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { shapeOf } from '@zertz/art';
import type { BoardView } from '@zertz/art';
import { parseRing } from '@zertz/rules';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { finishMotions } from '../board/motion.ts';
import type { Motions } from '../board/motion.ts';
import { Icon } from '../parts/Icon.tsx';
import { boardLooks } from '../play/boardLooks.ts';
import { motionsOfTurn } from '../play/motions.ts';
import type { ShownRefusal } from '../play/session.ts';
import { holders, quietView } from '../play/view.ts';
import { tableThemeNow } from '../storage/settings.ts';
import { DIAGRAMS, sceneOf } from './diagrams.ts';
import type { DiagramName } from './diagrams.ts';
import { rulesWords } from './words.ts';

/** A small board that stands still until it is asked to play its turn. */
export const DiagramFigure = ({ name }: { readonly name: DiagramName }): JSX.Element => {
  const { played, position } = sceneOf(name);
  const after = useSignal(false);
  const motions = useSignal<Motions | undefined>(undefined);
  const view = useComputed((): BoardView => {
    const now = after.value && played !== undefined ? played.after : position;
    const ring = parseRing(position.board, DIAGRAMS[name].held ?? '');
    const refusal: ShownRefusal | undefined =
      ring === undefined ? undefined : { refusal: { code: 'ring-not-free', ring }, at: ring };
    const plain = quietView(
      now,
      {
        shape: shapeOf(position.board, position.board.rings),
        ...boardLooks(),
        last: after.value ? played : undefined,
      },
      refusal,
    );
    return ring === undefined ? plain : { ...plain, bars: holders(position, ring) };
  });
  const flip = (): void => {
    finishMotions();
    after.value = !after.value;
    if (!after.value || played === undefined) return;
    const serial = (motions.value?.serial ?? 0) + 1;
    motions.value = { serial, list: motionsOfTurn(played, undefined) };
  };
  const { box } = view.value.shape;
  return (
    <figure class="diagram">
      <div
        class="table"
        data-theme={tableThemeNow()}
        style={{ '--ratio': box.width / box.height }}
        aria-hidden="true"
      >
        <BoardPicture view={view.value} motions={motions.value} />
      </div>
      <figcaption>
        <span>{rulesWords().diagrams[name]}</span>
        {played !== undefined && (
          <button
            type="button"
            class="button small"
            aria-pressed={after.value}
            aria-label={`${rulesWords().play}: ${rulesWords().diagrams[name]}`}
            onClick={flip}
          >
            <Icon name={after.value ? 'undo' : 'play'} />
            {after.value ? rulesWords().back : rulesWords().play}
          </button>
        )}
      </figcaption>
    </figure>
  );
};
