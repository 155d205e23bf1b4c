import type { JSX } from 'preact';
import { placementSource } from '@zertz/rules';
import { MarbleIcon } from '../board/MarbleIcon.tsx';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { ResultText } from './ResultDock.tsx';
import { dialog } from './dialogs.ts';
import { jumperOf, mayPlaceInstead } from './session.ts';
import { input, isHere, seats, session, toMove, viewing } from './store.ts';
import { clear, stepBack } from './taps.ts';
import { label, open, stage, status, viewingText } from './turnPanel.ts';

/** The turn in its three steps, and the way back. */
export const StepCard = (): JSX.Element => {
  const over = stage.value === 'over';
  const ply = viewing.value;
  return (
    <section class="card steps" aria-label={words().step.yourMove}>
      <header class="card-head">
        <h2 class="label">{over ? words().app.main : mover()}</h2>
        <button
          type="button"
          class="key-button"
          aria-label={words().step.help}
          onClick={() => {
            dialog.value = 'keys';
          }}
        >
          ?
        </button>
      </header>
      <Body />
      {!over && ply === undefined && isHere.value && <Backs />}
    </section>
  );
};

const Body = (): JSX.Element => {
  const ply = viewing.value;
  if (ply !== undefined) return <p class="single-title">{viewingText(ply)}</p>;
  if (stage.value === 'over') return <ResultText />;
  return status.value.icon === 'bolt' || isOther() ? <SingleStep /> : <PlacementSteps />;
};

const mover = (): string => {
  const { name } = seats.value[toMove.value];
  return name === words().seats.you ? words().step.yourMove : words().step.move(name);
};

const isOther = (): boolean =>
  !isHere.value || ['rings-only', 'ring-after', 'pass', 'capture'].includes(stage.value);

const SingleStep = (): JSX.Element => {
  const { title, detail, icon } = status.value;
  if (session.value.draft.placed !== undefined) return <PlacementSteps />;
  return (
    <div class={`single-step ${status.value.tone}`}>
      <p class="single-title">
        {icon !== undefined && <Icon name={icon} />}
        {title}
      </p>
      <p>{detail}</p>
      {stage.value === 'capture' && isHere.value && (
        <p class="quiet">
          {mayPlaceInstead(session.value)
            ? words().step.mayCaptureSays
            : jumperOf(session.value) === undefined
              ? words().step.pickJumper
              : words().step.mustCaptureSays}
        </p>
      )}
    </div>
  );
};

const PlacementSteps = (): JSX.Element => {
  const { draft } = session.value;
  const { marble, placed, removal, position } = draft;
  const from = placementSource(position);
  const bound = position.variant.touchMove === 'full';
  return (
    <ol class="step-list">
      <Step
        n={1}
        done={marble !== undefined}
        now={marble === undefined}
        title={words().step.marble}
      >
        {marble === undefined ? (
          words().step.pickColour
        ) : (
          <>
            <MarbleIcon marble={marble} />
            {from === 'pool' ? words().step.fromPool(marble) : words().step.fromCaptives(marble)}
          </>
        )}
      </Step>
      <Step
        n={2}
        done={placed !== undefined}
        now={marble !== undefined && placed === undefined}
        title={words().step.ring}
      >
        {placed === undefined
          ? marble !== undefined && words().step.pickRing
          : (bound ? words().step.onRingTouched : words().step.onRing)(label(placed))}
      </Step>
      <Step
        n={3}
        done={removal !== undefined}
        now={placed !== undefined && removal === undefined}
        title={words().step.remove}
      >
        {placed !== undefined &&
          (removal !== undefined
            ? words().step.willRemove(label(removal))
            : open.value.removals.isEmpty
              ? words().step.noneFree
              : words().step.freeCount(open.value.removals.size))}
      </Step>
    </ol>
  );
};

const Step = ({
  n,
  done,
  now,
  title,
  children,
}: {
  readonly n: number;
  readonly done: boolean;
  readonly now: boolean;
  readonly title: string;
  readonly children: JSX.Element | string | false | undefined;
}): JSX.Element => (
  <li
    class={`step ${done ? 'done' : now ? 'now' : 'later'} n${n}`}
    aria-current={now ? 'step' : undefined}
  >
    <span class="step-mark" aria-hidden="true">
      {done ? <Icon name="check" /> : n}
    </span>
    <div>
      <b>{title}</b>
      <span class="step-says">{children}</span>
    </div>
  </li>
);

export const hasSteps = (): boolean => {
  const { draft, jumper, picked } = session.value;
  return (
    (draft.marble ?? draft.placed ?? draft.chain ?? draft.removal ?? jumper ?? picked) !== undefined
  );
};

const Backs = (): JSX.Element => (
  <div class="backs">
    <button
      type="button"
      class="button grow"
      aria-disabled={!hasSteps()}
      onClick={() => input(stepBack)}
    >
      <Icon name="back" />
      {words().step.back}
    </button>
    <button type="button" class="button" aria-disabled={!hasSteps()} onClick={() => input(clear)}>
      {words().step.clear}
    </button>
  </div>
);
