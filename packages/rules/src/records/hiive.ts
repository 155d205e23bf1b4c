import type { BoardName } from '../board.ts';
import { newGame } from '../game.ts';
import { startPosition } from '../position.ts';
import { PRESETS } from '../presets.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Variant } from '../variant.ts';
import { act, finish } from './hiiveAction.ts';
import type { Progress } from './hiiveAction.ts';
import { transcripts } from './hiiveText.ts';
import type { Transcript } from './hiiveText.ts';
import type { GameRecord, RecordError, RecordFault } from './record.ts';
import { damage, inGame } from './replay.ts';
import type { Damage } from './replay.ts';
import { boardWith, presetOn, strayLabel } from './setup.ts';

/** Reads transcripts of Zertz3D by hiive, as dictionaries or in its near-official notation. */
export function* readHiive(
  text: string,
  variant?: Variant,
): Generator<Result<GameRecord, RecordError>> {
  let number = 0;
  for (const transcript of transcripts(text)) {
    number += 1;
    yield inGame(readTranscript(transcript, variant), number, transcript.notes.get('seed'));
  }
}

const readTranscript = (
  transcript: Transcript,
  variant: Variant | undefined,
): Result<GameRecord, Damage> => {
  const { actions, line, notes } = transcript;
  const played = variantOf(transcript, variant);
  if (!played.ok) return damage({ line, column: 1 }, played.error);
  let progress: Progress = { game: newGame(startPosition(played.value)), path: [] };
  for (const action of actions) {
    const next = act(progress, action);
    if (!next.ok) {
      const { at, fault } = next.error;
      const place = { line: action.line, column: action.column + at - 1 };
      return damage(place, fault, progress.game);
    }
    progress = next.value;
  }
  const finished = finish(progress);
  if (!finished.ok) {
    const last = actions[actions.length - 1] ?? { line, column: 1 };
    return damage(last, finished.error.fault, progress.game);
  }
  const seed = notes.get('seed');
  return ok({
    game: finished.value.game,
    players: { first: notes.get('player 1') ?? '', second: notes.get('player 2') ?? '' },
    details: seed === undefined ? {} : { seed },
  });
};

/** Claims are automatic there; `Blitz` is the small game. */
const variantOf = (
  { actions, notes }: Transcript,
  asked: Variant | undefined,
): Result<Variant, RecordFault> => {
  const rings = notes.get('rings');
  if (rings === undefined && asked !== undefined) return ok(asked);
  const labels = actions.flatMap(({ text }) => text.match(/[a-z]\d+/gi) ?? []);
  const named = BOARDS.find((name) => String(name) === rings);
  const board = rings === undefined ? boardWith(labels) : named;
  const kind = notes.get('variant')?.toLowerCase() ?? 'standard';
  if (board === undefined || !['standard', 'blitz'].includes(kind)) {
    const setup = rings === undefined ? strayLabel(labels) : `${rings} ${kind}`;
    return err({ code: 'unsupported-setup', setup });
  }
  const base = kind === 'blitz' ? { ...PRESETS.blitz, board } : presetOn('official', board);
  return ok({ ...base, isolationClaim: 'automatic' });
};

const BOARDS = [37, 48, 61] as const satisfies readonly BoardName[];
