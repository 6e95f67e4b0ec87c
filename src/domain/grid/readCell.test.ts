import { describe, expect, it } from 'vitest';
import { type CellWriting, readCell } from './readCell.ts';
import { shownCell } from './shownCell.ts';

const en: CellWriting = {
  mark: '.',
  statuses: { draft: 'Draft', active: 'Active', archived: 'Archived' },
};
const de: CellWriting = {
  mark: ',',
  statuses: { draft: 'Entwurf', active: 'Aktiv', archived: 'Archiviert' },
};

describe('readCell', () => {
  it.each([
    ['price', '12,50', '12.50'],
    ['price', '€ 1.299,00', '1299.00'],
    ['price', '1.234', '1234'],
    ['stock', '1.200', '1200'],
    ['stock', '12,00', '12'],
    ['stock', '-3', '-3'],
    ['status', 'entwurf', 'draft'],
    ['status', 'active', 'active'],
    ['status', 'weg', 'weg'],
    ['tags', ' a, b ,,A', 'A, b'],
    ['title', ' Two\nlines ', 'Two lines'],
    ['price', 'about ten', 'about ten'],
    ['price', '  ', ''],
  ] as const)('of %s reads "%s" as "%s" where commas are decimal', (column, typed, text) => {
    expect(readCell(column, typed, de)).toBe(text);
  });

  it('reads what could be either the reader’s way', () => {
    expect(readCell('price', '1,234', en)).toBe('1234');
    expect(readCell('stock', '1,200', en)).toBe('1200');
    expect(readCell('status', 'ARCHIVED', en)).toBe('archived');
  });
});

describe('shownCell', () => {
  it('writes as the reader does, and reads it back', () => {
    expect(shownCell('price', '12.50', de)).toBe('12,50');
    expect(shownCell('price', '12.50', en)).toBe('12.50');
    expect(shownCell('status', 'draft', de)).toBe('Entwurf');
    expect(shownCell('status', 'weg', de)).toBe('weg');
    expect(shownCell('title', '1.5', de)).toBe('1.5');
    for (const text of ['12.50', '0.05', '1299.00'])
      expect(readCell('price', shownCell('price', text, de), de)).toBe(text);
  });
});
