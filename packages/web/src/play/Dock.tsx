import type { JSX } from 'preact';
import { MARBLES, placementSource, positionOf, total } from '@zertz/rules';
import type { Marble, Ring } from '@zertz/rules';
import { isDragging, startDrag } from '../board/drag.ts';
import { words } from '../i18n/words.ts';
import { Icon } from '../parts/Icon.tsx';
import { settings } from '../storage/settings.ts';
import { playsItself } from './autoCapture.ts';
import { ColourButton } from './ColourButton.tsx';
import { FailureDock } from './FailureDock.tsx';
import { Notation } from './Notation.tsx';
import { HintActs, HintButton, HintLine } from './HintCard.tsx';
import { hintNow } from './hints.ts';
import { PathCards } from './PathCards.tsx';
import { ResultDock } from './ResultDock.tsx';
import { shortcutOf } from './keyNames.ts';
import { jumperOf } from './session.ts';
import { ReplyLine } from './ReplyCard.tsx';
import { hasSteps } from './StepCard.tsx';
import { faceToFace, failure, game, input, lookAt, pointed, session, viewing } from './store.ts';
import { confirm, dropFromPool, pass, stepBack, takeColour } from './taps.ts';
import { tip } from './tipNow.ts';
import { TipText } from './TipText.tsx';
import {
  confirmButton,
  mayLeave,
  mayPassInstead,
  open,
  playing,
  refusalNow,
  replies,
  stage,
  status,
  viewingText,
} from './turnPanel.ts';

/** Everything a turn needs besides the board: colours or paths, the way back, the button. */
export const Dock = (): JSX.Element => {
  if (viewing.value !== undefined) return <ViewingDock ply={viewing.value} />;
  if (stage.value === 'over') return <ResultDock />;
  if (failure.value !== undefined) return <FailureDock why={failure.value} />;
  const forced = stage.value === 'capture' && playing.value;
  const capturing = forced && jumperOf(session.value) !== undefined;
  return (
    <section class={`dock ${capturing ? 'capturing' : ''}`} aria-label={words().dock.turn}>
      <StatusLine />
      <div class="dock-label">
        {forced ? (
          <>
            <b class="amber-text">{status.value.title}</b>
            <span>{status.value.detail}</span>
          </>
        ) : (
          <PoolLabel />
        )}
      </div>
      <div class="dock-choice">{capturing ? <PathCards /> : <Colours />}</div>
      <Act />
    </section>
  );
};

/** What is to be done; or why not, where the button is needed and leaves no room for it. */
const StatusLine = (): JSX.Element => {
  // Face to face there is no other place for it.
  const refused = confirmButton.value.ready || faceToFace.value ? refusalNow.value : undefined;
  if (refused !== undefined) {
    return (
      <p class="dock-status rose refusing">
        <Icon name="close" />
        <b>{refused}</b>
      </p>
    );
  }
  if (hintNow.value !== undefined) return <HintLine />;
  const { title, detail, icon, tone } = status.value;
  return (
    <p class={`dock-status ${tone}`}>
      {icon !== undefined && <Icon name={icon} />}
      <b>{title}</b>
      {replies.value === undefined ? <span>{detail}</span> : <ReplyLine />}
    </p>
  );
};

const PoolLabel = (): JSX.Element => {
  const { pool } = positionOf(game.value);
  const own = total(pool) === 0;
  return (
    <>
      <b class="label">{own ? words().dock.poolEmpty : words().dock.pool}</b>
      <span>{own ? words().dock.fromCaptives : words().dock.left(total(pool))}</span>
    </>
  );
};

const Colours = (): JSX.Element => {
  const position = positionOf(game.value);
  const source = placementSource(position);
  const held = source === 'pool' ? position.pool : position.captives[position.turn];
  return (
    <div
      class="colours"
      role="group"
      aria-label={source === 'pool' ? words().dock.pool : words().dock.captives}
    >
      {MARBLES.map((marble) => (
        <Colour key={marble} marble={marble} left={held[marble]} />
      ))}
    </div>
  );
};

const Colour = ({
  marble,
  left,
}: {
  readonly marble: Marble;
  readonly left: number;
}): JSX.Element => {
  const { draft, refusal } = session.value;
  const inHand = draft.marble === marble && playing.value;
  const usable = playing.value && (inHand || open.value.marbles.includes(marble));
  const refused =
    refusal?.refusal.code === 'marble-unavailable' && refusal.refusal.marble === marble;
  return (
    <ColourButton
      marble={marble}
      left={left}
      shortcut={shortcutOf(marble)}
      held={inHand}
      disabled={!usable}
      refused={refused}
      onClick={() => {
        if (!isDragging()) input((now) => takeColour(now, marble));
      }}
      onPointerDown={(event) => {
        if (usable && settings.value.input !== 'tap') {
          startDrag(event, {
            what: { marble },
            drop: (to) => input((now) => dropFromPool(now, marble, to as Ring | undefined)),
            over: (ring) => {
              pointed.value = ring as Ring | undefined;
            },
          });
        }
      }}
    />
  );
};

const Act = (): JSX.Element => {
  const button = confirmButton.value;
  const refused = button.ready || faceToFace.value ? undefined : refusalNow.value;
  const hinting = hintNow.value !== undefined && !button.ready;
  const tipping = tip.value !== undefined && !button.ready && !hinting;
  return (
    <div
      class={`dock-act ${refused !== undefined ? 'refusing' : tipping || hinting ? 'tipping' : ''}`}
    >
      <button
        type="button"
        class="button square step-back"
        aria-label={words().step.back}
        aria-disabled={!hasSteps() || !playing.value}
        onClick={() => input(stepBack)}
      >
        <Icon name="back" />
      </button>
      <HintButton look="button square" />
      {refused !== undefined && (
        <p class="dock-notice">
          <Icon name="close" />
          <span>{refused}</span>
        </p>
      )}
      {hinting && refused === undefined && <HintActs />}
      {tipping && refused === undefined && (
        <div class="dock-tip">
          <TipText />
        </div>
      )}
      {mayLeave.value && (
        <button
          type="button"
          class="button leave"
          onClick={() => input((now) => confirm(now, true))}
        >
          {words().dock.leave}
        </button>
      )}
      {mayPassInstead.value && (
        <button type="button" class="button leave" onClick={() => input(pass)}>
          {words().dock.pass}
        </button>
      )}
      <button
        type="button"
        class={`button confirm ${button.look} ${playsItself.value ? 'plays-itself' : ''}`}
        style={{ '--delay': `${settings.value.autoCapture}ms` }}
        aria-disabled={!button.ready}
        onClick={() => input((now) => confirm(now))}
      >
        <span>{button.text}</span>
        {button.notation !== undefined && (
          <bdi class="confirm-move">
            <Notation text={button.notation} />
          </bdi>
        )}
      </button>
    </div>
  );
};

const ViewingDock = ({ ply }: { readonly ply: number }): JSX.Element => (
  <section class="dock viewing" aria-label={words().moves.title}>
    <p class="viewing-text">{viewingText(ply)}</p>
    <button type="button" class="button accent" onClick={() => lookAt(game.value.history.length)}>
      {words().dock.backToGame}
    </button>
  </section>
);
