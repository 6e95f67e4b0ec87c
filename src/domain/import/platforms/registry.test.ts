import { describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../platforms.ts';
import { DIALECTS } from '../csv/headers.ts';
import { ADAPTERS, platformOf } from './registry.ts';

describe('ADAPTERS', () => {
  it('read every dialect, each by one platform', () => {
    expect(DIALECTS.map(platformOf)).toEqual(['shopify', 'shopify', 'wix', 'wix']);
    const read = PLATFORMS.flatMap(platform => Object.keys(ADAPTERS[platform].dialects));
    expect(read.toSorted()).toEqual([...DIALECTS].toSorted());
  });

  it('keep the products of two platforms apart', () => {
    expect(new Set(PLATFORMS.map(platform => ADAPTERS[platform].idPrefix)).size).toBe(
      PLATFORMS.length,
    );
  });
});
