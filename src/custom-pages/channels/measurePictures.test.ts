import { afterEach, expect, it, vi } from 'vitest';
import { measurePictures } from './measurePictures.ts';

const SIZE = { width: 400, height: 300 };
const urls = Array.from({ length: 20 }, (_, index) => `local-file:${index}`);

const measure = (
  load: (address: string) => Promise<typeof SIZE>,
  signal = new AbortController().signal,
) => {
  const onProgress = vi.fn<(done: number) => void>();
  const resolve = async (stored: string) => stored.replace('local-file:', 'blob:');
  return { onProgress, ended: measurePictures(urls, { signal, resolve, onProgress, load }) };
};

afterEach(() => vi.restoreAllMocks());

it('measures every picture at the address that can be loaded, a few at a time', async () => {
  let open = 0;
  let most = 0;
  const { ended, onProgress } = measure(async address => {
    expect(address).toMatch(/^blob:/);
    most = Math.max(most, ++open);
    await Promise.resolve();
    open--;
    return SIZE;
  });
  const sizes = await ended;
  expect([...sizes.keys()].toSorted()).toEqual(urls.toSorted());
  expect(most).toBe(6);
  expect(onProgress).toHaveBeenLastCalledWith(20);
});

it('leaves out what cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { ended, onProgress } = measure(async address => {
    if (address === 'blob:3') throw new Error('gone');
    return SIZE;
  });
  const sizes = await ended;
  expect(sizes.size).toBe(19);
  expect(sizes.has('local-file:3')).toBe(false);
  expect(onProgress).toHaveBeenLastCalledWith(20);
});

it('keeps what was measured before it was cancelled', async () => {
  const controller = new AbortController();
  const { ended } = measure(async () => {
    controller.abort();
    return SIZE;
  }, controller.signal);
  const { size } = await ended;
  expect(size).toBeGreaterThan(0);
  expect(size).toBeLessThan(20);
});
