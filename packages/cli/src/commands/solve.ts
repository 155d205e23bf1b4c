import type { Command } from 'commander';
import { checkProof, Core, formatProof, loadSolver, parseProof } from '@zertz/engine';
import type { CheckedProof, Proof, Solution, Solving } from '@zertz/engine';
import { formatPosition, ok, outcome } from '@zertz/rules';
import type { Position, Result } from '@zertz/rules';
import { DONE, POSITION_HELP, printJson, printLines, withJson } from '../command.ts';
import type { CommonOptions, Context } from '../command.ts';
import { interrupted, wrongInput, wrongUsage } from '../failure.ts';
import type { Failure } from '../failure.ts';
import { textsOf } from '../inputFiles.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../numberOption.ts';
import { startPace } from '../pace.ts';
import { readPosition } from '../positionArgument.ts';
import { proofLines } from '../proofText.ts';
import { outcomeWords, proofDataWords, proofFaultWords, proofPlaceWords } from '../words.ts';

interface SolveOptions extends CommonOptions {
  readonly within: string;
  readonly check?: string;
}

export const addSolve = (program: Command, { finish, io }: Context): void => {
  withJson(program.command('solve'))
    .summary('find a forced win, with proof')
    .description(
      'Looks for a forced win of the player to move: each of his placements, but one that wins ' +
        'at once, leaves the opponent nothing but captures. Prints every turn of it with all ' +
        'replies; those that have a choice begin a line each.',
    )
    .argument('<position...>', 'position text, preset or -')
    .option('--within <number>', 'the most placements; captures do not count', '3')
    .option('--check <file>', 'instead check a proof that solve --json has written')
    .addHelpText('after', `\n${POSITION_HELP}`)
    .action(async (words: readonly string[], options: SolveOptions) => {
      finish(await solve(io, words.join(' '), options), options);
    });
};

const MOST_PLACEMENTS = 99;

const solve = async (
  io: Io,
  text: string,
  options: SolveOptions,
): Promise<Result<undefined, Failure>> => {
  const { check, json, within } = options;
  const most = wholeNumber('--within', within, 0, MOST_PLACEMENTS);
  if (!most.ok) return most;
  if (text.trim() === '-' && check === '-') {
    return wrongUsage('position and proof cannot both come from the standard input');
  }
  const read = await readPosition(text, io);
  if (!read.ok) return read;
  const position = read.value;
  const end = outcome(position);
  if (end !== undefined) {
    return wrongInput('game-over', `the game is over; ${outcomeWords(end, position)}`);
  }
  if (check !== undefined) return checkFile(io, position, check, json === true);
  if (!Core.fits(position)) {
    return wrongInput('board-too-wide', 'the rings lie too far apart for the solver');
  }
  const solver = await loadSolver();
  const found = await followed(io, solver.solving(position, { within: most.value ?? 0 }));
  if (!found.ok) return found;
  print(io, position, found.value, json === true);
  return DONE;
};

const print = (io: Io, position: Position, found: Solution, json: boolean): void => {
  const start = formatPosition(position);
  if (found.kind !== 'win') {
    if (json) printJson(io, { position: start, result: 'none', within: found.within });
    else printLines(io, [`no forced win within ${placementsWords(found.within)}`]);
    return;
  }
  const proof = formatProof(position, found.proof);
  const within = placementsOf(position, found.proof);
  if (json) printJson(io, { position: start, result: 'win', within, proof });
  else printLines(io, [wonWords(position, within), ...proofLines(proof)]);
};

const placementsOf = (position: Position, proof: Proof): number => {
  const checked = checkProof(position, proof);
  if (!checked.ok) throw new Error('the solver gave a proof that is none');
  return checked.value.within;
};

const followed = async (io: Io, solving: Solving): Promise<Result<Solution, Failure>> => {
  const pace = startPace(io);
  for (;;) {
    const next = solving.next();
    if (next.done === true) {
      pace.clear();
      return ok(next.value);
    }
    const { nodes, within } = next.value;
    const note = `${placementsWords(within)}, ${nodes.toLocaleString('en')} moves`;
    if (pace.due() && !(await pace.breathe(undefined, note))) {
      return interrupted(
        within === 0
          ? 'nothing is certain yet'
          : `there is no forced win within ${placementsWords(within - 1)}`,
      );
    }
  }
};

const checkFile = async (
  io: Io,
  position: Position,
  file: string,
  json: boolean,
): Promise<Result<undefined, Failure>> => {
  const proof = await readProof(io, position, file);
  if (!proof.ok) return proof;
  const checked = checkProof(position, proof.value);
  if (!checked.ok) {
    const { code, line } = checked.error;
    const why = proofFaultWords(checked.error, position.board);
    return wrongInput(code, `${file}, ${proofPlaceWords(line)}: ${why}`, {
      file,
      line: line.join(' | '),
    });
  }
  if (json) printJson(io, { position: formatPosition(position), file, ...checked.value });
  else printLines(io, [`the proof is good: ${goodWords(position, checked.value)}`]);
  return DONE;
};

const readProof = async (
  io: Io,
  position: Position,
  file: string,
): Promise<Result<Proof, Failure>> => {
  for await (const read of textsOf([file], io)) {
    if (!read.ok) return read;
    const proof = parseProof(position, proofIn(read.value.text));
    if (proof.ok) return proof;
    const { code, line } = proof.error;
    const why = proofDataWords(proof.error, position.board);
    return wrongInput(code, `${file}, ${proofPlaceWords(line)}: ${why}`, {
      file,
      line: line.join(' | '),
    });
  }
  return wrongInput('no-proof', `${file}: there is no proof in it`, { file });
};

/** What `solve --json` has written, or the proof alone. */
const proofIn = (text: string): unknown => {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  return typeof data === 'object' && data !== null && 'proof' in data ? data.proof : data;
};

const placementsWords = (many: number): string => `${many} placement${many === 1 ? '' : 's'}`;

const wonWords = ({ turn }: Position, within: number): string =>
  within === 0 ? `${turn} wins by captures` : `${turn} wins within ${placementsWords(within)}`;

const goodWords = (position: Position, { replies, turns, within }: CheckedProof): string =>
  `${wonWords(position, within)}; turns ${turns}, replies ${replies}`;
