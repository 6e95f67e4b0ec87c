import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CELLS } from '../../tests/support/cellJourneys.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { problemsUnanswered, problemsWhileRefused } from '../../tests/support/refusedJourneys.ts';
import { openRefusing } from '../../tests/support/refusingConsole.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
// jsdom gives nothing a size, so that no row would be in view: here all of them are.
vi.mock('@tanstack/react-virtual', () => ({
  defaultRangeExtractor: () => [],
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index })),
    getTotalSize: () => 0,
  }),
}));
vi.setConfig({ testTimeout: 240_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

describe('cells of the product list and of its grid', () => {
  it.each(['commits', 'all'] as const)(
    'keep what was typed where %s are refused, and are written once when it is over',
    async what => {
      const journeys = CELLS.map(([journey]) => journey);
      expect(await problemsWhileRefused(await openRefusing('owner'), journeys, what)).toEqual([]);
    },
  );

  it('carried out without an answer are found to be done where they are saved again', async () => {
    expect(await problemsUnanswered(await openRefusing('owner'), CELLS, true)).toEqual([]);
  });
});
