import { describe, expect, test } from 'vitest';
import { openTabs } from './askTabs.ts';
import type { Tabs } from './askTabs.ts';

/** Tabs of one browser. Messages arrive at once, and an answer is waited for until all have arrived. */
const browser = () => {
  const channels = new Set<EventTarget>();
  const tab = (): Tabs => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of channels) {
          if (other !== channel) other.dispatchEvent(new MessageEvent('message', { data }));
        }
      },
    });
    channels.add(channel);
    return openTabs({
      open: () => channel as unknown as BroadcastChannel,
      wait: () => Promise.resolve(),
    });
  };
  return {
    tab,
    say: (data: unknown) =>
      [...channels].map((to) => to.dispatchEvent(new MessageEvent('message', { data }))),
  };
};

/** Asks, and says whether the game is this tab's now; `lost` collects who lost it. */
const asks = async (tabs: Tabs, game: string, lost: string[] = [], take = false) =>
  (await tabs.ask(game, { take, lost: () => lost.push(game) })) !== undefined;

describe('of several tabs', () => {
  test('one has a game, and each other game is free', async () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    expect(await asks(a, 'one')).toBe(true);
    expect(await asks(b, 'one')).toBe(false);
    expect(await asks(b, 'two')).toBe(true);
  });

  test('one gets what the other has given back', async () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    const giveBack = await a.ask('one', { take: false, lost: () => undefined });
    giveBack?.();
    expect(await asks(b, 'one')).toBe(true);
  });

  test('one may take a game, and the other is told', async () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    const lost: string[] = [];
    await asks(a, 'one', lost);
    expect(await asks(b, 'one', [], true)).toBe(true);
    expect(lost).toEqual(['one']);
    expect(await asks(a, 'one')).toBe(false);
  });

  test('one has it of two that ask at the same time', async () => {
    const { tab } = browser();
    const [a, b] = [tab(), tab()];
    // Both listen before they ask.
    await asks(a, 'other');
    await asks(b, 'another');
    const got = await Promise.all([asks(a, 'one'), asks(b, 'one')]);
    expect(got.filter(Boolean)).toHaveLength(1);
  });

  test('what somebody else says on the channel is no answer', async () => {
    const { say, tab } = browser();
    const a = tab();
    const asked = asks(a, 'one');
    const words = [undefined, 'mine', { says: 'mine' }, { says: 7, game: 'one', from: 'x' }];
    for (const data of words) say(data);
    expect(await asked).toBe(true);
  });
});

test('where tabs cannot speak to each other, each has what it asks for', async () => {
  const alone = openTabs({ open: () => undefined, wait: () => Promise.resolve() });
  expect(await asks(alone, 'one')).toBe(true);
});
