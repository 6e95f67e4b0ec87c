import { describe, expect, it } from 'vitest';
import { lineEnd } from './lineEnd.ts';

describe('lineEnd', () => {
  it('is what every line has in common', () => {
    expect(lineEnd('a,b')).toBe('\n');
    expect(lineEnd('a\r\nb\nc\r\r\nd\n')).toBe('\n');
    expect(lineEnd('a\rb\rc,d\ne\rf')).toBe('\r');
    expect(lineEnd('a,"1\r2\r3"\nb')).toBe('\n');
  });
});
