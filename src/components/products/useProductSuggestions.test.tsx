import { renderHook, waitFor } from '@testing-library/react';
import { CoreAdminContext, memoryStore, testDataProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useProductSuggestions } from './useProductSuggestions.ts';

const products = [
  { id: 'a', category: 'Chairs', brand: 'Mill', tags: ['oak', 'new'] },
  { id: 'b', category: 'Tables', brand: '', tags: ['oak'] },
  { id: 'c', category: 'Tables', brand: 'Cedar', tags: [] },
];

const suggest = (enabled: boolean) => {
  const getList = vi.fn();
  getList.mockResolvedValue({ data: products, total: 3 });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext dataProvider={testDataProvider({ getList })} store={memoryStore()}>
      {children}
    </CoreAdminContext>
  );
  const { result } = renderHook(() => useProductSuggestions('biz', enabled), { wrapper });
  return { getList, result };
};

describe('useProductSuggestions', () => {
  it('suggests the spellings that the business uses, the most frequent first, from 50 reads', async () => {
    const { getList, result } = suggest(true);
    await waitFor(() => expect(result.current.category).toEqual(['Tables', 'Chairs']));
    expect(result.current.brand).toEqual(['Cedar', 'Mill']);
    expect(result.current.tags).toEqual(['oak', 'new']);
    expect(getList).toHaveBeenCalledOnce();
    expect(getList.mock.calls[0]?.[1]).toMatchObject({
      filter: { businessId: 'biz' },
      pagination: { page: 1, perPage: 50 },
      meta: { total: 'none' },
    });
  });

  it('reads nothing before a field that suggests has been entered', () => {
    expect(suggest(false).getList).not.toHaveBeenCalled();
  });
});
