import { doc, getDoc, setDoc } from 'firebase/firestore';
import type { RaRecord } from 'ra-core';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { arrayUnion, deleteField, increment, serverTime, type Write } from '../src/query/index.ts';
import { connect, emulator } from './support/emulator.ts';

describe.skipIf(!emulator)('writing (Firestore emulator)', () => {
  const { firestore, close } = connect();
  afterAll(close);
  const provider = firestoreDataProvider({
    firestore,
    resources: {
      plain: {},
      locked: {
        lock: 'version',
        timestamps: { created: 'createdAt', updated: 'updatedAt' },
        search: { strategy: 'tokens', fields: ['title', 'sku'] },
      },
      soft: { softDelete: 'isDeleted' },
      entries: { path: 'games/{parent}/entries' },
      ignoring: { undefinedValues: 'ignore' },
    },
  });
  const stored = async (path: string) => (await getDoc(doc(firestore, path))).data();

  it('creates with an id of its own, the times, the version and the tokens', async () => {
    const { data } = await provider.create('locked', { data: { title: 'Crème', sku: 'A-1' } });
    expect(data).toMatchObject({ title: 'Crème', version: 1, createdAt: expect.any(Date) });
    expect(data).not.toHaveProperty('_tokens');
    const raw = await stored(`locked/${data.id}`);
    expect(raw?._tokens).toEqual(expect.arrayContaining(['creme', 'cr', 'a', '1']));
    expect(raw).not.toHaveProperty('id');
    expect((await provider.getOne('locked', { id: data.id })).data).not.toHaveProperty('_tokens');
  });

  it('refuses to create over a record of the same id, and says what is there', async () => {
    await provider.create('plain', { data: { id: 'once', n: 1 } });
    await expect(provider.create('plain', { data: { id: 'once', n: 2 } })).rejects.toMatchObject({
      status: 409,
      body: { code: 'conflict', reason: 'exists', record: { id: 'once', n: 1 } },
    });
    await expect(
      provider.createMany('plain', { data: [{ id: 'twice' }, { id: 'once' }] }),
    ).rejects.toMatchObject({ status: 409, body: { done: [], failed: ['twice', 'once'] } });
    expect(await stored('plain/twice')).toBeUndefined();
  });

  it('writes only what was edited, maps name by name, and changes no argument', async () => {
    await setDoc(doc(firestore, 'plain/edit'), { a: 1, b: 2, map: { x: 1, y: 2, z: 3 } });
    const previousData = { id: 'edit', a: 1, b: 2, map: { x: 1, y: 2, z: 3 } };
    await setDoc(doc(firestore, 'plain/edit'), { b: 99, map: { y: 99 } }, { merge: true });
    const data = { id: 'edit', a: 5, b: 2, map: { x: 7, y: 2 } };
    const frozen = structuredClone(data);
    const result = await provider.update('plain', { id: 'edit', data, previousData });
    expect(data).toEqual(frozen);
    expect(result.data).toEqual({ id: 'edit', a: 5, b: 2, map: { x: 7, y: 2 } });
    expect(await stored('plain/edit')).toEqual({ a: 5, b: 99, map: { x: 7, y: 99 } });
  });

  it('deletes a field that becomes undefined, or leaves it where so configured', async () => {
    for (const resource of ['plain', 'ignoring']) {
      await setDoc(doc(firestore, `${resource}/undefined`), { a: 1, b: 2 });
      await provider.update(resource, {
        id: 'undefined',
        data: { a: undefined, b: 3 },
        previousData: { id: 'undefined', a: 1, b: 2 },
      });
    }
    expect(await stored('plain/undefined')).toEqual({ b: 3 });
    expect(await stored('ignoring/undefined')).toEqual({ a: 1, b: 3 });
    const { data } = await provider.create('plain', {
      data: { a: undefined, list: [1, undefined] },
    });
    expect(await stored(`plain/${data.id}`)).toEqual({ list: [1] });
  });

  it('sends nothing when nothing was edited', async () => {
    const previousData = { id: 'nobody', a: { b: [1, new Date(5)] } };
    const result = await provider.update('plain', {
      id: 'nobody',
      data: structuredClone(previousData),
      previousData,
    });
    expect(result.data).toEqual(previousData);
  });

  it('refuses a save that read an older version, and hands over the stored record', async () => {
    const { data } = await provider.create('locked', { data: { title: 'One', sku: 'S' } });
    const mine = { ...data, title: 'Mine' };
    const theirs = await provider.update('locked', {
      id: data.id,
      data: { ...data, title: 'Theirs' },
      previousData: data,
    });
    expect(theirs.data.version).toBe(2);
    await expect(
      provider.update('locked', { id: data.id, data: mine, previousData: data }),
    ).rejects.toMatchObject({
      status: 409,
      body: { reason: 'version', record: { title: 'Theirs', version: 2 } },
    });
    await expect(
      provider.delete('locked', { id: data.id, previousData: data }),
    ).rejects.toMatchObject({ status: 409 });
    expect(await stored(`locked/${data.id}`)).toMatchObject({ title: 'Theirs', version: 2 });
  });

  it('keeps the tokens in step on update, updateMany and commit', async () => {
    const { data } = await provider.create('locked', { data: { title: 'Amber', sku: 'K9' } });
    const find = async (q: string) =>
      (
        await provider.getList('locked', {
          filter: { q },
          sort: { field: 'title', order: 'ASC' },
          pagination: { page: 1, perPage: 10 },
        })
      ).data.map(({ id }) => id);
    const previousData = data;
    await provider.update('locked', {
      id: data.id,
      data: { ...data, title: 'Birch' },
      previousData,
    });
    expect([await find('amber'), await find('birch k9')]).toEqual([[], [data.id]]);
    await provider.updateMany('locked', { ids: [data.id], data: { title: 'Cedar' } });
    expect([await find('birch'), await find('cedar k9')]).toEqual([[], [data.id]]);
    await provider.commit([
      { type: 'update', collection: 'locked', id: String(data.id), data: { title: 'Dogwood' } },
    ]);
    expect([await find('cedar'), await find('dogw k9')]).toEqual([[], [data.id]]);
    const raw = await stored(`locked/${data.id}`);
    expect(raw?.version).toBe(4);
  });

  it('marks instead of deleting where the resource has a soft delete', async () => {
    const { data } = await provider.create('soft', { data: { n: 1 } });
    await provider.delete('soft', { id: data.id, previousData: data });
    expect(await stored(`soft/${data.id}`)).toEqual({ n: 1, isDeleted: true });
    const list = await provider.getList('soft', {
      filter: {},
      sort: { field: 'id', order: 'ASC' },
      pagination: { page: 1, perPage: 10 },
    });
    expect(list).toMatchObject({ data: [], total: 0 });
  });

  it('writes to the sub-collection that meta names, and refuses without it', async () => {
    const meta = { parent: 'g1' };
    const { data } = await provider.create('entries', { data: { n: 1 }, meta });
    expect(await stored(`games/g1/entries/${data.id}`)).toEqual({ n: 1 });
    expect(await provider.count('entries', { meta })).toBe(1);
    await expect(provider.create('entries', { data: {} })).rejects.toMatchObject({ status: 400 });
  });

  it('carries out a commit as a whole or not at all', async () => {
    const write = (id: string, version: number): Write => ({
      type: 'update',
      collection: 'plain',
      id,
      data: { n: increment(1), seen: arrayUnion('x'), at: serverTime(), old: deleteField() },
      precondition: { version },
    });
    await setDoc(doc(firestore, 'plain/c1'), { n: 1, old: 1, version: 3 });
    await setDoc(doc(firestore, 'plain/c2'), { n: 1, old: 1, version: 4 });
    await expect(
      provider.commit([
        write('c1', 3),
        write('c2', 3),
        { type: 'set', collection: 'plain', id: 'c3', data: { n: 1 } },
      ]),
    ).rejects.toMatchObject({
      status: 409,
      body: { reason: 'version', id: 'c2', record: { id: 'c2', version: 4 } },
    });
    expect(await stored('plain/c1')).toEqual({ n: 1, old: 1, version: 3 });
    expect(await stored('plain/c3')).toBeUndefined();
    await provider.commit([write('c1', 3), write('c2', 4)]);
    expect(await stored('plain/c1')).toMatchObject({ n: 2, seen: ['x'] });
    expect(await stored('plain/c1')).not.toHaveProperty('old');
    await expect(
      provider.commit([{ type: 'update', collection: 'plain', id: 'never', data: { n: 1 } }]),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('refuses a commit above the limits with a clear message', async () => {
    const writes = Array.from(
      { length: 501 },
      (_, index): Write => ({
        type: 'delete',
        collection: 'plain',
        id: `d${index}`,
      }),
    );
    await expect(provider.commit(writes)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('501 writes'),
    });
    const big = 'x'.repeat(900_000);
    const large = [1, 2, 3, 4].map(
      (n): Write => ({
        type: 'set',
        collection: 'plain',
        id: `big${n}`,
        data: { big },
      }),
    );
    await expect(provider.commit(large)).rejects.toMatchObject({ status: 400 });
  });

  it('writes 4.2 MB in bulk without hanging, and refuses a document above 1 MiB', async () => {
    const data = Array.from({ length: 42 }, (_, n) => ({ n, text: 'y'.repeat(100_000) }));
    const { data: ids } = await provider.createMany('plain', { data });
    expect(new Set(ids).size).toBe(42);
    await expect(
      provider.create('plain', { data: { text: 'z'.repeat(1_100_000) } }),
    ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('Cloud Storage') });
  });

  it('reports what a bulk update wrote and what it did not', async () => {
    const { data: ids } = await provider.createMany('plain', {
      data: Array.from({ length: 600 }, (_, n) => ({ n })),
    });
    const withMissing = [...ids.slice(0, 599), 'missing-record'];
    const error: { status: number; body: { done: string[]; failed: string[] } } = await provider
      .updateMany('plain', { ids: withMissing, data: { seen: true } })
      .then(
        () => Promise.reject(new Error('expected a failure')),
        reason => reason,
      );
    expect(error.status).toBe(404);
    expect(error.body.failed).toContain('missing-record');
    expect([...error.body.done, ...error.body.failed].sort()).toEqual([...withMissing].sort());
    for (const id of [error.body.done[0], error.body.done.at(-1)])
      expect(await stored(`plain/${id}`)).toHaveProperty('seen', true);
    for (const id of error.body.failed.slice(0, 3))
      expect((await stored(`plain/${id}`)) ?? {}).not.toHaveProperty('seen');
  });

  it('deletes and updates many, each id once', async () => {
    const { data: ids } = await provider.createMany('plain', { data: [{ n: 1 }, { n: 2 }] });
    const [first = ''] = ids;
    expect(
      (await provider.updateMany('plain', { ids: [first, first], data: { n: 5 } })).data,
    ).toEqual([first]);
    await provider.deleteMany('plain', { ids });
    expect((await provider.getMany<RaRecord>('plain', { ids })).data).toEqual([]);
  });
});
