export { Core, loadCore } from './core/core.ts';
export { movesOf, turnOf, turnsOf } from './core/moves.ts';
export { chooseTurn } from './simplePlayer.ts';
export { bench } from './bench.ts';
export { chanceOf } from './explain/chance.ts';
export type {
  AtOnce,
  CutOff,
  Explaining,
  Forced,
  ForcedLine,
  MarbleAt,
  PositionExplanation,
  Removal,
  ScoredLine,
  Step,
  StepKind,
  Threats,
  ToldLine,
} from './explain/data.ts';
export { explainGame } from './explain/game.ts';
export type {
  ExplainedTurn,
  GameExplanation,
  Judgement,
  MissedWin,
  PlayerSummary,
} from './explain/gameData.ts';
export type { GameOptions } from './explain/known.ts';
export { explainPosition } from './explain/position.ts';
export type { ExplainOptions } from './explain/position.ts';
export { explainNow } from './explain/run.ts';
export { explainTried } from './explain/tried.ts';
export type { TriedTurn } from './explain/tried.ts';
export { createEngine } from './engine.ts';
export type { Engine, Limits, Line, Score, SearchInfo, SearchOptions } from './engine.ts';
export { LEVEL_ELO } from './levelElo.ts';
export { isLevel, LEVELS, TOP_LEVEL } from './levels.ts';
export type { Level } from './levels.ts';
export { formatGo, parseCommand } from './protocol/command.ts';
export type { Command, CommandError, Go } from './protocol/command.ts';
export { formatPlace, joinTurns, parsePlace } from './protocol/place.ts';
export type { PlaceError } from './protocol/place.ts';
export { Protocol } from './protocol/protocol.ts';
export type { ProtocolError } from './protocol/protocol.ts';
export { formatReply, formatScore, infosOf, parseReply } from './protocol/reply.ts';
export type { Info, Reply } from './protocol/reply.ts';
export type { Report, ReportLine } from './protocol/report.ts';
export { DEFAULT_SETTINGS, OPTIONS } from './protocol/settings.ts';
export type { Option, Settings } from './protocol/settings.ts';
export { elect, rankOf } from './vote.ts';
export type { Vote } from './vote.ts';
export { teamOf } from './protocol/team.ts';
export { carryOut } from './protocol/thinker.ts';
export type { Listener, Task, Thinker } from './protocol/thinker.ts';
export { randomFrom, shuffled } from './random.ts';
export { checkProof } from './check.ts';
export type { CheckedProof, ProofFault } from './check.ts';
export { longestLine, toldLine } from './explain/steps.ts';
export { enforcing, formatProof, parseProof } from './proof.ts';
export { answersTo, otherWin } from './puzzle.ts';
export type { Answers, AnswerLimits, Puzzle } from './puzzle.ts';
export type {
  Aim,
  Gain,
  Proof,
  ProofData,
  ProofDataError,
  ProofReply,
  ProofReplyData,
} from './proof.ts';
export { loadSolver, Solver } from './solver.ts';
export type { GainLimits, Solution, SolveLimits, SolveProgress, Solving } from './solver.ts';
export { THEMES } from './themes.ts';
export type { Theme } from './themes.ts';
