import { expect, it } from 'vitest';
import { applyWrite } from './applyWrite.ts';
import type { StoredRecord } from './types.ts';
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  increment,
  serverTime,
  type Write,
} from './writes.ts';

const now = new Date(5);
const at = { collection: 'c', id: 'a' };
const stored: StoredRecord = { id: 'a', n: 1, list: [1, 2], map: { x: 1, y: 2 }, version: 3 };
const update = (data: Record<string, unknown>, precondition = {}): Write => ({
  type: 'update',
  ...at,
  data,
  precondition,
});

it('writes where the fields are as they were read, a missing one as null', () => {
  const fields = { 'map.x': 1, list: [1, 2], none: null };
  expect(applyWrite(stored, update({ n: 5 }, { version: 3, fields }), now)?.n).toBe(5);
});

it('updates the named fields and works out the operations', () => {
  const before = structuredClone(stored);
  const data = {
    n: increment(2),
    m: increment(2),
    list: arrayUnion(2, 3),
    'map.x': deleteField(),
    'map.z': serverTime(),
    gone: undefined,
    version: 4,
  };
  expect(applyWrite(stored, update(data, { version: 3 }), now)).toEqual({
    id: 'a',
    n: 3,
    m: 2,
    list: [1, 2, 3],
    map: { y: 2, z: now },
    version: 4,
  });
  expect(stored).toEqual(before);
  expect(applyWrite(stored, update({ list: arrayRemove(1), map: { q: 1 } }), now)).toMatchObject({
    list: [2],
    map: { q: 1 },
  });
});

it('sets, creates and deletes whole records', () => {
  const data = { n: increment(1), at: serverTime(), u: undefined };
  expect(applyWrite(stored, { type: 'set', ...at, data }, now)).toEqual({ id: 'a', n: 1, at: now });
  expect(applyWrite(undefined, { type: 'create', ...at, data: {} }, now)).toEqual({ id: 'a' });
  expect(applyWrite(stored, { type: 'delete', ...at }, now)).toBeUndefined();
  expect(applyWrite(undefined, { type: 'delete', ...at }, now)).toBeUndefined();
});

it.each<[string, StoredRecord | undefined, Write, number, string]>([
  ['create over a record', stored, { type: 'create', ...at, data: {} }, 409, 'exists'],
  ['update of nothing', undefined, update({}), 404, 'missing'],
  ['an older version', stored, update({}, { version: 2 }), 409, 'version'],
  [
    'a version of nothing',
    undefined,
    { type: 'delete', ...at, precondition: { version: 1 } },
    404,
    'missing',
  ],
  [
    'a field of another record under the same id and version',
    stored,
    update({}, { version: 3, fields: { 'map.x': 7 } }),
    409,
    'version',
  ],
  [
    'a field of nothing',
    undefined,
    { type: 'delete', ...at, precondition: { fields: { n: 1 } } },
    404,
    'missing',
  ],
  [
    'set where none may be',
    stored,
    { type: 'set', ...at, data: {}, precondition: { exists: false } },
    409,
    'exists',
  ],
  [
    'delete of what must be',
    undefined,
    { type: 'delete', ...at, precondition: { exists: true } },
    404,
    'missing',
  ],
])('refuses %s with the stored record', (_name, record, write, status, reason) => {
  expect(() => applyWrite(record, write, now)).toThrow(
    expect.objectContaining({
      status,
      body: expect.objectContaining({ reason, record: record ?? null }),
    }),
  );
});

it('reads the version from the field it is told', () => {
  const write = update({ n: 2 }, { version: 7 });
  expect(applyWrite({ id: 'a', _rev: 7 }, write, now, { versionField: '_rev' })).toMatchObject({
    n: 2,
  });
});

it('refuses operations where Firestore has none', () => {
  expect(() => applyWrite(stored, update({ list: [serverTime()] }), now)).toThrow(/inside a list/);
  expect(() => applyWrite(stored, update({ map: { x: deleteField() } }), now)).toThrow(
    /dotted path/,
  );
  expect(() => applyWrite(stored, { type: 'set', ...at, data: { x: deleteField() } }, now)).toThrow(
    /updates only/,
  );
});

it('adds to a list what is not in it and takes out what is, by content', () => {
  const list = [{ a: 1 }, new Date(1)];
  const record = { id: 'a', list, text: 'x' };
  const added = arrayUnion({ a: 1 }, new Date(1), { a: 2 }, { a: 2 });
  expect(applyWrite(record, update({ list: added, text: arrayUnion(1) }), now)).toEqual({
    id: 'a',
    list: [...list, { a: 2 }],
    text: [1],
  });
  expect(list).toHaveLength(2);
  const removed = { list: arrayRemove({ a: 1 }, 7), text: arrayRemove(1), none: arrayRemove(1) };
  expect(applyWrite(record, update(removed), now)).toEqual({
    id: 'a',
    list: [new Date(1)],
    text: [],
    none: [],
  });
});

it('counts from nothing where no number is stored', () => {
  expect(applyWrite({ id: 'a', n: '7' }, update({ n: increment(-2) }), now)?.n).toBe(-2);
});

it('leaves out what is undefined, however deep, and never changes the id', () => {
  const data = {
    id: 'z',
    map: { x: undefined, y: { z: undefined, at: serverTime(), n: increment(4) } },
    list: [1, undefined, { q: undefined, r: [undefined, 2] }],
    gone: undefined,
  };
  const expected = { id: 'a', map: { y: { at: now, n: 4 } }, list: [1, { r: [2] }] };
  const told = applyWrite({ id: 'a' }, update(data), now);
  expect(told).toStrictEqual(expected);
  expect(applyWrite(undefined, { type: 'set', ...at, data }, now)).toStrictEqual(expected);
  expect(applyWrite(undefined, { type: 'create', ...at, data }, now)).toStrictEqual(expected);
});

it('makes the maps on the way of a dotted path, also where something else stood', () => {
  const record = { id: 'a', map: { x: { y: 1 } }, text: 'x', nothing: null };
  const data = { 'map.x.z': 2, 'text.a.b': 3, 'nothing.a': 4, 'fresh.a': 5 };
  expect(applyWrite(record, update(data), now)).toStrictEqual({
    id: 'a',
    map: { x: { y: 1, z: 2 } },
    text: { a: { b: 3 } },
    nothing: { a: 4 },
    fresh: { a: 5 },
  });
});

it('removes a field for good, also one that was not there', () => {
  const after = applyWrite(stored, update({ n: deleteField(), none: deleteField() }), now);
  expect(Object.keys(after ?? {}).sort()).toEqual(['id', 'list', 'map', 'version']);
});

it.each<[string, StoredRecord | undefined, Write]>([
  [
    'a set of what must be',
    stored,
    { type: 'set', ...at, data: {}, precondition: { exists: true } },
  ],
  [
    'a set of what may not be',
    undefined,
    { type: 'set', ...at, data: {}, precondition: { exists: false } },
  ],
  ['a set without conditions', undefined, { type: 'set', ...at, data: {} }],
  ['a delete under its version', stored, { type: 'delete', ...at, precondition: { version: 3 } }],
  ['an update without a condition', stored, { type: 'update', ...at, data: {} }],
  ['an update of what must be', stored, update({}, { exists: true })],
  [
    'a missing field as it was',
    stored,
    update({}, { fields: { none: undefined, 'map.none': null } }),
  ],
])('accepts %s', (_name, record, write) => {
  expect(() => applyWrite(record, write, now)).not.toThrow();
});

it('does not take a field that is gone for one that was there, nor the other way round', () => {
  for (const fields of [{ n: null }, { none: 1 }, { 'map.x': undefined }])
    expect(() => applyWrite(stored, update({}, { fields }), now)).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ reason: 'version' }) }),
    );
});

it.each<[string, Write, string, RegExp]>([
  ['in a list', update({ list: [1, [serverTime()]] }), 'list', /"list": serverTime cannot be/],
  ['in a map of a list', update({ list: [{ a: increment(1) }] }), 'list.a', /"list\.a": increment/],
  [
    'removed in a map',
    update({ map: { x: { y: deleteField() } } }),
    'map.x.y',
    /deleteField cannot/,
  ],
  [
    'removed in a set',
    { type: 'set', ...at, data: { x: deleteField() } },
    'x',
    /^"x": deleteField/,
  ],
])('names the field of an operation that cannot be: %s', (_name, write, field, message) => {
  expect(() => applyWrite(stored, write, now)).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(message),
      body: { code: 'invalid-write', field },
    }),
  );
});
