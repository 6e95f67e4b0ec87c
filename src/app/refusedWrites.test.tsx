import { act, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { goTo, leave } from '../../tests/support/consoleScreen.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { PATIENCE, press, text } from '../../tests/support/pressing.ts';
import { problemsWhileRefused, SAID } from '../../tests/support/refusedJourneys.ts';
import { openRefusing } from '../../tests/support/refusingConsole.ts';
import type { RefusingStore } from '../../tests/support/refusingStore.ts';
import { ADMIN, type Journey, OWNER, WORDS } from '../../tests/support/writeJourneys.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

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
    const { name, save } = journey;
    await press(save);
    // What is done may still lead to another page: the next one is not opened before.
    await waitFor(() => expect(text()).toMatch(DONE), PATIENCE);
    await act(() => new Promise(resolve => setTimeout(resolve, 100)));
    passed[name] = link.commits().passed;
  }
  return passed;
};

describe('while the database answers 429 or 503 to what is written', () => {
  it.each([
    ['owner', OWNER],
    ['admin', ADMIN],
  ] as const)(
    '%s: says so, keeps what was typed, and writes it once when it answers',
    async (uid, journeys) => {
      expect(await problemsWhileRefused(await openRefusing(uid), journeys)).toEqual([]);
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
