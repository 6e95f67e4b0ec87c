import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const ENTRIES = 120;
const at = new Date('2026-01-01T00:00:00Z');
const tracked = {
  version: 1,
  createdAt: at,
  createdBy: 'admin',
  updatedAt: at,
  updatedBy: 'admin',
};
const ids = Array.from({ length: ENTRIES }, (_, index) => `u${index}`);
const OTHERS = new Map([
  ['other', 'u115'],
  ['another', 'u1'],
]);

const giveaway = {
  ...{ id: 'g1', title: 'A tent for two', description: '', productId: 'p1', productTitle: 'Tent' },
  ...{ businessId: 'owner', businessName: 'Owner', startsAt: new Date('2025-12-01'), endsAt: at },
  ...{ timeZone: 'UTC', status: 'drawn', numberOfWinners: 2, entryCount: ENTRIES },
  winners: [
    { entryId: 'u0', userId: 'u0', name: 'Una 0', drawnAt: at },
    { entryId: 'u1', userId: 'u1', name: 'Una 1', drawnAt: at },
  ],
  ...{ seedCommitment: 'c0ffee', drawSeed: 'f00d', drawnAt: at, ...tracked },
};
const PUTS = [
  business('admin', { isSuperAdmin: true }),
  business('owner'),
  { collection: 'products', record: { ...testProduct('p1', { title: 'Tent' }) } },
  { collection: 'giveaways', record: giveaway },
  ...ids.map((id, index) => ({
    collection: 'giveaways/g1/entries',
    record: {
      ...{ id, userId: id, name: `Una ${index}`, email: `${id}@mail.example`, country: 'AU' },
      enteredAt: new Date(at.getTime() - (ENTRIES - index) * 60_000),
    },
  })),
  ...[...ids, 'other', 'another'].map((id, index) => ({
    collection: 'users',
    record: {
      ...{ id, name: `Una ${index}`, country: 'AU', lastSeenAt: null },
      // Another account of one of the newest entrants, and of a winner.
      email: `${OTHERS.get(id) ?? id}@mail.example`,
      ...{ status: index > 117 ? 'blocked' : 'active', ...tracked },
      counts: { views: 0, saves: 0, entries: 1, reports: 0 },
    },
  })),
];

it('shows a giveaway of 120 entries with whom is blocked in at most 30 reads', async () => {
  const meter = await showConsole('admin', PUTS);
  const open = (address: string) =>
    act(() => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  open(paths.recentChanges());
  await screen.findByRole('heading', { name: 'Recent changes', level: 1 }, { timeout: 20_000 });
  meter.reset();
  open(paths.giveaway('g1'));
  await waitFor(
    () => {
      const text = document.body.textContent ?? '';
      expect(text).toContain('120 entries');
      expect(text.split('Blocked')).toHaveLength(3);
      expect(text.split('Address of a blocked account')).toHaveLength(3);
    },
    { timeout: 20_000 },
  );
  const winners = within(screen.getByRole('list', { name: 'Winners' })).getAllByRole('listitem');
  expect(winners.map(line => line.textContent?.includes('Address of a blocked'))).toEqual([
    false,
    true,
  ]);
  expect(meter.total(), JSON.stringify(meter.byResource())).toBeLessThanOrEqual(30);
}, 60_000);
