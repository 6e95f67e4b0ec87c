import {
  Bytes,
  DocumentReference,
  doc,
  GeoPoint,
  getDoc,
  setDoc,
  Timestamp,
  VectorValue,
  vector,
} from 'firebase/firestore';
import { afterAll, describe, expect, it } from 'vitest';
import { firestoreDataProvider } from '../src/index.ts';
import { connect, emulator } from './support/emulator.ts';

describe.skipIf(!emulator)('values round-trip (Firestore emulator)', () => {
  const { firestore, close } = connect();
  afterAll(close);
  const provider = firestoreDataProvider({
    firestore,
    resources: {
      typed: {
        types: {
          place: 'geopoint',
          'deep.file': 'bytes',
          embedding: 'vector',
          supplier: { reference: 'users' },
          members: { reference: 'users' },
          day: 'date',
        },
      },
    },
  });

  it('keeps kinds that are not declared as the SDK has them', async () => {
    const stored = {
      at: Timestamp.fromMillis(1234),
      place: new GeoPoint(1, 2),
      file: Bytes.fromUint8Array(new Uint8Array([1, 2])),
      embedding: vector([1, 2.5]),
      supplier: doc(firestore, 'users/u1'),
      nested: { list: [{ at: Timestamp.fromMillis(5) }, null, true] },
    };
    await setDoc(doc(firestore, 'plain/a'), stored);
    const { data } = await provider.getOne('plain', { id: 'a' });
    expect(data.at).toEqual(new Date(1234));
    expect(data.nested).toEqual({ list: [{ at: new Date(5) }, null, true] });
    const { data: copy } = await provider.create('plain', { data: { ...data, id: 'b' } });
    expect(copy.id).toBe('b');
    const raw = (await getDoc(doc(firestore, 'plain/b'))).data() ?? {};
    expect(raw.at).toEqual(stored.at);
    expect(raw.place).toEqual(stored.place);
    expect(raw.file).toEqual(stored.file);
    expect(raw.embedding).toBeInstanceOf(VectorValue);
    expect(raw.embedding.toArray()).toEqual([1, 2.5]);
    expect(raw.supplier.path).toBe('users/u1');
    expect(raw.nested).toEqual(stored.nested);
  });

  it('shows and stores declared kinds as plain values', async () => {
    const values = {
      place: { latitude: 48.2, longitude: 16.4 },
      deep: { file: new Uint8Array([7, 8]) },
      embedding: [0.5, 1],
      supplier: 'u2',
      members: ['u1', 'u2'],
      day: '2026-05-06',
    };
    const { data } = await provider.create('typed', { data: { ...values, id: 'a' } });
    expect(data).toMatchObject({ supplier: 'u2' });
    const raw = (await getDoc(doc(firestore, 'typed/a'))).data() ?? {};
    expect(raw.place).toEqual(new GeoPoint(48.2, 16.4));
    expect(raw.deep.file).toBeInstanceOf(Bytes);
    expect(raw.embedding).toBeInstanceOf(VectorValue);
    expect(raw.supplier).toBeInstanceOf(DocumentReference);
    expect(raw.members[1].path).toBe('users/u2');
    expect(raw.day).toEqual(Timestamp.fromDate(new Date('2026-05-06')));
    const shown = await provider.getOne('typed', { id: 'a' });
    expect(shown.data).toEqual({ ...values, id: 'a', day: new Date('2026-05-06') });
    const query = {
      pagination: { page: 1, perPage: 5 },
      sort: { field: 'day', order: 'ASC' as const },
    };
    for (const filter of [
      { supplier: 'u2' },
      { members_contains: 'u1' },
      { day_gte: '2026-05-01' },
    ])
      expect((await provider.getList('typed', { ...query, filter })).total).toBe(1);
  });

  it.each([
    [{ day: 'no date' }, /"day" is not a valid date/],
    [{ place: { latitude: 1 } }, /"place" needs a latitude and a longitude/],
    [{ supplier: 'a/b' }, /"supplier" needs the id of a document/],
    [{ run: () => 1 }, /"run" has a function/],
  ])('refuses what cannot be stored: %o', async (data, message) => {
    await expect(provider.create('typed', { data })).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(message),
    });
  });
});
