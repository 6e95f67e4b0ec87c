import { describe, expect, it } from 'vitest';
import { tableCsv } from '@/components/figures/figureTable.ts';
import { productsCsv } from './productsCsv.ts';

const row = (id: string, views: number) => ({
  id,
  figures: () => [{ text: `${views} views`, value: views }],
});

describe('productsCsv', () => {
  it('writes every product with its id, also where nothing else is known of it', () => {
    const rows = Array.from({ length: 40 }, (_, index) => row(`p${index}`, 40 - index));
    const named = new Map([['p0', { title: 'Lamp, oak', sku: '=SKU' }]]);
    const csv = tableCsv(productsCsv({ headings: ['Product', 'Id', 'SKU', 'Views'], rows, named }));
    const lines = csv.trim().split('\r\n');
    expect(lines).toHaveLength(41);
    expect(lines[0]).toBe('\ufeffProduct,Id,SKU,Views'.trim());
    expect(lines[1]).toBe(`"Lamp, oak",p0,'=SKU,40`);
    expect(lines[40]).toBe(',p39,,1');
  });
});
