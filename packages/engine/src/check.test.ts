import {
  apply,
  count,
  formatTurnIn,
  parsePosition,
  parseTurn,
  PRESETS,
  RingSet,
  startPosition,
  unwrap,
} from '@zertz/rules';
import { expect, test } from 'vitest';
import { checkProof } from './check.ts';
import type { ProofFault } from './check.ts';
import { formatProof, parseProof } from './proof.ts';
import type { Proof, ProofReply } from './proof.ts';
import { loadSolver } from './solver.ts';

const POSITION = unwrap(
  parsePosition('G..G/.ooo./Gooooo/..Boo../.ooo../oooo./o.BW 3-2-6 2-1-1 0-2-1 1 official'),
);
const solver = await loadSolver();
const found = solver.solve(POSITION, { within: 3 });
if (found.kind !== 'win') throw new Error('the position has a forced win');
const { proof } = found;

const faultOf = (tampered: Proof): ProofFault['code'] | 'passed' => {
  const checked = checkProof(POSITION, tampered);
  return checked.ok ? 'passed' : checked.error.code;
};

const firstReply = ({ replies: [reply] }: Proof): ProofReply => {
  if (reply === undefined) throw new Error('there is no reply');
  return reply;
};

const withReplies = (change: (reply: ProofReply) => readonly ProofReply[]): Proof => ({
  ...proof,
  replies: proof.replies.flatMap(change),
});

/** The proof with the last turn of its first line changed. */
const atTheEnd = (change: (last: Proof) => Proof, from: Proof = proof): Proof => {
  const [reply, ...others] = from.replies;
  if (reply?.next === undefined) return change(from);
  return { ...from, replies: [{ ...reply, next: atTheEnd(change, reply.next) }, ...others] };
};

test('a good proof passes and is counted', () => {
  const checked = unwrap(checkProof(POSITION, proof));
  expect(checked.within).toBe(3);
  expect(checked.turns).toBeGreaterThanOrEqual(4);
  expect(checked.replies).toBeGreaterThanOrEqual(3);
});

test('a turn of the attacker that is not legal is refused', () => {
  expect(faultOf({ ...proof, turn: { kind: 'pass' } })).toBe('illegal-turn');
  const last = atTheEnd((end) => ({ ...end, turn: { kind: 'pass' } }));
  const checked = checkProof(POSITION, last);
  expect(checked).toMatchObject({ ok: false, error: { code: 'illegal-turn' } });
  expect(!checked.ok && checked.error.line.length).toBeGreaterThan(3);
});

test('a reply that is left out is refused, and named', () => {
  const start = startPosition(PRESETS.official);
  const position = apply(start, unwrap(parseTurn(start, 'Wd4,a2'))).after;
  const pair = { whites: 2, giving: count(2, 4, 5) };
  const gain = solver.solveGain(position, { ...pair, within: 7 });
  if (gain.kind !== 'win') throw new Error('two whites can be isolated');
  const [kept, left] = gain.proof.replies;
  if (kept === undefined || left === undefined) throw new Error('the defender has a choice');
  expect(checkProof(position, gain.proof, pair).ok).toBe(true);
  const tampered = { ...gain.proof, replies: [kept] };
  const after = apply(position, gain.proof.turn).after;
  expect(checkProof(position, tampered, pair)).toMatchObject({
    ok: false,
    error: { code: 'reply-missing', turn: formatTurnIn(after, left.turn) },
  });
});

test('a reply given twice is refused', () => {
  expect(faultOf(withReplies((reply) => [reply, reply]))).toBe('reply-repeated');
});

test('a reply that is no legal turn is refused', () => {
  const pass: ProofReply = { ...firstReply(proof), turn: { kind: 'pass' } };
  expect(faultOf(withReplies((reply) => [reply, pass]))).toBe('reply-illegal');
});

test('a line that ends before the win is refused', () => {
  expect(faultOf({ ...proof, replies: [] })).toBe('not-won');
  expect(faultOf(withReplies(({ turn }) => [{ turn, next: undefined }]))).toBe('not-won');
});

test('a line that goes on after the win is refused', () => {
  expect(faultOf(atTheEnd((last) => ({ ...last, replies: proof.replies })))).toBe('goes-on');
});

test('another turn that is legal but wins nothing is refused', () => {
  const quiet = unwrap(parseTurn(POSITION, 'Bg1,f1'));
  expect(faultOf({ turn: quiet, replies: [] })).toBe('not-won');
  expect(faultOf({ turn: quiet, replies: proof.replies })).toBe('reply-illegal');
});

test('R7.11 a group left lying makes another proof, that fails', () => {
  const last = atTheEnd((end) =>
    end.turn.kind === 'placement'
      ? { ...end, turn: { ...end.turn, declined: RingSet.from([end.turn.to]) } }
      : { ...end, turn: { kind: 'pass' } },
  );
  expect(['illegal-turn', 'not-won']).toContain(faultOf(last));
});

test('a proof of a gain is one only while no more is given than allowed', () => {
  const position = unwrap(
    parsePosition('G..G/.ooo./Gooooo/..Boo../.ooo../oooo./o.BW 3-2-6 2-1-1 0-2-1 1 official'),
  );
  const aim = { whites: 1, giving: count(2, 1, 1) };
  const gain = solver.solveGain(position, { ...aim, within: 3 });
  expect(gain.kind).toBe('win');
  if (gain.kind !== 'win') return;
  expect(checkProof(position, gain.proof, aim).ok).toBe(true);
  expect(checkProof(position, gain.proof, { ...aim, whites: 4 })).toMatchObject({ ok: false });
  const given = checkProof(position, proof, { whites: 9, giving: count(0, 0, 0) });
  expect(given).toMatchObject({ ok: false, error: { code: 'failed' } });
});

test('a proof is read back as it was written', () => {
  const data: unknown = JSON.parse(JSON.stringify(formatProof(POSITION, proof)));
  const read = unwrap(parseProof(POSITION, data));
  expect(formatProof(POSITION, read)).toEqual(data);
  expect(checkProof(POSITION, read)).toEqual(checkProof(POSITION, proof));
});

test.each([
  [null, 'malformed'],
  [{ turn: 'Wb2,f4' }, 'malformed'],
  [{ turn: 'Wb2,f4', replies: [{ turn: 'x a1Wc3Be2' }] }, 'malformed'],
  [{ turn: 'Wb2;f4', replies: [] }, 'unreadable-turn'],
  [{ turn: 'Wb2,c4', replies: [] }, 'unreadable-turn'],
  [{ turn: 'Wb2,f4', replies: [{ turn: 'Wb3,f1', next: null }] }, 'unreadable-turn'],
])('data that is no proof is refused: %j', (data, code) => {
  const read = parseProof(POSITION, data);
  expect(read.ok ? 'read' : read.error.code).toBe(code);
});
