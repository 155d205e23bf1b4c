import { newId } from './keptGame.ts';

/** What tabs say to each other about a game. */
interface Word {
  readonly says: 'whose' | 'mine' | 'taken';
  readonly game: string;
  readonly from: string;
}

const isWord = (data: unknown): data is Word =>
  typeof data === 'object' && data !== null && 'says' in data && 'game' in data && 'from' in data;

/** How long an answer is waited for. A tab in the background answers too: messages wake it. */
const WAIT = 100;

/** What asking needs of the browser, and of time. */
export interface TabsOptions {
  readonly open: () => BroadcastChannel | undefined;
  readonly wait: () => Promise<unknown>;
}

/** The tabs of one browser that show the application, where they have no locks to keep them apart. */
export interface Tabs {
  /**
   * Makes a game this tab's own, and resolves with what gives it back; with nothing if another tab
   * has it. `take`: even then. `lost`: another tab has taken it.
   */
  readonly ask: (
    game: string,
    how: { readonly take: boolean; readonly lost: () => void },
  ) => Promise<(() => void) | undefined>;
}

export const openTabs = ({ open, wait }: TabsOptions): Tabs => {
  const me = newId();
  let channel: BroadcastChannel | undefined;
  let held: { readonly game: string; readonly lost: () => void } | undefined;
  let asked: { readonly game: string; answered: boolean } | undefined;

  const say = (says: Word['says'], game: string): void => {
    channel?.postMessage({ says, game, from: me } satisfies Word);
  };
  const hear = ({ says, game, from }: Word): void => {
    const isHeld = held?.game === game;
    const isAsked = asked?.game === game;
    switch (says) {
      case 'whose':
        // Of two that ask at the same time, the later one gives way.
        if (isHeld || (isAsked && me < from)) say('mine', game);
        else if (isAsked && asked !== undefined) asked.answered = true;
        break;
      case 'mine':
        if (isAsked && asked !== undefined) asked.answered = true;
        break;
      case 'taken': {
        if (isAsked && asked !== undefined) asked.answered = true;
        if (!isHeld) break;
        const { lost } = held ?? {};
        held = undefined;
        lost?.();
      }
    }
  };
  let listens = false;
  const listen = (): void => {
    if (listens) return;
    listens = true;
    channel = open();
    channel?.addEventListener('message', ({ data }) => {
      if (isWord(data) && data.from !== me) hear(data);
    });
  };
  return {
    ask: async (game, { lost, take }) => {
      listen();
      const mine = { game, answered: false };
      asked = mine;
      if (take) say('taken', game);
      else {
        say('whose', game);
        await wait();
      }
      if (asked === mine) asked = undefined;
      if (mine.answered) return undefined;
      const holds = { game, lost };
      held = holds;
      return () => {
        if (held === holds) held = undefined;
      };
    },
  };
};

/** As long as other tabs may take to answer. */
export const waitForTabs = (): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, WAIT));

/** The tabs of this browser. */
export const tabs = openTabs({
  open: () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('zertz')),
  wait: waitForTabs,
});
