import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { everyAddress, fewRecords } from '../../tests/support/everyAddress.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { refusedProblemsAt } from '../../tests/support/refusedScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.mock('@/providers/queryClient.ts', async original => {
  const { keepCache } = await import('../../tests/support/cacheInView.ts');
  const { createQueryClient, ...others } =
    await original<typeof import('@/providers/queryClient.ts')>();
  return { ...others, createQueryClient: () => keepCache(createQueryClient()) };
});
// Waiting before each further try is another test's subject.
vi.mock('@/providers/retryPolicy.ts', async original => ({
  ...(await original<typeof import('@/providers/retryPolicy.ts')>()),
  retryDelay: () => 1,
}));
vi.setConfig({ testTimeout: 480_000 });

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

describe('while the database answers 429 or 503', () => {
  it.each([
    ['owner', 'owner'],
    ['admin', 'superAdmin'],
    ['support', 'support'],
  ] as const)(
    'every page of %s says so, pretends nothing, and comes back once it answers',
    async (uid, role) => {
      const puts = fewRecords();
      expect(await refusedProblemsAt(uid, everyAddress(role, puts), puts)).toEqual([]);
    },
  );
});
