import { describe, expect, it } from 'vitest';
import { placeAt } from './addresses.ts';
import { paths } from './paths.ts';

describe('paths', () => {
  it.each([
    ['owner', '/add-product?copyOf=p+1'],
    ['superAdmin', '/business/b%2F1/add-product?copyOf=p+1'],
  ] as const)('leads %s from a product to the form of its copy', (role, address) => {
    const path = paths.duplicateProduct(role, 'p 1', 'b/1');
    expect(path).toBe(address);
    expect(placeAt(role, path.split('?')[0] ?? '')).not.toBeNull();
  });
});
