import { waitFor } from '@testing-library/react';
import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { paths } from '@/routes/paths.ts';
import { goTo, heading } from '../../tests/support/consoleScreen.ts';
import { type Put, showConsole } from '../../tests/support/embeddedConsole.tsx';
import { fewRecords } from '../../tests/support/everyAddress.ts';
import { prepareHostile } from '../../tests/support/hostileScreens.ts';
import { PATIENCE, press, text } from '../../tests/support/pressing.ts';
import { type RefusingStore, refusingStore } from '../../tests/support/refusingStore.ts';

vi.mock('@/routes/usePreload.ts', () => ({ usePreload: () => {} }));
vi.mock('@/components/duplicates/startSearchWorker.ts', async () => {
  const { searchWorker } = await import('../../tests/support/searchWorker.ts');
  return { startSearchWorker: searchWorker };
});
vi.setConfig({ testTimeout: 120_000 });

beforeEach(prepareHostile);
// What an earlier search had found is kept on the device.
beforeEach(() => clear(createStore('duplicate-searches', 'searches')));
afterEach(() => vi.restoreAllMocks());
afterEach(() => vi.unstubAllGlobals());

const { merge, common } = english;
const SAID = { 429: common.error.quota, 503: common.error.unreachable };

/** Products of an owner, so many that they are read in three pages; the first and the last of them are one. */
const records = (): Put[] => {
  const puts = fewRecords();
  const sample = puts.find(
    ({ collection, record }) => collection === 'products' && record.businessId === 'owner',
  );
  const numbered = Array.from({ length: 110 }, (_, index) => ({
    collection: 'products',
    record: {
      ...sample?.record,
      id: `x${String(index).padStart(3, '0')}`,
      title: `${String.fromCharCode(65 + (index % 26)).repeat(6)} ${index * 7919}`,
      ...{ sku: `SKU-${index * 7919}`, barcode: null, variants: [] },
    },
  }));
  const twin = { title: 'Halvorsen lamp HX-4410', barcode: '4006381333931' };
  for (const at of [0, -1]) Object.assign(numbered.at(at)?.record ?? {}, twin);
  const others = puts.filter(({ collection }) => collection !== 'products');
  return [...others, ...numbered];
};

/** Opens the page; `onPage` hears of each page of products that was read, before the next one is asked for. */
const open = async (onPage: (link: RefusingStore, ids: readonly unknown[]) => void) => {
  const link = refusingStore();
  await showConsole('owner', records(), store => {
    const guarded = link.between(store);
    return {
      ...guarded,
      stream: (name, query) =>
        (async function* () {
          for await (const page of guarded.stream(name, query)) {
            if (name === 'products')
              onPage(
                link,
                page.map(({ id }) => id),
              );
            yield page;
          }
        })(),
    };
  });
  goTo(paths.duplicates('owner'));
  await waitFor(() => expect(heading()).toBe(merge.ownTitle), PATIENCE);
  return link;
};

const pair = () => document.querySelector('article[aria-label="Halvorsen lamp HX-4410"]');
const FOUND = /likely pairs? among 110 products/;

describe('the search for duplicates, refused in the middle', () => {
  it.each([429, 503] as const)(
    'says why, keeps what was read, and goes on from there when somebody presses: %i',
    async status => {
      const read: unknown[] = [];
      const link = await open((between, ids) => {
        read.push(...ids);
        if (read.length === 50) between.refuse(status);
      });
      await press(merge.scan.start);
      await waitFor(() => expect(text()).toContain(SAID[status]), PATIENCE);
      // Asked again meanwhile it says the same.
      await press(common.retry);
      await waitFor(() => expect(link.refusals()).toContain('products.stream'), PATIENCE);
      await waitFor(() => expect(text()).toContain(SAID[status]), PATIENCE);
      expect(read).toHaveLength(50);
      link.mend();
      await press(common.retry);
      await waitFor(() => expect(text()).toMatch(FOUND), PATIENCE);
      expect(read).toEqual(
        Array.from({ length: 110 }, (_, at) => `x${String(at).padStart(3, '0')}`),
      );
      expect(pair()).not.toBeNull();
      expect(text()).not.toContain(SAID[status]);
    },
  );

  it('keeps in view what an earlier search had found', async () => {
    let refusing = false;
    const link = await open(between => refusing && between.refuse(429));
    await press(merge.scan.start);
    await waitFor(() => expect(text()).toMatch(FOUND), PATIENCE);
    refusing = true;
    await press(merge.scan.again);
    await waitFor(() => expect(text()).toContain(SAID[429]), PATIENCE);
    expect(text()).toMatch(FOUND);
    expect(pair()).not.toBeNull();
    refusing = false;
    link.mend();
    await press(common.retry);
    await waitFor(() => expect(text()).not.toContain(SAID[429]), PATIENCE);
    expect(text()).toMatch(FOUND);
  });
});
