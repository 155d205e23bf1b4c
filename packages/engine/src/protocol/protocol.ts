import { newGame, PRESETS, startPosition } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { parseCommand } from './command.ts';
import type { Command, CommandError, Go } from './command.ts';
import { formatPlace } from './place.ts';
import { formatReply, infosOf } from './reply.ts';
import type { Reply } from './reply.ts';
import type { Report } from './report.ts';
import { DEFAULT_SETTINGS, OPTIONS, withSetting } from './settings.ts';
import type { SettingError, Settings } from './settings.ts';
import type { Thinker } from './thinker.ts';

/** Why a line was not obeyed. */
export type ProtocolError =
  | CommandError
  | SettingError
  /** This has to wait for the answer. */
  | { readonly code: 'thinking'; readonly command: string }
  | { readonly code: 'engine-failed'; readonly message: string };

export interface ProtocolOptions {
  /** Who the engine says it is. */
  readonly name: string;
  readonly thinker: Thinker;
  /** Takes each line of the engine, without its end. */
  readonly send: (line: string) => void;
  /** The sentence for an error. */
  readonly words: (error: ProtocolError) => string;
  /** Called once, after `quit` or at the end of the input. */
  readonly onEnd: () => void;
}

const AUTHOR = 'the Zertz contributors';

/** The engine's side of a conversation: lines come in by `receive` and go out by `send`. */
export class Protocol {
  private readonly options: ProtocolOptions;
  private settings: Settings = DEFAULT_SETTINGS;
  private game: Game = newGame(startPosition(PRESETS.official));
  /** The search that is not answered yet; an infinite one must wait for `stop`. */
  private search: { mustWait: boolean; found: Report | undefined } | undefined;
  private state: 'open' | 'last-search' | 'ended' = 'open';

  constructor(options: ProtocolOptions) {
    this.options = options;
  }

  /** Obeys one line, or says why not. */
  receive(line: string): void {
    if (this.state !== 'open' || line.trim() === '') return;
    const command = parseCommand(line);
    if (command.ok) this.obey(command.value);
    else this.refuse(command.error);
  }

  /** No more lines will come: a search with a limit is still answered. */
  inputEnded(): void {
    if (this.state !== 'open') return;
    if (this.search === undefined) this.end();
    else {
      this.state = 'last-search';
      if (this.search.mustWait) this.stop();
    }
  }

  private obey(command: Command): void {
    switch (command.kind) {
      case 'zertz':
        this.introduce();
        return;
      case 'isready':
        this.answerReady();
        return;
      case 'stop':
        this.stop();
        return;
      case 'quit':
        this.end();
        return;
      default:
    }
    if (this.search !== undefined) {
      this.refuse({ code: 'thinking', command: command.kind });
      return;
    }
    switch (command.kind) {
      case 'newgame':
        this.options.thinker.newGame();
        return;
      case 'setoption': {
        const settings = withSetting(this.settings, command.name, command.value);
        if (!settings.ok) {
          this.refuse(settings.error);
          return;
        }
        this.settings = settings.value;
        this.options.thinker.configure(settings.value);
        return;
      }
      case 'position':
        this.game = command.game;
        return;
      case 'go':
        this.go(command.go);
    }
  }

  private introduce(): void {
    this.send({ kind: 'id', what: 'name', value: this.options.name });
    this.send({ kind: 'id', what: 'author', value: AUTHOR });
    for (const option of OPTIONS) this.send({ kind: 'option', option });
    this.send({ kind: 'zertzok' });
  }

  /** At once while it thinks; else when the thinker has loaded. */
  private answerReady(): void {
    const answer = (): void => {
      if (this.state !== 'ended') this.send({ kind: 'readyok' });
    };
    if (this.search !== undefined) answer();
    else void this.options.thinker.ready().then(answer);
  }

  private go({ infinite, limits, lines }: Go): void {
    if (this.game.outcome !== undefined) {
      this.send({ kind: 'bestmove', turn: undefined });
      return;
    }
    const search = { mustWait: infinite, found: undefined };
    this.search = search;
    const isCurrent = (): boolean => this.search === search;
    const task = {
      place: formatPlace(this.game),
      limits: { ...limits, clock: this.settings.clock },
      level: this.settings.level,
      lines,
    };
    this.options.thinker.start(task, {
      info: (report) => {
        if (!isCurrent()) return;
        for (const info of infosOf(report)) this.send({ kind: 'info', info });
      },
      done: (report) => {
        if (isCurrent()) this.finish(report);
      },
      failed: (message) => {
        if (!isCurrent()) return;
        this.refuse({ code: 'engine-failed', message });
        this.answer(undefined);
      },
    });
  }

  /** An infinite search that has nothing left to look at waits for `stop` all the same. */
  private finish(report: Report): void {
    if (this.search?.mustWait === true) this.search.found = report;
    else this.answer(report);
  }

  private stop(): void {
    const { search } = this;
    if (search === undefined) return;
    if (search.found !== undefined) {
      this.answer(search.found);
      return;
    }
    search.mustWait = false;
    this.options.thinker.stop();
  }

  private answer(report: Report | undefined): void {
    this.search = undefined;
    this.send({ kind: 'bestmove', turn: report?.lines[0]?.turns[0] });
    if (this.state === 'last-search') this.end();
  }

  private refuse(error: ProtocolError): void {
    this.send({ kind: 'error', message: this.options.words(error) });
  }

  private send(reply: Reply): void {
    this.options.send(formatReply(reply));
  }

  private end(): void {
    this.state = 'ended';
    this.search = undefined;
    this.options.onEnd();
  }
}
