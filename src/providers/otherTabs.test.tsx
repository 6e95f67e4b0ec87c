import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announceCommits, followOtherTabs, resourcesOf } from './otherTabs.ts';
import type { BackOfficeDataProvider } from './types.ts';

const product = { type: 'update', collection: 'products', id: 'p1', data: { title: 'A' } } as const;

const providerThat = (commit: BackOfficeDataProvider['commit']) => announceCommits({ commit });

const show = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

const tab = () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['products', 'getOne'], 1);
  queryClient.setQueryData(['users', 'getOne'], 1);
  const end = followOtherTabs(queryClient);
  const isStale = (resource: string) =>
    queryClient.getQueryState([resource, 'getOne'])?.isInvalidated;
  return { end, isStale };
};

afterEach(() => vi.restoreAllMocks());

describe('otherTabs', () => {
  it('names the resources of what is written, sub-collections included', () => {
    expect(resourcesOf([product])).toEqual(['products']);
    expect(resourcesOf([{ collection: 'giveaways/g1/entries' }])).toEqual(['entries']);
  });

  it('marks what another tab changed, and nothing else', async () => {
    const { end, isStale } = tab();
    await providerThat(async () => {}).commit([product, product]);
    await waitFor(() => expect(isStale('products')).toBe(true));
    expect(isStale('users')).toBe(false);
    end();
  });

  it('waits while nobody looks', async () => {
    const { end, isStale } = tab();
    show(true);
    await providerThat(async () => {}).commit([product]);
    await new Promise(resolve => setTimeout(resolve, 800));
    expect(isStale('products')).toBe(false);
    show(false);
    expect(isStale('products')).toBe(true);
    end();
  });

  it('announces nothing that failed', async () => {
    const { end, isStale } = tab();
    const failing = providerThat(() => Promise.reject(new Error('no network')));
    await expect(failing.commit([product])).rejects.toThrow('no network');
    await new Promise(resolve => setTimeout(resolve, 800));
    expect(isStale('products')).toBe(false);
    end();
  });
});
