import { err } from '@zertz/rules';
import type { Result } from '@zertz/rules';

/** Exit status: wrong input, wrong usage, stopped with Ctrl-C. */
type FailureStatus = 1 | 2 | 130;

/** Why a command did not do what it was asked: one sentence, and what a program wants to know. */
export interface Failure {
  readonly status: FailureStatus;
  readonly code: string;
  readonly message: string;
  /** Where it is: file, turn, character. */
  readonly place: { readonly [name: string]: string | number };
}

export const failure = (code: string, message: string, place: Failure['place'] = {}): Failure => ({
  status: 1,
  code,
  message,
  place,
});

export const wrongInput = (
  code: string,
  message: string,
  place: Failure['place'] = {},
): Result<never, Failure> => err(failure(code, message, place));

export const wrongUsage = (message: string): Result<never, Failure> =>
  err({ status: 2, code: 'usage', message, place: {} });

/** `how` says how far the work came. */
export const interrupted = (how: string): Result<never, Failure> =>
  err({ status: 130, code: 'interrupted', message: `stopped: ${how}`, place: {} });

/** The failure as it is printed: a sentence, or with --json an object. */
export const formatFailure = ({ code, message, place }: Failure, json: boolean): string =>
  json ? `${JSON.stringify({ error: { code, ...place, message } })}\n` : `${message}\n`;
