import { act, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { goTo, leave } from '../../tests/support/consoleScreen.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { PATIENCE, press, text } from '../../tests/support/pressing.ts';
import { openRefusing } from '../../tests/support/refusingConsole.ts';
import type { Refusal, RefusingStore } from '../../tests/support/refusingStore.ts';
import { ADMIN, type Journey, OWNER, WORDS } from '../../tests/support/writeJourneys.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const { common } = english;
/** What is said of an act, and of a form, that was refused. */
const SAID: Record<Refusal, RegExp> = {
  429: /Nothing was (changed|saved)|as before/,
  503: /The server (cannot be reached|did not answer)/,
};
const DATABASE = common.error.quota;

/** Opens a page, types, and has what is pressed carried out without an answer. */
const loseAnswer = async (link: RefusingStore, { address, begin, save }: Journey) => {
  await leave();
  goTo(address);
  await begin();
  await act(() => new Promise(resolve => setTimeout(resolve, 150)));
  link.commits();
  link.loseAnswer();
  toast.remove();
  await press(save);
  await waitFor(() => expect(text()).toMatch(SAID[503]), PATIENCE);
};

/** What is said of what these journeys create, and of a merge that is done. */
const DONE =
  /Product added|was submitted|View “.*” saved|created as a draft|note is saved|Latest merges|1 product restored/;

/** Does that, and presses again. @returns how many commits passed, by journey. */
const runUnanswered = async (uid: 'owner' | 'admin', journeys: readonly Journey[]) => {
  const link = await openRefusing(uid);
  const passed: Record<string, number> = {};
  for (const journey of journeys) {
    await loseAnswer(link, journey);
    const { name, save, again = save } = journey;
    await press(again);
    // What is done may still lead to another page: the next one is not opened before.
    await waitFor(() => expect(text()).toMatch(DONE), PATIENCE);
    await act(() => new Promise(resolve => setTimeout(resolve, 100)));
    passed[name] = link.commits().passed;
  }
  return passed;
};

const run = async (uid: 'owner' | 'admin', journeys: readonly Journey[]) => {
  const link = await openRefusing(uid);
  const problems: string[] = [];
  for (const { name, address, begin, save, typed, again = save, said = SAID } of journeys) {
    try {
      await leave();
      goTo(address);
      await begin();
      // Whatever the page still reads must not take it away.
      await act(() => new Promise(resolve => setTimeout(resolve, 150)));
      if (typed !== undefined) await screen.findAllByDisplayValue(typed, {}, PATIENCE);
      link.commits();
      for (const status of [429, 503] as const) {
        link.refuse(status, 'commits');
        toast.remove();
        await press(status === 429 ? save : again);
        await waitFor(() => expect(link.commits().refused).toBeGreaterThan(0), PATIENCE);
        await waitFor(() => expect(text()).toMatch(said[status]), { timeout: 5000 });
        if (status === 429) expect(text()).toContain(DATABASE);
        if (typed !== undefined)
          expect(screen.getAllByDisplayValue(typed).length).toBeGreaterThan(0);
      }
      link.mend();
      await press(again);
      let passed = 0;
      await waitFor(() => {
        passed += link.commits().passed;
        expect(passed).toBe(1);
      }, PATIENCE);
      await act(() => new Promise(resolve => setTimeout(resolve, 100)));
      expect(link.commits(), 'once').toEqual({ passed: 0, refused: 0 });
    } catch (error) {
      link.mend();
      problems.push(`${name}: ${error instanceof Error ? error.message.slice(0, 1500) : error}`);
    }
  }
  return problems;
};

describe('while the database answers 429 or 503 to what is written', () => {
  it.each([
    ['owner', OWNER],
    ['admin', ADMIN],
  ] as const)(
    '%s: says so, keeps what was typed, and writes it once when it answers',
    async (uid, journeys) => {
      expect(await run(uid, journeys)).toEqual([]);
    },
  );
});

describe('what was carried out without an answer', () => {
  const ONCE = ['a new product', 'a new request', 'a saved view', 'restoring from the bin'];

  it.each([
    ['owner', OWNER.filter(({ name }) => ONCE.includes(name))],
    ['admin', ADMIN.filter(({ name }) => name === 'a new giveaway')],
  ] as const)('%s: is not done a second time', async (uid, journeys) => {
    const passed = await runUnanswered(uid, journeys);
    expect(passed).toEqual(Object.fromEntries(journeys.map(({ name }) => [name, 1])));
  });

  // What has its key is written once more as it was.
  it('a note on figures is there once', async () => {
    const journeys = OWNER.filter(({ name }) => name === 'a note on figures');
    await runUnanswered('owner', journeys);
    await leave();
    goTo(journeys[0]?.address ?? '');
    await screen.findAllByText(WORDS, {}, PATIENCE);
    expect(screen.getAllByText(WORDS)).toHaveLength(1);
  });

  it('a user who is blocked by then is not unblocked by who asked to block', async () => {
    const link = await openRefusing('admin');
    for (const journey of ADMIN)
      if (journey.name === 'blocking a user') await loseAnswer(link, journey);
    await waitFor(() => expect(text()).toContain('was blocked'), PATIENCE);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(link.commits().passed).toBe(1);
  });

  it('a merge is said to be done when it is asked for again', async () => {
    await runUnanswered(
      'owner',
      OWNER.filter(({ name }) => name === 'a merge'),
    );
    expect(text()).toContain('Latest merges');
    expect(text()).not.toContain('Nothing was merged');
  });
});
