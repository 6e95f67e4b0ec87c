import { deleteDoc, doc, setDoc } from 'firebase/firestore';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const list = (page: number) => ({
  filter: { shown: true },
  sort: { field: 'n', order: 'ASC' as const },
  pagination: { page, perPage: 5 },
});

/** A listener's answer takes as long as a busy machine needs. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

describe.skipIf(!emulator)('live (Firestore emulator)', () => {
  // A client of its own for every test: one that has lost its stream must not fail the next, too.
  const open = async () => {
    const { firestore, close } = connect();
    onTestFinished(close);
    const rows = Array.from({ length: 12 }, (_, n) => [`r${n}`, { n, shown: true }] as const);
    await seed(firestore, 'rows', Object.fromEntries(rows));
    return { firestore, provider: firestoreDataProvider({ firestore }) };
  };

  it('tells a document, its changes and its end', async () => {
    const { firestore, provider } = await open();
    const seen: unknown[] = [];
    const stop = provider.watchOne('rows', 'watched', {
      next: record => seen.push(record),
      error: error => seen.push(error),
    });
    await eventually(() => expect(seen).toEqual([null]));
    await setDoc(doc(firestore, 'rows/watched'), { n: 1, _tokens: ['a'] });
    await eventually(() => expect(seen.at(-1)).toEqual({ id: 'watched', n: 1 }));
    await deleteDoc(doc(firestore, 'rows/watched'));
    await eventually(() => expect(seen.at(-1)).toBeNull());
    stop();
    await setDoc(doc(firestore, 'rows/watched'), { n: 2 });
    expect(seen).toHaveLength(3);
    await deleteDoc(doc(firestore, 'rows/watched'));
  });

  it('shares one listener among all who ask for the same', async () => {
    const { provider } = await open();
    const before = provider.readMeter.total();
    const seen: number[] = [];
    const subscription = {
      next: (rows: unknown[]) => seen.push(rows.length),
      error: () => undefined,
    };
    const stops = [1, 2, 3].map(() => provider.watchList('rows', { limit: 4 }, subscription));
    await eventually(() => expect(seen).toEqual([4, 4, 4]));
    const late = provider.watchList('rows', { limit: 4 }, subscription);
    await eventually(() => expect(seen).toHaveLength(4));
    expect(provider.readMeter.total() - before).toBe(4);
    for (const stop of [...stops, late]) stop();
  });

  it('serves a refetch of a watched page without a read', async () => {
    const { provider } = await open();
    for (const page of [1, 2]) {
      const first = await provider.getList('rows', list(page));
      const rows: unknown[] = [];
      const stop = provider.watchList('rows', list(page), {
        next: latest => rows.push(latest),
        error: error => rows.push(error),
      });
      await eventually(() => expect(rows).toEqual([first.data]));
      provider.readMeter.reset();
      expect((await provider.getList('rows', list(page))).data).toEqual(first.data);
      expect(provider.readMeter.total()).toBe(0);
      stop();
    }
  });

  it('tells topics what was created, updated and deleted', async () => {
    const { firestore, provider } = await open();
    await provider.getList('rows', list(1));
    const events: { type: string; payload: { ids: unknown[] } }[] = [];
    const callback = (event: { type: string; payload: { ids: unknown[] } }) => events.push(event);
    await provider.subscribe('resource/rows', callback);
    await setDoc(doc(firestore, 'rows/r1'), { n: 1, shown: true, seen: true });
    await eventually(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'updated', payload: { ids: ['r1'] } }),
      ),
    );
    await setDoc(doc(firestore, 'rows/new'), { n: -1, shown: true });
    await eventually(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'created', payload: { ids: ['new'] } }),
      ),
    );
    await deleteDoc(doc(firestore, 'rows/new'));
    await eventually(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ type: 'deleted', payload: { ids: ['new'] } }),
      ),
    );
    await provider.unsubscribe('resource/rows', callback);
    const count = events.length;
    await setDoc(doc(firestore, 'rows/r1'), { n: 1, shown: true });
    expect(events).toHaveLength(count);
  });
});
