import { describe, expect, it } from 'vitest';
import { rankCommands } from './rankCommands.ts';

const items = [
  { label: 'All Products' },
  { label: 'Add product' },
  { label: 'Reports', keywords: 'moderation queue' },
  { label: 'Café settings' },
];
const labels = (query: string) => rankCommands(query, items).map(({ label }) => label);

describe('rankCommands', () => {
  it('puts whole words before beginnings', () => {
    expect(labels('product')).toEqual(['Add product', 'All Products']);
  });

  it('asks for every word, in any order, by label or keyword', () => {
    expect(labels('prod all')).toEqual(['All Products']);
    expect(labels('moder')).toEqual(['Reports']);
    expect(labels('product report')).toEqual([]);
  });

  it('folds case and accents', () => {
    expect(labels('CAFE')).toEqual(['Café settings']);
  });

  it('shows everything before anything is typed', () => {
    expect(labels('  ')).toHaveLength(4);
  });
});
