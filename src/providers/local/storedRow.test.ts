import { MAX_TOKENS, recordTokens, searchTokens } from 'ra-data-firestore/query';
import { describe, expect, it } from 'vitest';
import { COLLECTIONS, searchedFields } from '@/domain/collections.ts';
import { storeLayout } from './storageLayout.ts';
import { toRow } from './storedRow.ts';

const layout = storeLayout(COLLECTIONS.products);
const rowOf = (data: Record<string, unknown>) =>
  toRow(layout, COLLECTIONS.products, 'products', { id: 'p1', ...data });

/** Whether the row's words answer one token of a query, as the index is asked. */
const answers = (words: readonly string[], token: string) =>
  words.some(word => word.startsWith(`products\u0000${token}`)) ||
  words.includes(`products\u0000=${token}`);

describe('toRow', () => {
  it('indexes the fields that lists ask for, and leaves out what is missing', () => {
    const row = rowOf({ businessId: 'b1', price: null, source: { platform: 'wix' } });
    expect(row).toMatchObject({ path: 'products/p1', in: 'products' });
    expect(row.k).toEqual({
      businessId: 'b1',
      price: Number.NEGATIVE_INFINITY,
      source_platform: 'wix',
    });
  });

  it('indexes every element of a list once', () => {
    expect(rowOf({ gaps: ['image', 'price', 'image'] }).c.gaps).toEqual([
      'products\u0000string:image',
      'products\u0000string:price',
    ]);
  });

  it('finds by words what tokens would find, and nothing else', () => {
    const words = rowOf({ title: 'Desk lamp, desks', brand: 'Fjördlys' }).w;
    const tokens = searchTokens(['Desk lamp, desks', 'Fjördlys']);
    for (const token of tokens) expect(answers(words, token), token).toBe(true);
    for (const token of ['esk', 'lampe', 'fjordlyst', 'x'])
      expect(answers(words, token), token).toBe(false);
  });

  it('finds no more where a record has too many words to keep all beginnings', () => {
    const title = Array.from({ length: 60 }, (_, index) => `word${index}letters`).join(' ');
    const tokens = recordTokens({ title }, searchedFields(COLLECTIONS.products));
    expect(tokens).toHaveLength(MAX_TOKENS);
    const words = rowOf({ title }).w;
    for (const token of ['w', 'wo', ...tokens])
      expect(answers(words, token), token).toBe(tokens.includes(token));
  });

  it('finds a product by the SKU and the barcode of a variant', () => {
    const variants = [
      { sku: 'KLT-0042-RED', barcode: '4006381333931' },
      { sku: 'KLT-0042-BLU', barcode: '' },
    ];
    const words = rowOf({ title: 'Kettle', sku: '', variants }).w;
    for (const token of ['0042', 'red', 'blu', '4006381333', '40063'])
      expect(answers(words, token), token).toBe(true);
    expect(answers(words, '4006381334')).toBe(false);
  });
});
