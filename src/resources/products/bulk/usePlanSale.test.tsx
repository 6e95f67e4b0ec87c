import { QueryClient } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { common } from '@/i18n/en/common.ts';
import { sales } from '@/i18n/en/sales.ts';
import { slowView } from '../../../../tests/support/slowView.ts';
import { usePlanSale } from './usePlanSale.ts';

const create = vi.fn();
vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ dataProvider: { create } }),
}));
vi.mock('@/components/clock/useServerAhead.ts', () => ({ useServerAhead: () => 0 }));
vi.mock('@/components/sales/useCarryOutSales.ts', () => ({
  useCarryOutSales: () => async () => {},
}));

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, common, sales }), 'en');
const hook = (queryClient = new QueryClient()) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext queryClient={queryClient} store={memoryStore()} i18nProvider={i18nProvider}>
      {children}
    </CoreAdminContext>
  );
  return renderHook(() => ({ plan: usePlanSale(), said: useNotificationContext().notifications }), {
    wrapper,
  }).result;
};
const products = ['p1', 'p2', 'p3'].map((id, index) => ({
  ...{ id, businessId: index < 2 ? 'one' : 'two' },
}));
const change = { mode: 'percent', percent: 10 } as const;
const when = { name: 'Sale', startsAt: new Date('2030-01-01'), endsAt: null };
const plannedFor = () => create.mock.calls.map(([, { data }]) => data.businessId);

describe('usePlanSale', () => {
  beforeEach(() => {
    create.mockReset().mockImplementation(async (_, { data }) => ({ data: { id: 's', ...data } }));
  });

  it.each([429, 503])(
    'says what is planned where a %i comes in between, and plans only the rest then',
    async status => {
      const result = hook();
      const refused = Object.assign(new Error('refused'), { status });
      create.mockImplementationOnce(async (_, { data }) => ({ data: { id: 's', ...data } }));
      create.mockRejectedValueOnce(refused);
      await act(async () => expect(await result.current.plan(products, change, when)).toBe(false));
      expect(result.current.said.at(-1)).toMatchObject({
        message: 'sales.done.partly',
        notificationOptions: { messageArgs: { done: 2, smart_count: 3 } },
      });
      await act(async () => expect(await result.current.plan(products, change, when)).toBe(true));
      expect(plannedFor()).toEqual(['one', 'two', 'two']);
      // Once it is through, the same can be planned anew.
      await act(async () => expect(await result.current.plan(products, change, when)).toBe(true));
      expect(plannedFor()).toEqual(['one', 'two', 'two', 'one', 'two']);
    },
  );

  it('says that nothing is changed where the first is refused', async () => {
    const result = hook();
    create.mockRejectedValueOnce(Object.assign(new Error('refused'), { status: 429 }));
    await act(async () => expect(await result.current.plan(products, change, when)).toBe(false));
    expect(result.current.said.at(-1)?.message).toBe(`Nothing was changed. ${common.error.quota}`);
  });

  it('has its answer while the sales in view are still read anew', async () => {
    const queryClient = new QueryClient();
    const { read } = slowView(queryClient, 'sales', { id: 's0' });
    const result = hook(queryClient);
    await act(async () => expect(await result.current.plan(products, change, when)).toBe(true));
    expect(read).toHaveBeenCalledOnce();
  });
});
