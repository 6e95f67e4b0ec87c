import { describe, expect, it } from 'vitest';
import { signatureLikeness, signatureOf } from './signature.ts';

const likeness = (a: string, b: string) => signatureLikeness(signatureOf(a), signatureOf(b));

describe('signatureLikeness', () => {
  it('is 1 for the same text, near 1 for a slip, low for another', () => {
    expect(likeness('sonyturntable', 'sonyturntable')).toBe(1);
    expect(likeness('sonyturntable', 'sonyturntabel')).toBeGreaterThan(0.7);
    expect(likeness('sonyturntable', 'breadmaker')).toBeLessThan(0.3);
  });

  it('is 0 where there are no letters', () => {
    expect(likeness('', '')).toBe(0);
  });
});
