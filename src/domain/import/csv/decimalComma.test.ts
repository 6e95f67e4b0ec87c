import { describe, expect, it } from 'vitest';
import { decimalComma } from './decimalComma.ts';

const hasComma = (delimiter: string, ...rows: string[][]) =>
  decimalComma(rows.map(row => row.join(delimiter)).join('\n'), {
    ...{ delimiter, newline: '\n', headerIndex: 0 },
  });
const HEAD = ['handleId', 'price', 'weight', 'name'];

describe('decimalComma', () => {
  it('goes by the amounts of the file before its delimiter', () => {
    expect(hasComma('\t', HEAD, ['a', '18,50', '1,250', '1.5'])).toBe(true);
    expect(hasComma(';', HEAD, ['a', '18.50', '1.250', '1,5'])).toBe(false);
    expect(hasComma(';', HEAD, ['a', '1.299,00', '', ''])).toBe(true);
  });

  it('takes the usual mark of the delimiter where the amounts tell nothing', () => {
    expect(hasComma(';', HEAD, ['a', '18', '1.250', '1.5'])).toBe(true);
    expect(hasComma('\t', HEAD, ['a', '18', '1,250', '1,5'])).toBe(false);
  });
});
