import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keepNewest } from './newestRecords.ts';

const row = (version: number, title = `v${version}`) => ({ id: 'p1', version, title });
const KEY = ['products', 'getOne', { id: 'p1', meta: undefined }];

const cacheWith = (version: number) => {
  const queryClient = new QueryClient();
  onTestFinished(keepNewest(queryClient));
  queryClient.setQueryData(KEY, row(version));
  return { queryClient, title: () => Reflect.get(Object(queryClient.getQueryData(KEY)), 'title') };
};

describe('keepNewest', () => {
  it.each([
    ['a list', ['products', 'getList', {}], { data: [row(3)], total: 1 }],
    ['an endless list', ['products', 'getInfiniteList', {}], { pages: [{ data: [row(3)] }] }],
    ['many', ['products', 'getMany', { ids: ['p1'] }], [undefined, row(3)]],
    ['a search', ['products', 'search', 'lamp'], [row(3)]],
    ['one read otherwise', ['products', 'getOne', { id: 'p1', meta: { action: 'x' } }], row(3)],
  ])('takes over what %s brings', (_, key, data) => {
    const { queryClient, title } = cacheWith(2);
    queryClient.setQueryData(key, data);
    expect(title()).toBe('v3');
  });

  it('keeps what is as new, or newer', () => {
    const { queryClient, title } = cacheWith(2);
    queryClient.setQueryData(['products', 'getList', {}], { data: [row(2, 'same'), row(1)] });
    expect(title()).toBe('v2');
  });

  it('takes nothing from other resources, nor from records without a version or below a parent', () => {
    const { queryClient, title } = cacheWith(2);
    queryClient.setQueryData(['business', 'getList', {}], { data: [row(3)] });
    queryClient.setQueryData(['products', 'getList', {}], { data: [{ id: 'p1', title: 'x' }] });
    queryClient.setQueryData(['products', 'count', {}], 7);
    expect(title()).toBe('v2');
    const details = ['productDetails', 'getOne', { id: 'p1' }];
    queryClient.setQueryData(details, row(1));
    queryClient.setQueryData(['productDetails', 'getList', {}], { data: [row(2)] });
    expect(queryClient.getQueryData(details)).toEqual(row(1));
  });

  it('puts nothing into the cache that nobody has read', () => {
    const queryClient = new QueryClient();
    onTestFinished(keepNewest(queryClient));
    queryClient.setQueryData(['products', 'getList', {}], { data: [row(3)] });
    expect(queryClient.getQueryData(KEY)).toBeUndefined();
  });
});
