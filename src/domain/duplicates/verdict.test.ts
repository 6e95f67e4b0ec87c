import { describe, expect, it } from 'vitest';
import { EVIDENCE, type EvidenceKind } from './evidence.ts';
import { verdictOf } from './verdict.ts';

const evidence = (known: Partial<Record<EvidenceKind, number>>) =>
  EVIDENCE.map(kind => known[kind] ?? Number.NaN);

const CERTAIN = 6;

describe('verdictOf', () => {
  it('calls sure what a barcode says, or everything with its price', () => {
    expect(verdictOf(evidence({ barcode: 2, title: 0.9 }), CERTAIN)).toBe('sure');
    expect(verdictOf(evidence({ title: 1, price: 0.95 }), CERTAIN)).toBe('sure');
  });

  it('calls sure what has a rare model code in common, and a price that fits', () => {
    expect(verdictOf(evidence({ code: 4, title: 0.7, price: 0.8 }), CERTAIN)).toBe('sure');
    expect(verdictOf(evidence({ code: 4, title: 0.7, price: 0.5 }), CERTAIN)).toBe('likely');
    expect(verdictOf(evidence({ code: 4, title: 0.7 }), CERTAIN)).toBe('likely');
  });

  it('does not call sure what has no price to compare, or one far off', () => {
    expect(verdictOf(evidence({ title: 1 }), CERTAIN)).toBe('likely');
    expect(verdictOf(evidence({ title: 1, price: 0.6 }), CERTAIN)).toBe('likely');
  });

  it.each(['code', 'numbers', 'measures', 'colours', 'sizes', 'brand'] as const)(
    'does not call sure where the %s contradicts',
    kind => {
      expect(verdictOf(evidence({ title: 1, price: 1, [kind]: -1 }), CERTAIN)).toBe('likely');
    },
  );

  it('looks twice at an equal barcode of unlike titles', () => {
    expect(verdictOf(evidence({ barcode: 2, title: 0.1 }), CERTAIN)).toBe('possible');
  });

  it('says nothing where little speaks for it', () => {
    expect(verdictOf(evidence({ title: 0.3 }), 1)).toBe('likely');
    expect(verdictOf(evidence({ title: 0.3 }), -1)).toBe('possible');
    expect(verdictOf(evidence({ title: 0.3 }), -4)).toBeNull();
  });
});
