import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator, seed } from './support/emulator.ts';

describe.skipIf(!emulator)('versions in bulk writes (Firestore emulator)', () => {
  const { firestore, projectId, close } = connect();
  const other = connect(projectId);
  afterAll(async () => {
    await close();
    await other.close();
  });
  let collections = 0;
  const filled = async (deletedField?: string) => {
    const name = `v${++collections}`;
    const gone = deletedField ? { [deletedField]: false } : {};
    await seed(firestore, name, {
      a: { n: 1, version: 1, ...gone },
      b: { n: 2, version: 5, ...gone },
      c: { n: 3, ...gone },
    });
    const options = { versionField: 'version', ...(deletedField ? { deletedField } : {}) };
    const provider = firestoreDataProvider({ firestore, resources: { [name]: options } });
    const { data } = await provider.getMany(name, { ids: ['a', 'b', 'c'] });
    const stored = async (id: string) => (await getDoc(doc(other.firestore, name, id))).data();
    const change = (id: string) => updateDoc(doc(other.firestore, name, id), { version: 9 });
    return { name, provider, meta: { checkVersion: data }, stored, change };
  };
  const ids = ['a', 'b', 'c'];

  it('writes what nobody has changed, for one read each', async () => {
    const { name, provider, meta, stored } = await filled();
    provider.readMeter.reset();
    await provider.updateMany(name, { ids, data: { n: 7 }, meta });
    expect(provider.readMeter.total()).toBe(3);
    expect([await stored('a'), await stored('c')]).toEqual([
      { n: 7, version: 2 },
      { n: 7, version: 1 },
    ]);
    await provider.deleteMany(name, {
      ids: ['b'],
      meta: { checkVersion: [{ id: 'b', version: 6 }] },
    });
    expect(await stored('b')).toBeUndefined();
  });

  it('writes nothing of a chunk that somebody else has changed a record of', async () => {
    const { name, provider, meta, stored, change } = await filled();
    await change('b');
    const refused = {
      status: 409,
      body: { reason: 'version', id: 'b', record: { id: 'b', n: 2, version: 9 }, failed: ids },
    };
    await expect(provider.updateMany(name, { ids, data: { n: 7 }, meta })).rejects.toMatchObject(
      refused,
    );
    await expect(provider.deleteMany(name, { ids, meta })).rejects.toMatchObject(refused);
    expect(await stored('a')).toEqual({ n: 1, version: 1 });
    await provider.updateMany(name, { ids, data: { n: 7 } });
    expect(await stored('b')).toEqual({ n: 7, version: 10 });
  });

  it('holds for marks of deletion, too', async () => {
    const { name, provider, meta, stored, change } = await filled('gone');
    await change('c');
    await expect(provider.deleteMany(name, { ids, meta })).rejects.toMatchObject({ status: 409 });
    await provider.deleteMany(name, { ids: ['a', 'b'], meta });
    expect([await stored('a'), await stored('c')]).toMatchObject([{ gone: true }, { gone: false }]);
  });

  it('says what is wrong with the records', async () => {
    const { name, provider } = await filled();
    const ask = (checkVersion: unknown) =>
      provider.updateMany(name, { ids, data: { n: 7 }, meta: { checkVersion } });
    await expect(ask([{ id: 'a', version: 1 }])).rejects.toMatchObject({
      status: 400,
      body: { field: 'checkVersion' },
    });
  });
});
