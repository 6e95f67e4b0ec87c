import { disableNetwork, enableNetwork, type Firestore } from 'firebase/firestore';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RefusingLink, refusingLink } from '../../../tests/support/refusingLink.ts';
import { firestoreDataProvider } from '../src/index.ts';
import { firstPage } from './support/byLink.ts';
import { connect, emulator, seed } from './support/emulator.ts';

type Provider = ReturnType<typeof firestoreDataProvider>;

const READS: readonly [way: string, read: (provider: Provider) => Promise<unknown>][] = [
  ['getList', provider => provider.getList('a', firstPage)],
  ['getOne', provider => provider.getOne('a', { id: 'x' })],
  ['getMany', provider => provider.getMany('a', { ids: ['x', 'y'] })],
  [
    'getManyReference',
    provider => provider.getManyReference('a', { ...firstPage, target: 'of', id: 'x' }),
  ],
  ['count', provider => provider.count('a')],
  ['aggregate', provider => provider.aggregate('a', { sum: ['n'] })],
  ['stream', provider => provider.stream('a')[Symbol.asyncIterator]().next()],
];

/** Writes without a condition, so that nothing is read for them; each into a collection of its own. */
const WRITES: Record<string, (provider: Provider, name: string) => Promise<unknown>> = {
  create: (provider, name) => provider.create(name, { data: { n: 3 } }),
  update: (provider, name) =>
    provider.update(name, { id: 'x', data: { n: 3 }, previousData: { id: 'x', n: 1 } }),
  delete: (provider, name) => provider.delete(name, { id: 'x' }),
  createMany: (provider, name) => provider.createMany(name, { data: [{ n: 3 }, { n: 4 }] }),
  updateMany: (provider, name) => provider.updateMany(name, { ids: ['x', 'y'], data: { n: 3 } }),
  deleteMany: (provider, name) => provider.deleteMany(name, { ids: ['x', 'y'] }),
  commit: (provider, name) =>
    provider.commit([{ type: 'set', collection: name, id: 'x', data: { n: 3 } }]),
};

describe.runIf(emulator).each([429, 503] as const)('where Firestore answers %i', status => {
  let link: RefusingLink;
  let provider: Provider;
  let firestore: Firestore;
  let close: () => Promise<void>;
  beforeEach(async () => {
    if (!emulator) throw new Error('No Firestore emulator');
    link = await refusingLink(emulator);
    const client = connect(undefined, link);
    ({ close, firestore } = client);
    await seed(firestore, 'a', { x: { n: 1, of: 'x' }, y: { n: 2, of: 'x' } });
    provider = firestoreDataProvider({ firestore });
    link.calls();
  });
  afterEach(async () => {
    await close();
    link.close();
  });

  it.each(READS)('%s says so soon, asks little, and answers once it can', async (_, read) => {
    link.refuse(status);
    const started = Date.now();
    await expect(read(provider)).rejects.toMatchObject({ status });
    // Whoever tries again at once learns the same.
    await expect(read(provider)).rejects.toMatchObject({ status });
    expect(Date.now() - started).toBeLessThan(12_000);
    expect(link.calls().length).toBeLessThan(14);
    link.mend();
    await expect(read(provider)).resolves.toBeTruthy();
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  it('a stream whose reader waits for it reads the refused page again, and no other', async () => {
    const told: unknown[] = [];
    const onRefused = async (error: Error) => {
      told.push(Reflect.get(error, 'status'));
      link.mend();
    };
    const seen: unknown[] = [];
    const sort = { field: 'n', order: 'ASC' as const };
    for await (const page of provider.stream('a', { sort, pageSize: 1, onRefused })) {
      seen.push(...page.map(({ id }) => id));
      if (seen.length === 1) link.refuse(status);
    }
    expect(seen).toEqual(['x', 'y']);
    expect(told).toEqual([status]);
    // No row, the refused one least of all, is paid for twice.
    expect(provider.readMeter.byResource().a).toBeLessThanOrEqual(5);
  });

  it('a commit says so soon and asks little, is not made later, and can be made again', async () => {
    const commit = () =>
      provider.commit([{ type: 'create', collection: 'a', id: 'z', data: { n: 3 } }]);
    link.refuse(status, ['Commit']);
    await expect(commit()).rejects.toMatchObject({ status });
    expect(link.calls().length).toBeLessThan(12);
    link.mend();
    await expect(provider.getOne('a', { id: 'z' })).rejects.toMatchObject({ status: 404 });
    await commit();
    await expect(provider.getOne('a', { id: 'z' })).resolves.toMatchObject({ data: { n: 3 } });
  });

  it('writes without a condition say so soon, are not done later, and are done once asked for again', async () => {
    const ways = Object.entries(WRITES);
    const stored = async () =>
      Object.fromEntries(
        await Promise.all(
          ways.map(async ([name]) => {
            const { data } = await provider.getList(name, firstPage);
            return [name, data.map(({ n }) => n)] as const;
          }),
        ),
      );
    for (const [name] of ways) await seed(firestore, name, { x: { n: 1 }, y: { n: 2 } });
    link.refuse(status, ['Commit', 'Write']);
    const started = Date.now();
    await Promise.all(
      ways.map(([name, write]) =>
        expect(write(provider, name), name).rejects.toMatchObject({ status }),
      ),
    );
    expect(Date.now() - started).toBeLessThan(12_000);
    link.mend();
    // What the SDK keeps it would send again, a minute later at most: here at once.
    await disableNetwork(firestore);
    await enableNetwork(firestore);
    await new Promise(resolve => setTimeout(resolve, 1000));
    expect(await stored()).toEqual(Object.fromEntries(ways.map(([name]) => [name, [1, 2]])));
    await Promise.all(ways.map(([name, write]) => write(provider, name)));
    expect(await stored()).toEqual({
      ...{ create: [1, 2, 3], update: [2, 3], delete: [2], createMany: [1, 2, 3, 4] },
      ...{ updateMany: [3, 3], deleteMany: [], commit: [2, 3] },
    });
  });

  it('what is watched goes on when it is over, and reads beside it say what is wrong', async () => {
    const seen: unknown[] = [];
    const stop = provider.watchOne('a', 'x', {
      next: record => seen.push(record?.n),
      error: error => seen.push(error),
    });
    const readBeside = () =>
      provider.getOne('a', { id: 'y' }).then(
        ({ data }) => data.n,
        (error: unknown) => error,
      );
    await expect.poll(() => seen).toEqual([1]);
    link.refuse(status);
    expect(await readBeside()).toMatchObject({ status });
    link.mend();
    await expect.poll(readBeside, { timeout: 20_000, interval: 1000 }).toBe(2);
    await provider.updateMany('a', { ids: ['x'], data: { n: 4 } });
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe(4);
    expect(new Set(seen)).toEqual(new Set([1, 4]));
    stop();
  });
});
