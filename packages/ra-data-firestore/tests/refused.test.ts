import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RefusingLink, refusingLink } from '../../../tests/support/refusingLink.ts';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

const list = {
  filter: {},
  sort: { field: 'n', order: 'ASC' as const },
  pagination: { page: 1, perPage: 5 },
};
type Provider = ReturnType<typeof firestoreDataProvider>;

const READS: readonly [way: string, read: (provider: Provider) => Promise<unknown>][] = [
  ['getList', provider => provider.getList('a', list)],
  ['getOne', provider => provider.getOne('a', { id: 'x' })],
  ['getMany', provider => provider.getMany('a', { ids: ['x', 'y'] })],
  [
    'getManyReference',
    provider => provider.getManyReference('a', { ...list, target: 'of', id: 'x' }),
  ],
  ['count', provider => provider.count('a')],
  ['aggregate', provider => provider.aggregate('a', { sum: ['n'] })],
  ['stream', provider => provider.stream('a')[Symbol.asyncIterator]().next()],
];

describe.runIf(emulator).each([429, 503] as const)('where Firestore answers %i', status => {
  let link: RefusingLink;
  let provider: Provider;
  let close: () => Promise<void>;
  beforeEach(async () => {
    if (!emulator) throw new Error('No Firestore emulator');
    link = await refusingLink(emulator);
    const client = connect(undefined, link);
    close = client.close;
    await seed(client.firestore, 'a', { x: { n: 1, of: 'x' }, y: { n: 2, of: 'x' } });
    provider = firestoreDataProvider({ firestore: client.firestore });
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
