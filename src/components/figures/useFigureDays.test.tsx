import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eachDay } from '@/domain/analytics/days.ts';
import { testDay } from '@/domain/analytics/testDay.ts';
import { STALE_TIME } from '@/providers/queryClient.ts';
import { useDaysBefore, useLast30Days } from './useFigureDays.ts';

const { getList } = vi.hoisted(() => ({ getList: vi.fn() }));
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { getList } }),
}));

const all = eachDay('2026-01-01', '2026-03-31').map(day => testDay(day));

/** Documents that were read, counted as Firestore bills them. */
let reads = 0;
beforeEach(() => {
  reads = 0;
  getList.mockReset();
  getList.mockImplementation(async (_, { filter, sort, pagination }) => {
    const { day_gte: from = '', day_lte: to = '9' } = filter;
    const days = all.filter(({ day }) => day >= from && day <= to);
    if (sort.order === 'DESC') days.reverse();
    const data = days.slice(0, pagination.perPage);
    reads += data.length;
    return { data };
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const scope = { businessId: 'owner' };
const prepare = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: STALE_TIME, retry: false } },
  });
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const show = () =>
    renderHook(
      () => {
        const days = useLast30Days(scope);
        return { days, before: useDaysBefore(scope, days.data?.range ?? null) };
      },
      { wrapper },
    );
  const cells = () =>
    renderHook(() => Array.from({ length: 100 }, () => useLast30Days(scope))[0], { wrapper });
  return { client, show, cells };
};

it('a hundred cells cost 31 reads, and a product’s page beside them the 30 days before', async () => {
  const { show, cells } = prepare();
  const list = cells();
  await waitFor(() => expect(list.result.current?.data?.days).toHaveLength(30));
  expect(reads).toBe(31);
  const page = show();
  await waitFor(() => expect(page.result.current.before.data?.days).toHaveLength(30));
  expect(page.result.current.before.data?.range).toEqual({ from: '2026-01-31', to: '2026-03-01' });
  expect(reads).toBe(61);
});

it('saving a product reads no day again, and ten minutes later they are read anew', async () => {
  const { client, show } = prepare();
  const page = show();
  await waitFor(() => expect(page.result.current.before.data?.days).toHaveLength(30));
  await act(() => client.invalidateQueries());
  page.unmount();
  show();
  expect(client.isFetching()).toBe(0);
  expect(reads).toBe(61);
  vi.setSystemTime(Date.now() + 600_000);
  show();
  await waitFor(() => expect(reads).toBe(122));
});
