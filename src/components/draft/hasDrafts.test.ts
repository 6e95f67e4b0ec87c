import { describe, expect, it } from 'vitest';
import { DRAFT_PREFIX, hasDrafts } from './hasDrafts.ts';

const storageOf = (...keys: string[]) => ({
  length: keys.length,
  key: (index: number) => keys[index] ?? null,
});

describe('hasDrafts', () => {
  it('tells drafts from whatever else a browser keeps', () => {
    expect(hasDrafts(storageOf())).toBe(false);
    expect(hasDrafts(storageOf('language', 'products.columns'))).toBe(false);
    expect(hasDrafts(storageOf('language', `${DRAFT_PREFIX}owner.products.p1`))).toBe(true);
  });
});
