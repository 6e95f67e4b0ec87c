import { describe, expect, it } from 'vitest';
import { siteName, unnamedSite } from './siteName.ts';

describe('siteName', () => {
  it.each([
    ['https://www.savon.example/product-page/savon', 'savon.example'],
    ['https://anna.wixsite.com/savon/product-page/savon', 'anna.wixsite.com/savon'],
    ['https://anna.wixsite.com/other/product-page/savon', 'anna.wixsite.com/other'],
  ])('of %s is %s', (address, name) => {
    expect(siteName([null, undefined, 'no address', address])).toBe(name);
  });

  it('is not known where no product tells its address', () => {
    expect(siteName([null, ''])).toBeNull();
    expect(unnamedSite(' 1a2b3c4d-1a2b-4a2b-8a2b-1a2b3c4d5e6f')).toBe('wix-1a2b3c4d');
  });
});
