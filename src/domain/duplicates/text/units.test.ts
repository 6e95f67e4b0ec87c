import { describe, expect, it } from 'vitest';
import { unitOf } from './units.ts';

describe('unitOf', () => {
  it('knows what a unit measures, in base units', () => {
    expect(unitOf('kg', false)).toEqual({ dimension: 'weight', factor: 1000 });
    expect(unitOf('zoll', false)).toEqual(unitOf('inch', false));
    expect(unitOf('lamp', false)).toBeUndefined();
  });

  it('takes a short one for a unit only right after its number', () => {
    expect(unitOf('x', false)).toBeUndefined();
    expect(unitOf('x', true)?.dimension).toBe('zoom');
  });
});
