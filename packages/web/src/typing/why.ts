import { firstJumps, formatRing, freeRings, marbleAt, nextJumps, takeStep } from '@zertz/rules';
import type { Refusal, Ring } from '@zertz/rules';
import { refusalText } from '../i18n/refusal.ts';
import { words } from '../i18n/words.ts';
import { choices } from '../play/openChoices.ts';
import { cellsOf } from '../play/cells.ts';
import { claimsOf } from '../play/preview.ts';
import { withLabels } from '../play/say.ts';
import { mayPlaceInstead, pathsOf, stageOf } from '../play/session.ts';
import type { AnyRefusal, Session } from '../play/session.ts';
import { says } from './line.ts';
import type { Answer } from './line.ts';
import { isOver } from './scene.ts';
import type { Scene } from './scene.ts';
import { questionWords } from './words.ts';

/** What may be done with a ring now, or why it may not; with the picture of the refusal. */
export const why = (scene: Scene, ring: Ring): Answer => {
  const { context, position, session } = scene;
  if (!position.rings.has(ring)) return refused(scene, ring, { code: 'ring-gone', ring });
  if (isOver(scene)) return refused(scene, ring, { code: 'game-over' });
  const found = whyNow(scene, session, ring);
  if (scene.active || scene.ply < scene.game.history.length) return found;
  const turn = refusalText({ code: 'not-your-turn' }, context);
  return { ...found, lines: [{ text: turn }, ...found.lines] };
};

const refused = ({ context }: Scene, ring: Ring, refusal: AnyRefusal, ...before: string[]) => ({
  ...says(...before, refusalText(refusal, context)),
  refusal: { refusal, at: ring },
});

const whyNow = (scene: Scene, session: Session, ring: Ring): Answer => {
  switch (stageOf(session)) {
    case 'capture':
      return inCapture(scene, session, ring);
    case 'pass':
      return refused(scene, ring, { code: 'must-pass' });
    case 'placed':
    case 'ready':
    case 'rings-only':
    case 'ring-after':
      return toRemove(scene, session, ring);
    case 'over':
    case 'choose':
    case 'hand':
      return toPlace(scene, ring);
  }
};

const toPlace = (scene: Scene, ring: Ring): Answer => {
  const { position } = scene;
  if (position.occupied.has(ring)) return refused(scene, ring, { code: 'occupied', ring });
  const label = formatRing(position.board, ring);
  const place = questionWords().mayPlace(label);
  if (freeRings(position).has(ring)) return says(place, questionWords().mayRemove(label, ''));
  const held: Refusal = position.used.has(ring)
    ? { code: 'ring-locked', ring }
    : { code: 'ring-not-free', ring };
  return refused(scene, ring, held, place);
};

const toRemove = (scene: Scene, session: Session, ring: Ring): Answer => {
  const { draft } = session;
  const { board } = draft.position;
  if (ring === draft.removal) return says(`${cellsOf(session)[ring]?.name ?? ''}.`);
  const undone = { ...draft, removal: undefined };
  const removed = takeStep(choices(draft).removals.has(ring) ? draft : undone, {
    kind: 'remove',
    ring,
  });
  if (!removed.ok) return refused(scene, ring, removed.error);
  const claimed = withLabels(board, claimsOf(undone, ring));
  const claims = claimed.length === 0 ? '' : words().cell.claims(claimed);
  return says(questionWords().mayRemove(formatRing(board, ring), claims));
};

const inCapture = (scene: Scene, session: Session, ring: Ring): Answer => {
  const { draft, jumper } = session;
  const { position } = draft;
  const label = formatRing(position.board, ring);
  const open = draft.chain === undefined ? firstJumps(position) : nextJumps(position, draft.chain);
  const marble = marbleAt(position, ring);
  const targets = open.filter(({ from }) => from === ring).map(({ to }) => to);
  if (marble !== undefined && targets.length > 0) {
    const to = targets.map((target) => formatRing(position.board, target));
    return says(
      `${words().cell.name(label, words().marbleWord(marble), words().cell.canCapture(to))}.`,
    );
  }
  if (marble !== undefined) return refused(scene, ring, noJump(session, ring));
  if (pathsOf(session).some(({ rings }) => rings.slice(1).includes(ring))) {
    return says(`${words().cell.name(label, words().cell.empty, words().cell.landing)}.`);
  }
  if (mayPlaceInstead(session)) return toPlace(scene, ring);
  const from = draft.chain?.path[draft.chain.path.length - 1] ?? jumper;
  return refused(
    scene,
    ring,
    from === undefined ? { code: 'capture-forced' } : { code: 'no-such-jump', from, to: ring },
  );
};

const noJump = ({ draft: { position } }: Session, ring: Ring): AnyRefusal =>
  ring === position.newest
    ? { code: 'newest-may-not-jump', from: ring }
    : { code: 'cannot-capture', ring };
