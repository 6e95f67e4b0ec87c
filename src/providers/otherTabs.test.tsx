import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { announceCommits, CHANNEL, followOtherTabs, resourcesOf } from './otherTabs.ts';
import type { BackOfficeDataProvider } from './types.ts';

const product = { type: 'update', collection: 'products', id: 'p1', data: { title: 'A' } } as const;

const providerThat = (commit: BackOfficeDataProvider['commit']) => announceCommits({ commit });

/** What another tab hears, and a way for it to tell of its own writes. */
const openOther = () => {
  const channel = new BroadcastChannel(CHANNEL);
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  onTestFinished(() => channel.close());
  return { heard, tell: (resources: string[]) => channel.postMessage(resources) };
};

const LONG_ENOUGH = 800;
const wait = () => new Promise(resolve => setTimeout(resolve, LONG_ENOUGH));

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
    openOther().tell(['products']);
    await waitFor(() => expect(isStale('products')).toBe(true));
    expect(isStale('users')).toBe(false);
    end();
  });

  it('tells other tabs once of what is written together, and reads nothing anew here', async () => {
    const { end, isStale } = tab();
    const { heard } = openOther();
    const { commit } = providerThat(async () => {});
    await commit([product, product]);
    await commit([product]);
    await waitFor(() => expect(heard).toEqual([['products']]));
    await wait();
    expect(heard).toHaveLength(1);
    expect(isStale('products')).toBe(false);
    end();
  });

  it('tells of what was just written before the page goes, and nothing twice', async () => {
    const { heard } = openOther();
    await providerThat(async () => {}).commit([product]);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(heard).toEqual([['products']]), { timeout: 200 });
    await wait();
    window.dispatchEvent(new Event('pagehide'));
    await wait();
    expect(heard).toHaveLength(1);
  });

  it('waits while nobody looks', async () => {
    const { end, isStale } = tab();
    show(true);
    openOther().tell(['products']);
    await wait();
    expect(isStale('products')).toBe(false);
    show(false);
    expect(isStale('products')).toBe(true);
    end();
  });

  it('announces nothing that failed', async () => {
    const { heard } = openOther();
    const failing = providerThat(() => Promise.reject(new Error('no network')));
    await expect(failing.commit([product])).rejects.toThrow('no network');
    await wait();
    expect(heard).toEqual([]);
  });
});
