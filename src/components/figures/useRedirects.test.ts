import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { redirectsWithKnown } from './useRedirects.ts';

const scope = { businessId: 'b1' };
const merged = { '2026-03-03': 'a', '2026-03-10': 'b', '2026-03-17': 'c' };

const prepare = () => {
  const client = new QueryClient();
  const asked: (string | undefined)[][] = [];
  const read = async (from: string, until?: string) => {
    asked.push([from, until]);
    return Object.fromEntries(
      Object.entries(merged)
        .filter(([day]) => day >= from && (until === undefined || day < until))
        .map(([, id]) => [id, 'survivor']),
    );
  };
  const since = async (from: string, of = scope) =>
    Object.keys(await redirectsWithKnown(client, of, from, read)).sort();
  return { client, asked, since };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('further back only the merges before are read, and later ones not at all', async () => {
  const { asked, since } = prepare();
  expect(await since('2026-03-09')).toEqual(['b', 'c']);
  expect(await since('2026-03-02')).toEqual(['a', 'b', 'c']);
  await since('2026-03-16');
  expect(asked).toEqual([
    ['2026-03-09', undefined],
    ['2026-03-02', '2026-03-09'],
  ]);
});

it('reads all of it again a minute after the first of it, and when told that it is old', async () => {
  const { client, asked, since } = prepare();
  await since('2026-03-09');
  vi.advanceTimersByTime(40_000);
  await since('2026-03-02');
  vi.advanceTimersByTime(40_000);
  await since('2026-03-02');
  await client.invalidateQueries();
  await since('2026-03-02');
  await since('2026-03-02', { businessId: 'b2' });
  expect(asked.slice(2)).toEqual([
    ['2026-03-02', undefined],
    ['2026-03-02', undefined],
    ['2026-03-02', undefined],
  ]);
});
