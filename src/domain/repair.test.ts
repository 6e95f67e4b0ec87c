import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repair } from './repair.ts';
import { email } from './schemas/common.ts';

describe('repair', () => {
  it.each<[string, z.ZodType, unknown, unknown]>([
    ['a text', z.string(), 5, ''],
    ['a text that must be filled', z.string().min(1), 5, ''],
    ['an address that is made of a text', email, { toString: 'x' }, ''],
    ['a number', z.number(), Number.NaN, 0],
    ['a number that begins at one', z.int().min(1), 'x', 1],
    ['a number that nothing simple is', z.number().min(7), 'x', 0],
    ['a truth', z.boolean(), 'yes', false],
    ['a time', z.date(), new Date(Number.NaN), new Date(0)],
    ['a word of several', z.enum(['draft', 'active']), 'sold', 'draft'],
    ['what may be null', z.string().nullable(), 5, null],
    ['what may be missing or null', z.string().nullish(), 5, null],
    ['what may be missing', z.string().optional(), 5, undefined],
    ['what is no list', z.array(z.string()), 'x', []],
    ['a list that asks for more than fits', z.array(z.string()).length(2), ['a', 1], []],
    ['what is no map', z.record(z.string(), z.number()), [1], {}],
  ])('gives the blank of %s', (_, schema, value, expected) => {
    expect(repair(schema, value)).toEqual(expected);
  });

  it('keeps of lists, maps and objects what fits', () => {
    expect(repair(z.array(z.string()), ['a', 1, 'b'])).toEqual(['a', 'b']);
    const counts = z.record(z.string().regex(/^\d$/), z.number());
    expect(repair(counts, { 1: 1, 2: 'x', constructor: 3 })).toEqual({ 1: 1 });
    const stock = z.object({
      quantity: z.int(),
      oversell: z.boolean(),
      note: z.string().optional(),
    });
    expect(repair(stock, { quantity: 4, oversell: 'no', note: 7 })).toEqual({
      quantity: 4,
      oversell: false,
    });
    expect(repair(stock, 'none')).toEqual({ quantity: 0, oversell: false });
    expect(repair(stock, null)).toEqual({ quantity: 0, oversell: false });
  });

  it('takes nothing from what every object has', () => {
    const named = z.object({ constructor: z.string(), quantity: z.int() });
    expect(repair(named, { quantity: 'x' })).toEqual({ constructor: '', quantity: 0 });
    const map = JSON.parse('{"__proto__": 1, "a": 2, "b": "x"}');
    expect(Object.keys(Object(repair(z.record(z.string(), z.number()), map)))).toEqual(['a']);
  });
});
