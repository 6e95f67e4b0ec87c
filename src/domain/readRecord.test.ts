import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readRecord } from './readRecord.ts';

const schema = z.object({
  id: z.string(),
  title: z.string(),
  price: z.int().nullable(),
  tags: z.array(z.string()),
  status: z.enum(['draft', 'active']),
});

describe('readRecord', () => {
  it('hands a good record on, unknown fields included', () => {
    const raw = { id: '1', title: 'Lamp', price: 5, tags: [], status: 'active', later: true };
    expect(readRecord(schema, raw)).toEqual({ record: raw, problems: [] });
  });

  it('takes a field that may be empty and that the document is older than for empty', () => {
    const { price: _, ...older } = { id: '1', title: 'Lamp', price: 5, tags: [], status: 'active' };
    expect(readRecord(schema, older)).toEqual({ record: { ...older, price: null }, problems: [] });
  });

  it('blanks the fields that do not fit, names them and keeps the rest', () => {
    const raw = { id: '1', title: 7, price: 'x', tags: 'no', status: 'sold', extra: 1 };
    const { record, problems } = readRecord(schema, raw);
    expect(record).toEqual({
      id: '1',
      title: '',
      price: null,
      tags: [],
      status: 'draft',
      extra: 1,
    });
    expect(problems.map(problem => problem.split(':')[0])).toEqual([
      'title',
      'price',
      'tags',
      'status',
    ]);
  });
});
