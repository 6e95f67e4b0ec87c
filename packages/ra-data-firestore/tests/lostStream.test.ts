import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connectByLink, firstPage, pause } from './support/byLink.ts';
import { emulator } from './support/emulator.ts';

const PATIENCE = { timeout: 20_000, interval: 20 };

/** A provider whose streams can be lost while everything else is answered. */
const lossy = async () => {
  const { link, firestore } = await connectByLink({ x: { n: 1 }, y: { n: 2 } });
  const provider = firestoreDataProvider({ firestore, readTimeout: 2000 });
  let streams = 0;
  const begun = () => {
    streams += link.calls().filter(name => name === 'Listen').length;
    return streams;
  };
  const readBoth = async () => {
    const [rows, record] = await Promise.all([
      provider.getList('a', firstPage),
      provider.getOne('a', { id: 'y' }),
    ]);
    return [...rows.data.map(({ n }) => n), record.data.n];
  };
  const watch = async () => {
    const seen: unknown[] = [];
    const stop = provider.watchOne('a', 'x', {
      next: record => seen.push(record?.n),
      error: error => seen.push(error),
    });
    onTestFinished(stop);
    await expect.poll(() => seen, PATIENCE).toEqual([1]);
    return { seen, stop };
  };
  return { link, provider, begun, readBoth, watch };
};

/** A provider whose SDK waits for five seconds before it begins its stream again, which it could. */
const lost = async () => {
  // The SDK waits for 1, 1.5, 2.25, 3.4 … seconds, as much as half of it more or less.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  onTestFinished(() => void vi.restoreAllMocks());
  const all = await lossy();
  const watched = await all.watch();
  const before = all.begun();
  all.link.refuse(503, ['Listen']);
  await expect.poll(() => all.begun() - before, PATIENCE).toBeGreaterThan(3);
  all.link.mend();
  return { ...all, ...watched };
};

describe.runIf(emulator)('where the stream was lost and counts are answered', () => {
  it('reads are answered beside what is watched, which goes on without a word of it', async () => {
    const { provider, readBoth, seen } = await lost();
    expect(await readBoth()).toEqual([1, 2, 2]);
    await provider.updateMany('a', { ids: ['x'], data: { n: 4 } });
    await expect.poll(() => seen.at(-1), PATIENCE).toBe(4);
    expect(new Set(seen)).toEqual(new Set([1, 4]));
  });

  it('reads are answered where nothing is watched', async () => {
    const { provider, readBoth, stop } = await lost();
    stop();
    expect(await provider.count('a')).toBe(2);
    expect(await readBoth()).toEqual([1, 2, 2]);
  });

  it('reads are answered where the stream keeps quiet, whenever they were asked', async () => {
    const { link, begun, readBoth } = await lossy();
    link.hold('Listen');
    const first = readBoth();
    await pause(1000);
    const second = readBoth();
    await expect.poll(begun, PATIENCE).toBeGreaterThan(1);
    link.mend();
    expect(await Promise.all([first, second])).toEqual([
      [1, 2, 2],
      [1, 2, 2],
    ]);
  });

  it('reads begin it anew seldom as long as it is refused, and are answered soon after', async () => {
    const { link, begun, readBoth, watch } = await lossy();
    const { seen } = await watch();
    const before = begun();
    link.refuse(503, ['Listen']);
    for (let times = 0; times < 15; times += 1)
      await expect(readBoth()).rejects.toMatchObject({ status: 503 });
    expect(begun() - before).toBeLessThan(15);
    link.mend();
    const answered = () => readBoth().catch(() => null);
    await expect.poll(answered, { timeout: 8000, interval: 500 }).toEqual([1, 2, 2]);
    expect(new Set(seen)).toEqual(new Set([1]));
  });
});
