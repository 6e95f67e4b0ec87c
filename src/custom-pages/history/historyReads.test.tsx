import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { change, testEntry } from '@/domain/history/testEntry.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import { paths } from '@/routes/paths.ts';
import { type Put, showConsole } from '../../../tests/support/embeddedConsole.tsx';
import { business } from '../../../tests/support/hostileCorpus.ts';
import { prepareHostile } from '../../../tests/support/hostileScreens.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));

beforeEach(prepareHostile);
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const PRODUCTS = 60;
const HOUR = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR);
const ids = Array.from({ length: PRODUCTS }, (_, index) => `p${index}`);

const products = ids.map(
  (id): Put => ({ collection: 'products', record: testProduct(id, { brand: 'New' }) }),
);
const asPut = (entry: ReturnType<typeof testEntry>): Put => ({
  collection: 'audit',
  record: { ...entry },
});
/** Each product's own change two hours ago; four hours ago one of all of them, in three parts. */
const trail = [
  ...ids.map(id =>
    asPut(testEntry(`of-${id}`, 0, { [id]: [change('brand', 'Old', 'New')] }, { at: hoursAgo(2) })),
  ),
  ...[0, 1, 2].map(part =>
    asPut(
      testEntry(
        `part-${part}`,
        0,
        Object.fromEntries(
          ids.slice(20 * part, 20 * part + 20).map(id => [id, [change('sku', 'S', '')]]),
        ),
        { at: hoursAgo(4), batchId: 'all', source: 'bulk' },
      ),
    ),
  ),
];

const go = (address: string) =>
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
const shows = (text: RegExp) =>
  waitFor(() => expect(screen.getByText(text)).toBeDefined(), { timeout: 20_000 });
const open = async () => {
  const meter = await showConsole('owner', [business('owner'), ...products, ...trail]);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: 20_000 });
  meter.reset();
  return meter;
};
const moment = (hours: number) =>
  `${paths.pointInTime()}?${new URLSearchParams({ at: hoursAgo(hours).toISOString() })}`;

it('compares with a moment in a read a change and one a product, once a minute', async () => {
  const meter = await open();
  const [late, early] = [moment(3), moment(5)];
  go(late);
  await shows(/60 changed/);
  expect(meter.byResource()).toEqual({ audit: PRODUCTS, products: PRODUCTS });
  meter.reset();
  act(() => screen.getByRole('button', { name: /Show more/ }).click());
  await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(30));
  expect(meter.total()).toBe(0);

  go(early);
  await shows(/60 changed/);
  expect(meter.byResource()).toEqual({ audit: PRODUCTS + 3, products: PRODUCTS });
  meter.reset();
  go(late);
  await shows(/60 changed/);
  go(early);
  await shows(/60 changed/);
  expect(meter.total(), JSON.stringify(meter.byResource())).toBe(0);
}, 60_000);

it('previews taking back in a read a step and one a product, once a minute', async () => {
  const meter = await open();
  go(paths.takeBack(['of-p1', 'of-p2', 'of-p3']));
  await shows(/3 changed/);
  expect(meter.byResource()).toEqual({ audit: 3, products: 3 });
  meter.reset();
  // A change of many is read once more with the parts that it was written in.
  go(paths.takeBack(['part-1']));
  await shows(/60 changed/);
  expect(meter.byResource()).toEqual({ audit: 4, products: PRODUCTS });
  meter.reset();
  go(paths.takeBack(['of-p1', 'of-p2', 'of-p3']));
  await shows(/3 changed/);
  expect(meter.total(), JSON.stringify(meter.byResource())).toBe(0);
}, 60_000);

it('leaves a currency under amounts that were written since, for a read more', async () => {
  const price = change('price', 1000, 1200);
  const meter = await showConsole('owner', [
    business('owner'),
    ...['priced', 'alone'].map(
      (id): Put => ({
        collection: 'products',
        record: testProduct(id, {
          currency: 'USD',
          auditId: id === 'alone' ? 'of-alone' : 'later',
        }),
      }),
    ),
    ...['priced', 'alone'].map(id =>
      asPut(
        testEntry(`of-${id}`, 0, { [id]: [change('currency', 'EUR', 'USD')] }, { at: hoursAgo(3) }),
      ),
    ),
    asPut(testEntry('later', 0, { priced: [price] }, { at: hoursAgo(2), currency: 'USD' })),
  ]);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull(), { timeout: 20_000 });
  meter.reset();
  go(paths.takeBack(['of-priced', 'of-alone']));
  await shows(/^Its amounts were written again after its currency was changed/);
  await shows(/1 changed/);
  expect(meter.byResource()).toEqual({ audit: 3, products: 2 });
}, 60_000);
