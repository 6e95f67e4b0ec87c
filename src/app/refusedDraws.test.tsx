import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deskWorker } from '../../tests/support/deskWorker.ts';
import { GIVEAWAYS, READING } from '../../tests/support/giveawayJourneys.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { problemsUnanswered, problemsWhileRefused } from '../../tests/support/refusedJourneys.ts';
import { openRefusing } from '../../tests/support/refusingConsole.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.mock('@/resources/giveaways/show/startDrawWorker.ts', () => ({
  startDrawWorker: () => deskWorker().worker,
}));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const journeys = GIVEAWAYS.map(([journey]) => journey);

describe('the page of a giveaway', () => {
  it('says what was refused, keeps the reason, and does it once when it is over', async () => {
    expect(await problemsWhileRefused(await openRefusing('admin'), journeys)).toEqual([]);
  });

  it('does so where what it reads for that is refused', async () => {
    expect(await problemsWhileRefused(await openRefusing('admin'), READING, 'all')).toEqual([]);
  });

  it.each([
    ['is done where it is asked for again', true],
    ['is seen to be done once it can be read', false],
  ])('what is carried out without an answer %s', async (_, isGone) => {
    expect(await problemsUnanswered(await openRefusing('admin'), GIVEAWAYS, isGone)).toEqual([]);
  });
});
