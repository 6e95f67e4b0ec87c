import { describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connectByLink, firstPage, pause } from './support/byLink.ts';
import { emulator } from './support/emulator.ts';

type Provider = ReturnType<typeof firestoreDataProvider>;

const READS: readonly [way: string, read: (provider: Provider) => Promise<unknown>][] = [
  ['getList', async provider => (await provider.getList('a', firstPage)).data[0]],
  ['getOne', async provider => (await provider.getOne('a', { id: 'x' })).data],
];

/** A provider whose reads' answers can be kept back by the link. */
const held = async () => {
  const { link, firestore } = await connectByLink({ x: { n: 1 } });
  return { link, provider: firestoreDataProvider({ firestore }) };
};

describe.runIf(emulator)('a read on its way', () => {
  it.each(READS)('%s asked after a write is not answered with it', async (_, read) => {
    const { link, provider } = await held();
    link.hold('Listen');
    const before = read(provider);
    await expect.poll(link.isHolding).toBe(true);
    await pause(500);
    await provider.commit([{ type: 'update', collection: 'a', id: 'x', data: { n: 2 } }]);
    const after = read(provider);
    await pause(200);
    link.mend();
    await expect(after).resolves.toMatchObject({ n: 2 });
    await expect(before).resolves.toMatchObject({ n: 1 });
  });

  it.each(READS)('%s is shared as long as nothing is written', async (_, read) => {
    const { link, provider } = await held();
    link.hold('Listen');
    const both = [read(provider), read(provider)];
    await expect.poll(link.isHolding).toBe(true);
    await pause(200);
    link.mend();
    expect(await Promise.all(both)).toMatchObject([{ n: 1 }, { n: 1 }]);
    expect(link.calls().filter(name => name === 'Listen')).toHaveLength(1);
  });
});
