import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { datesOf } from './restoreDates.ts';
import { auditEntrySchema } from './schemas/audit.ts';
import { businessSchema } from './schemas/business.ts';
import { productSchema } from './schemas/product.ts';

const at = new Date('2026-03-01T10:00:00.000Z');
const text = at.toISOString();

const schema = z.object({
  id: z.string(),
  at: z.date(),
  maybe: z.date().nullish(),
  nested: z.object({ at: z.date() }).nullable(),
  steps: z.array(z.object({ at: z.date(), note: z.string() })),
  byName: z.record(z.string(), z.date()),
  note: z.string(),
});
const record = {
  id: 'a',
  at,
  maybe: at,
  nested: { at },
  steps: [{ at, note: text }],
  byName: { x: at },
  note: text,
};
const copyOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('datesOf', () => {
  const restore = datesOf(schema);

  it('turns the text of every date into a date again, however deep, and no other text', () => {
    expect(restore(copyOf(record))).toEqual(record);
  });

  it('gives what needs nothing back as it is, the same object', () => {
    expect(restore(record)).toBe(record);
    expect(restore(record)).toHaveProperty('steps', record.steps);
  });

  it('leaves alone what is missing, null, no date at all, or of a field the schema does not know', () => {
    const odd = { id: 'a', at: 'soon', maybe: null, nested: null, unknown: text };
    expect(restore(odd)).toBe(odd);
    expect(restore(null)).toBeNull();
    expect(restore(undefined)).toBeUndefined();
    expect(restore('text')).toBe('text');
  });

  it('keeps the parts that needed nothing', () => {
    const half = { ...record, at: text };
    expect(restore(half)).toEqual(record);
    expect(restore(half)).toHaveProperty('steps', record.steps);
  });

  it('knows the dates of the stored kinds of records', () => {
    const source = { importedAt: text, base: { title: text } };
    expect(datesOf(productSchema)({ updatedAt: text, source })).toEqual({
      updatedAt: at,
      source: { importedAt: at, base: { title: text } },
    });
    expect(datesOf(businessSchema)({ statusHistory: [{ at: text }] })).toEqual({
      statusHistory: [{ at }],
    });
    expect(datesOf(auditEntrySchema)({ at: text, changes: {} })).toEqual({ at, changes: {} });
  });
});
