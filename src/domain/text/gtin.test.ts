import { describe, expect, it } from 'vitest';
import { isGtin, isMistypedGtin } from './gtin.ts';

describe('isGtin', () => {
  it('knows GTINs of every length by their check digit', () => {
    for (const code of ['96385074', '036000291452', '4006381333931', '15901234123454'])
      expect(isGtin(code)).toBe(true);
    for (const code of ['4006381333932', '123', '', '40063813339310', 'abcdefgh'])
      expect(isGtin(code)).toBe(false);
  });
});

describe('isMistypedGtin', () => {
  it('knows a wrong check digit, and leaves the codes of shops alone', () => {
    for (const code of ['4006381333932', '036000291453', '15901234123455'])
      expect(isMistypedGtin(code)).toBe(true);
    for (const code of ['4006381333931', '', '12345678', 'A-4006381333932', '400638133393'])
      expect(isMistypedGtin(code)).toBe(code === '400638133393');
  });
});
