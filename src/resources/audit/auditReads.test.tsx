import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/routes/paths.ts';
import { showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const DAY = 86_400_000;
const fieldOf = (index: number) => (index % 2 ? 'inventory' : 'price');
const entry = (index: number) => ({
  collection: 'audit',
  record: {
    ...{ id: `e${index}`, at: new Date(Date.UTC(2026, 0, 1) - index * DAY) },
    ...{ actorId: 'admin', actorRole: 'superAdmin', actorEmail: 'admin@catalogue.example' },
    ...{ action: 'update', resource: 'products', records: [`p${index}`], label: `Lamp ${index}` },
    ...{
      businessId: 'owner',
      changes: { [`p${index}`]: [{ field: fieldOf(index), from: index, to: index + 1 }] },
    },
    ...{ fields: [fieldOf(index)], currency: 'EUR', reason: '', source: 'form' },
  },
});

it('lists 25 of 120 changes, and one record’s, in a read a row and one for the total', async () => {
  const puts = Array.from({ length: 120 }, (_, index) => entry(index));
  const meter = await showConsole('admin', [
    business('admin', { isSuperAdmin: true }),
    business('owner'),
    ...puts,
  ]);
  const open = (filter: Record<string, unknown>) =>
    act(() => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter), page: '1' });
      window.history.pushState(null, '', `${paths.recentChanges()}?${query}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const listed = (last: string, count: number) =>
    waitFor(
      () => {
        expect(screen.queryByText(last)).not.toBeNull();
        expect(screen.getAllByText(/Lamp \d+$/)).toHaveLength(count);
      },
      { timeout: 20_000 },
    );
  open({});
  await listed('Changed: Lamp 24', 25);
  meter.reset();
  open({ fields_contains: 'price', resource: 'products' });
  await listed('Changed: Lamp 48', 25);
  expect(meter.total(), JSON.stringify(meter.byResource())).toBeLessThanOrEqual(26);

  meter.reset();
  open({ records_contains: 'p7', resource: 'products' });
  await listed('Changed: Lamp 7', 1);
  expect(meter.total(), JSON.stringify(meter.byResource())).toBeLessThanOrEqual(3);
}, 60_000);
