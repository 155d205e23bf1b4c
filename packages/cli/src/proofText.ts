import type { ProofData, ProofReplyData } from '@zertz/engine';

/** A forced line, a turn after the other; where there are several replies, each begins a line. */
export const proofLines = (proof: ProofData): readonly string[] => linesOf([], proof, '');

const linesOf = (
  begun: readonly string[],
  { replies, turn }: ProofData,
  indent: string,
): readonly string[] => {
  const line = [...begun, turn];
  const [only] = replies;
  if (only === undefined) return [written(line, indent)];
  if (replies.length === 1) return replyLines(line, only, indent);
  return [
    written(line, indent),
    ...replies.flatMap((reply) => replyLines([], reply, `${indent}  `)),
  ];
};

const replyLines = (
  begun: readonly string[],
  { next, turn }: ProofReplyData,
  indent: string,
): readonly string[] =>
  next === null ? [written([...begun, turn], indent)] : linesOf([...begun, turn], next, indent);

const written = (line: readonly string[], indent: string): string => indent + line.join(' | ');
