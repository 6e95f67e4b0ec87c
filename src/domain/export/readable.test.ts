import { describe, expect, it } from 'vitest';
import { readable, readableChanges } from './readable.ts';

const words = {
  date: (date: Date) => date.toISOString().slice(0, 10),
  label: (part: string) => part,
};

describe('readable', () => {
  it.each<[string, unknown, string]>([
    ['nothing', null, ''],
    [
      'choices',
      [
        { name: 'Size', values: [{ name: 'S' }, { name: 'M', color: null }] },
        { name: 'Color', values: [] },
      ],
      'Size: S, M | Color',
    ],
    ['details', [{ name: 'Material', value: 'Cotton' }], 'Material: Cotton'],
    [
      'variants',
      [{ id: 'v1', optionValues: { Size: 'S' }, sku: 'A', price: 12.5, compareAtPrice: null }],
      'optionValues: Size: S, sku: A, price: 12.5',
    ],
    [
      'a history',
      [{ at: new Date('2026-01-01'), from: 'pending', to: 'approved', reason: '' }],
      'at: 2026-01-01, from: pending, to: approved',
    ],
    ['what programs read', { hash: 'x', base: { a: 'b' } }, ''],
  ])('writes %s for people', (_, value, text) => {
    expect(readable(value, words)).toBe(text);
  });

  it('writes changes as what became what', () => {
    const one = { p1: [{ field: 'price', from: 12.5, to: null }] };
    expect(readableChanges(one, words)).toBe('price: 12.5 → –');
    const p2 = [{ field: 'tags', from: ['a'], to: ['a', 'b'] }];
    expect(readableChanges({ ...one, p2 }, words)).toBe('p1: price: 12.5 → – | p2: tags: a → a, b');
    expect(readableChanges('x', words)).toBe('');
  });
});
