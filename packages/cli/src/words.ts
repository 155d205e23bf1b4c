// The words for every code of the rules. Each list is complete by type: a code without words does
// not compile.
export { levelWords } from './words/level.ts';
export { notationWords } from './words/notation.ts';
export { outcomeWords } from './words/outcome.ts';
export { placeOfPositionError, positionWords, variantWords } from './words/position.ts';
export { protocolWords } from './words/protocol.ts';
export { proofDataWords, proofFaultWords, proofPlaceWords } from './words/proof.ts';
export { faultWords, recordPlaceWords, writeErrorWords } from './words/record.ts';
export { refusalWords } from './words/refusal.ts';
export { turnWords } from './words/turn.ts';
