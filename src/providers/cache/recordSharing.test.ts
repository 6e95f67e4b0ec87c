import { describe, expect, it } from 'vitest';
import { productSchema } from '@/domain/schemas/product.ts';
import { recordSharing } from './recordSharing.ts';

const updatedAt = new Date('2026-03-01T10:00:00.000Z');
const row = { id: 'p1', title: 'Lamp', updatedAt };
const copy = JSON.parse(JSON.stringify({ ...row, title: 'New' }));
const mended = { ...row, title: 'New' };

describe('recordSharing', () => {
  const share = recordSharing(productSchema);

  it.each([
    ['one record', row, copy, mended],
    ['many records', [row], [copy], [mended]],
    ['records not there yet', [undefined, row], [undefined, copy], [undefined, mended]],
    [
      'a list',
      { data: [row], total: 1, pageInfo: {} },
      { data: [copy], total: 1, pageInfo: {} },
      { data: [mended], total: 1, pageInfo: {} },
    ],
    [
      'an endless list',
      { pages: [{ data: [row] }], pageParams: [1] },
      { pages: [{ data: [copy] }], pageParams: [1] },
      { pages: [{ data: [mended] }], pageParams: [1] },
    ],
  ])('gives %s its dates back, whatever was there before', (_, before, after, expected) => {
    expect(share(before, after)).toEqual(expected);
    expect(share(undefined, after)).toEqual(expected);
    expect(share(null, after)).toEqual(expected);
  });

  it('keeps what is the same the same', () => {
    const list = { data: [row, { ...row, id: 'p2' }], total: 2 };
    const again = {
      data: [
        { ...row, updatedAt: new Date(updatedAt) },
        { ...row, id: 'p2' },
      ],
      total: 2,
    };
    expect(share(list, again)).toBe(list);
    expect(share(list, JSON.parse(JSON.stringify(list)))).toBe(list);
  });

  it('lets pass what holds no records', () => {
    expect(share(3, 4)).toBe(4);
    expect(share(undefined, 'text')).toBe('text');
    expect(share({ a: 1 }, null)).toBeNull();
    expect(share(undefined, { data: 'text' })).toEqual({ data: 'text' });
    expect(share(undefined, { pages: 7 })).toEqual({ pages: 7 });
  });
});
