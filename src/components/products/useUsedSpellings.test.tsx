import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { matches, parseFilter, sortRecords, toOrder } from 'ra-data-firestore/query';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useUsedSpellings } from './useUsedSpellings.ts';

const { getList } = vi.hoisted(() => ({ getList: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getList } }),
}));

const brands = ['Mill', 'Millstone', 'mill', 'Oak', 'Old Mill', '', 'Mill', 'MILL'];
const products = brands.map((brand, index) => ({ id: `p${index}`, businessId: 'biz', brand }));

beforeEach(() => {
  getList.mockReset();
  getList.mockImplementation(async (_, { filter, sort, pagination }) => {
    const orderBy = toOrder(sort);
    const found = products.filter(one => matches(one, { ...parseFilter(filter), orderBy }));
    return { data: sortRecords(found, { orderBy }).slice(0, pagination.perPage) };
  });
});

const used = (text: string, enabled = true, field: 'brand' | 'tags' = 'brand') => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useUsedSpellings(field, 'biz', text, enabled), { wrapper }).result;
};

it('finds spellings by their beginning, however it is written, a read for each and one for the next', async () => {
  const result = used('mi');
  await waitFor(() => expect(result.current).toHaveLength(4));
  expect([...result.current].sort()).toEqual(['MILL', 'Mill', 'Millstone', 'mill']);
  // Three beginnings: as typed (and in small letters), with a capital, in capitals.
  expect(getList).toHaveBeenCalledTimes(4 + 3);
  for (const [resource, asked] of getList.mock.calls)
    expect([resource, asked]).toMatchObject([
      'products',
      { filter: { businessId: 'biz' }, pagination: { perPage: 1 }, meta: { total: 'none' } },
    ]);
});

it('finds a tag that is typed whole, however it is written, by one page', async () => {
  const tags = [['Organic', 'organics'], ['ORGANIC'], ['crème'], ['Organic']];
  getList.mockResolvedValue({ data: tags.map((some, index) => ({ id: `t${index}`, tags: some })) });
  const result = used('organic', true, 'tags');
  await waitFor(() => expect(result.current).toEqual(['Organic', 'ORGANIC']));
  expect(getList.mock.calls).toEqual([
    [
      'products',
      expect.objectContaining({
        filter: { businessId: 'biz', tag: 'organic' },
        pagination: { page: 1, perPage: 3 },
        meta: { total: 'none' },
      }),
    ],
  ]);
});

it('reads nothing for a single letter, nor before the field was entered', async () => {
  used('m');
  used('mill', false);
  await new Promise(resolve => setTimeout(resolve, 400));
  expect(getList).not.toHaveBeenCalled();
});

it('is bounded where a business has very many', async () => {
  products.push(
    ...Array.from({ length: 40 }, (_, index) => ({
      ...{ id: `z${index}`, businessId: 'biz', brand: `Zed ${index + 10}` },
    })),
  );
  const result = used('Zed');
  await waitFor(() => expect(result.current).toHaveLength(5));
  expect(getList.mock.calls.length).toBeLessThanOrEqual(6 + 2);
});
