import { describe, expect, it } from 'vitest';
import { tableCsv } from './figureTable.ts';

describe('tableCsv', () => {
  it('writes values, not their looks, and keeps formulas from running', () => {
    const csv = tableCsv({
      columns: [{ label: 'Product' }, { label: 'Views' }],
      rows: [
        { key: 'a', cells: [{ text: '=1+1' }, { text: '1,234', value: 1234 }] },
        { key: 'b', cells: [{ text: 'Lamp, "oak"' }, { text: '–', value: null }] },
      ],
      empty: '',
    });
    expect(csv).toBe('Product,Views\r\n\'=1+1,1234\r\n"Lamp, ""oak""",\r\n');
  });
});
