import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import {
  CoreAdminContext,
  memoryStore,
  testDataProvider,
  testI18nProvider,
  useNotificationContext,
} from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spellingsKey } from '@/components/device/localStores.ts';
import { savedSpellings } from '@/components/spelling/savedSpellings.ts';
import { testProduct } from '@/domain/merge/testProduct.ts';
import type { SuggestedField } from '@/domain/spelling/knownNames.ts';
import { spelledProduct } from '@/domain/spelling/spellingFields.ts';
import { useSuggestedNames } from './useSuggestedNames.ts';

const { getList } = vi.hoisted(() => ({ getList: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getList } }),
}));
vi.mock('@/providers/AuthContext.tsx', () => ({ useAuth: () => ({ actor: { uid: 'me' } }) }));

const named = (count: number, tags: string[]) =>
  Array.from({ length: count }, (_, index) => testProduct(`p${index}`, { tags, brand: 'Mill' }));

/** A back end: the products changed last, and how those write a tag that is looked for. */
const answer = (latest: unknown[], lookedFor: () => unknown[] = () => []) =>
  getList.mockImplementation(async (_, { filter }) => ({
    data: 'tag' in filter ? lookedFor() : latest,
    total: 1,
  }));

const suggested = (businessId: string, text: string, field: SuggestedField = 'tags') => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      dataProvider={testDataProvider({ getList })}
      store={memoryStore()}
      i18nProvider={testI18nProvider({
        translate: (key, options) => `${key} ${options?.smart_count ?? ''}`.trim(),
      })}
    >
      {children}
    </CoreAdminContext>
  );
  return renderHook(
    () => ({
      ...useSuggestedNames(field, businessId, text, true),
      told: useNotificationContext().notifications,
    }),
    { wrapper },
  ).result;
};
const pause = () => new Promise(resolve => setTimeout(resolve, 400));

beforeEach(() => {
  getList.mockReset();
});
afterEach(() => vi.restoreAllMocks());

it('has all names of a business with few products, says nothing, and looks for no more', async () => {
  answer(named(49, ['oak']));
  const result = suggested('few', 'organic');
  await waitFor(() => expect(result.current.names).toEqual(['oak']));
  await pause();
  expect(result.current.note).toBeUndefined();
  expect(getList).toHaveBeenCalledOnce();
});

it('says what they are taken from where there are more, and finds one that is typed whole', async () => {
  answer(named(50, ['oak']), () => named(1, ['Organic']));
  const result = suggested('many', 'organic');
  await waitFor(() => expect(result.current.names).toEqual(['Organic', 'oak']));
  expect(result.current.note).toBe('products.form.suggested.tags');
});

it('has those that this browser read, the most frequent first, and says so, for no read', async () => {
  const products = [['Ash', 'Elm'], ['Elm']].map((tags, index) =>
    spelledProduct(testProduct(`q${index}`, { tags, brand: 'Oakley', category: 'Chairs' })),
  );
  await savedSpellings.save(spellingsKey('me', 'read'), {
    ...{ at: Date.now(), read: 2, capped: false },
    products: new Map(products.map(product => [product.id, product])),
  });
  answer(named(50, ['oak']));
  const result = suggested('read', '');
  await waitFor(() => expect(result.current.names).toEqual(['oak', 'Elm', 'Ash']));
  expect(result.current.note).toBe('products.form.suggested.tagsRead 2');
  const brands = suggested('read', '', 'brand');
  await waitFor(() => expect(brands.current.names).toEqual(['Mill', 'Oakley']));
  expect(brands.current.note).toBe('products.form.suggested.names');
  for (const [, { filter }] of getList.mock.calls) expect(filter).toEqual({ businessId: 'read' });
});

it('suggests what it has where looking for more fails, without a word', async () => {
  const lookedFor = vi.fn(() => {
    throw new Error('offline');
  });
  answer(named(50, ['oak']), lookedFor);
  const result = suggested('broken', 'organic');
  await waitFor(() => expect(lookedFor).toHaveBeenCalled());
  await pause();
  expect(result.current.names).toEqual(['oak']);
  expect(result.current.told).toEqual([]);
});
