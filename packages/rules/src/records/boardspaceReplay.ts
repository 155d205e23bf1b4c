import { agreeDraw, loseOnTime, newGame, positionOf, resign } from '../game.ts';
import type { Game } from '../game.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { opponentOf } from '../types.ts';
import type { Refusal } from '../turn.ts';
import { PLAYER_IN } from './boardspaceCommand.ts';
import type { Command, Seat } from './boardspaceCommand.ts';
import { editSetUp, plainSetUp, startOf } from './boardspaceSetup.ts';
import type { DamageAt, Header, SetUp } from './boardspaceSetup.ts';
import { endTurn, isBlank, startTurn, withPart } from './boardspaceTurn.ts';
import type { TurnInParts } from './boardspaceTurn.ts';

/** A command with its place in the text and the words it is written in. */
export interface Said {
  readonly seat: Seat;
  readonly command: Command;
  readonly at: number;
  readonly text: string;
}

/** A game in the making: carries out the commands of a record one after the other. */
export class Replay {
  private readonly header: Header;
  private setUp: SetUp;
  private mode: 'playing' | 'setting-up' | 'interrupted' = 'playing';
  /** `undefined` until it is known who begins. */
  private game: Game | undefined;
  private turn: TurnInParts | undefined;
  private drawOffer: Seat | undefined;

  constructor(header: Header) {
    this.header = header;
    this.setUp = plainSetUp(header.variant);
  }

  /** The number of the turn to be read next; `undefined` before the first. */
  get turnNumber(): number | undefined {
    return this.game === undefined ? undefined : this.game.history.length + 1;
  }

  /** As far as whole turns have been read. */
  get soFar(): Game | undefined {
    return this.game;
  }

  /** Carries out a command; what cannot be carried out is damage. */
  say(said: Said): DamageAt | undefined {
    const { command, seat } = said;
    if (isTouch(command)) return undefined;
    switch (command.kind) {
      case 'start':
        return this.begin(said, command.seat);
      case 'edit':
        return this.edit(said);
      case 'set-board':
        return unsupported(said);
      case 'swap':
        return this.isLaidOut() ? undefined : cannot(said);
      case 'offer-draw':
        this.drawOffer = seat;
        return undefined;
      case 'decline-draw':
        this.drawOffer = undefined;
        return undefined;
      case 'accept-draw':
        if (this.drawOffer === undefined || this.drawOffer === seat) return cannot(said);
        return this.endWith(said, agreeDraw);
      case 'resign':
        return this.endWith(said, (game) => resign(game, PLAYER_IN[seat]));
      case 'win-on-time':
        return this.endWith(said, (game) => loseOnTime(game, opponentOf(PLAYER_IN[seat])));
      case 'reset':
        return this.reset(said);
      case 'done':
        return this.done(said);
      default:
        return this.mode === 'playing' ? this.part(said) : this.set(said);
    }
  }

  /** A note of the archive about moves taken out of the record: they must have had no effect. */
  note(at: number, text: string): DamageAt | undefined {
    return this.isMidTurn() ? { at, fault: { code: 'bad-command', command: text } } : undefined;
  }

  /** The game once the record has ended; a turn half made is damage. */
  end(at: number): Result<Game, DamageAt> {
    if (this.mode === 'setting-up') {
      return err({ at, fault: { code: 'unsupported-setup', setup: 'Edit' } });
    }
    const damage = this.endTurn();
    return damage === undefined ? ok(this.started()) : err(damage);
  }

  private begin(said: Said, seat: Seat): DamageAt | undefined {
    if (this.isUnderWay()) return cannot(said);
    if (this.mode === 'playing' && this.game !== undefined) {
      return positionOf(this.game).turn === PLAYER_IN[seat] ? undefined : cannot(said);
    }
    const start = startOf(this.setUp, PLAYER_IN[seat]);
    const game = newGame(start);
    if (game.outcome !== undefined) return unsupported(said);
    this.mode = 'playing';
    this.game = game;
    return undefined;
  }

  /** Before the first turn it lays out the start; after the last it has no effect. */
  private edit(said: Said): DamageAt | undefined {
    if (this.isMidTurn()) return cannot(said);
    if (this.isOver() || this.isLaidOut()) return undefined;
    this.mode = this.isUnderWay() ? 'interrupted' : 'setting-up';
    return undefined;
  }

  private set(said: Said): DamageAt | undefined {
    const next = this.mode === 'setting-up' ? editSetUp(this.setUp, said.command) : undefined;
    if (next === undefined) return cannot(said);
    this.setUp = next;
    return undefined;
  }

  /** Takes back what the player has done of his turn. */
  private reset(said: Said): DamageAt | undefined {
    if (this.mode !== 'playing') return cannot(said);
    if (this.turn?.seat === said.seat) this.turn = undefined;
    return this.endTurn();
  }

  private done(said: Said): DamageAt | undefined {
    if (this.mode === 'setting-up') return cannot(said);
    if (this.isOver() || this.isLaidOut()) return undefined;
    if (this.turn?.seat === said.seat && this.isMidTurn()) return this.endTurn();
    return this.wrongPlayer(said) ?? refuse(said, { code: 'turn-unfinished' });
  }

  private part(said: Said): DamageAt | undefined {
    if (this.isLaidOut()) return this.layOut(said);
    const damage = this.turn?.seat === said.seat ? undefined : this.endTurn();
    if (damage !== undefined) return damage;
    if (this.isOver()) return refuse(said, { code: 'game-over' });
    const wrong = this.wrongPlayer(said);
    if (wrong !== undefined) return wrong;
    const turn = this.turn ?? startTurn(said.seat, said.at);
    const next = withPart(positionOf(this.started()), turn, said.command, said.at);
    if (!next.ok) return next.error === 'cannot' ? cannot(said) : refuse(said, next.error);
    this.turn = next.value;
    return undefined;
  }

  /** Boards laid out by hand are not supported; as long as nobody plays on one, it does not matter. */
  private layOut(said: Said): DamageAt | undefined {
    const { kind } = said.command;
    if (kind !== 'place' && kind !== 'jump') return undefined;
    this.started();
    return unsupported(said, 'Zertz+xx');
  }

  private wrongPlayer({ at, seat }: Said): DamageAt | undefined {
    const expected = positionOf(this.started()).turn;
    return PLAYER_IN[seat] === expected
      ? undefined
      : { at, fault: { code: 'wrong-player', expected } };
  }

  /** Plays the turn written so far, if there is one: also without `Done`, as old records have it. */
  private endTurn(): DamageAt | undefined {
    const { turn } = this;
    this.turn = undefined;
    if (turn === undefined || isBlank(turn)) return undefined;
    const next = endTurn(this.started(), turn);
    if (!next.ok) return next.error;
    this.game = next.value;
    if (this.drawOffer !== turn.seat) this.drawOffer = undefined;
    return undefined;
  }

  private endWith(said: Said, end: (game: Game) => Game): DamageAt | undefined {
    if (this.mode === 'setting-up') return cannot(said);
    const damage = this.endTurn();
    if (damage === undefined) this.game = end(this.started());
    return damage;
  }

  /** Without `Start` it is `first` who begins. */
  private started(): Game {
    this.game ??= newGame(startOf(this.setUp, 'first'));
    return this.game;
  }

  private isUnderWay(): boolean {
    return this.isMidTurn() || (this.game?.history.length ?? 0) > 0;
  }

  private isMidTurn(): boolean {
    return this.turn !== undefined && !isBlank(this.turn);
  }

  private isOver(): boolean {
    return this.game?.outcome !== undefined;
  }

  /** The rings are being laid out by hand. */
  private isLaidOut(): boolean {
    return this.header.freeLayout && !this.isOver();
  }
}

/** Something was lifted and put back. */
const isTouch = (command: Command): boolean =>
  (command.kind === 'hand' || command.kind === 'jump') && command.from === command.to;

const refuse = ({ at }: Said, refusal: Refusal): DamageAt => ({
  at,
  fault: { code: 'illegal-turn', refusal },
});

const cannot = ({ at, text }: Said): DamageAt => ({
  at,
  fault: { code: 'bad-command', command: text },
});

const unsupported = ({ at, text }: Said, setup = text): DamageAt => ({
  at,
  fault: { code: 'unsupported-setup', setup },
});
