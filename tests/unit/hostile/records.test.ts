import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { namesLacking, readOld } from '@/domain/migration/readOld.ts';
import { readRecord } from '@/domain/readRecord.ts';
import { ALL_HOSTILE_VALUES } from '../../support/hostileValues.ts';
import { bare, fieldsOf, soundValue, withValueAt } from '../../support/schemaFields.ts';

/** Milliseconds for some 10,000 records, of which many hold a text of 100 kB. */
const PATIENCE = 60_000;

const LARGEST_TIME = 8.64e15;

/** What is wrong with the kind of a value, whatever its size; the first such place. */
const wrongKind = (schema: z.ZodType, value: unknown, at = ''): string | null => {
  if (value === null && schema.safeParse(null).success) return null;
  if (value === undefined && schema.safeParse(undefined).success) return null;
  const inner = bare(schema);
  const of = (part: unknown, item: unknown, name: string) =>
    part instanceof z.ZodType ? wrongKind(part, item, `${at}.${name}`) : null;
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  const wrong = `${at} holds ${Object.prototype.toString.call(value)}`;
  if (inner instanceof z.ZodObject) {
    if (!isMap) return wrong;
    const parts = Object.entries(inner.shape);
    return (
      parts.map(([name, part]) => of(part, Reflect.get(value, name), name)).find(Boolean) ?? null
    );
  }
  if (inner instanceof z.ZodArray)
    return Array.isArray(value)
      ? (value.map((item, index) => of(inner.element, item, `${index}`)).find(Boolean) ?? null)
      : wrong;
  if (inner instanceof z.ZodRecord)
    return isMap
      ? (Object.entries(value)
          .map(([key, item]) => of(inner.valueType, item, key))
          .find(Boolean) ?? null)
      : wrong;
  if (inner instanceof z.ZodEnum)
    return inner.options.some(option => option === value) ? null : wrong;
  const kind = inner.def.type;
  if (kind === 'date')
    return value instanceof Date && Math.abs(value.getTime()) <= LARGEST_TIME ? null : wrong;
  if (kind === 'number') return Number.isFinite(value) ? null : wrong;
  return kind === 'string' || kind === 'boolean' ? (typeof value === kind ? null : wrong) : null;
};

describe.each(RESOURCES)('stored %s', resource => {
  const { schema } = COLLECTIONS[resource];
  const sound = soundValue(schema);
  const read = (record: unknown) => readRecord(schema, { ...Object(record), id: 'known' });

  it('that are sound come as they are', () => {
    const { record, problems } = read(sound);
    expect(problems).toEqual([]);
    expect(record).toEqual({ ...Object(sound), id: 'known' });
  });

  it('have only values of their kinds, whatever one field holds', { timeout: PATIENCE }, () => {
    for (const [path] of fieldsOf(schema))
      for (const [tries, value] of ALL_HOSTILE_VALUES) {
        const { record } = read(withValueAt(sound, path, value));
        expect(wrongKind(schema, record), `${path.join('.')}: ${tries}`).toBeNull();
        expect(record.id).toBe('known');
      }
  });

  it('have only values of their kinds, whatever all fields hold', { timeout: PATIENCE }, () => {
    for (const [tries, value] of ALL_HOSTILE_VALUES) {
      const all = Object.keys(schema.shape).map(name => [name, value]);
      expect(wrongKind(schema, read(Object.fromEntries(all)).record), tries).toBeNull();
    }
  });

  it('are read as those of an older system, whatever they hold', { timeout: PATIENCE }, () => {
    const names = { fieldOf: () => 'A name' };
    const holds = (name: string, record: object) => {
      const raw = { ...record, id: 'known' };
      expect(namesLacking(resource, raw).filter(path => path.endsWith('/'))).toEqual([]);
      expect(wrongKind(schema, readOld(resource, raw, names).record), name).toBeNull();
    };
    for (const [tries, value] of ALL_HOSTILE_VALUES) {
      holds(tries, Object.fromEntries(Object.keys(schema.shape).map(name => [name, value])));
      for (const name of Object.keys(schema.shape))
        holds(`${name}: ${tries}`, Object(withValueAt(sound, [name], value)));
    }
  });

  it('keep what one field beside it holds', { timeout: PATIENCE }, () => {
    for (const name of Object.keys(schema.shape)) {
      const other = Object.keys(schema.shape).filter(key => key !== name && key !== 'id');
      const { record } = read(withValueAt(sound, [name], { toString: 'x' }));
      for (const key of other)
        expect(record[key], `${key} beside ${name}`).toEqual(Object(sound)[key]);
    }
  });

  it('have nothing under the names that every object has', () => {
    const more = JSON.parse(
      '{"constructor":"x","toString":1,"hasOwnProperty":{},"__proto__":{"evil":1}}',
    );
    const { record } = read({ ...Object(sound), ...more, later: 1 });
    expect(Object.keys(record)).toContain('later');
    for (const name of Object.keys(more)) expect(Object.hasOwn(record, name)).toBe(false);
    expect(`${record}`).toBe('[object Object]');
    expect(Reflect.get(record, 'evil')).toBeUndefined();
  });
});
