import { describe, expect, it } from 'vitest';
import { EVIDENCE, type EvidenceKind } from './evidence.ts';
import { reasonsOf } from './reasons.ts';

const evidence = (known: Partial<Record<EvidenceKind, number>>) =>
  EVIDENCE.map(kind => known[kind] ?? Number.NaN);

describe('reasonsOf', () => {
  it('tells of what is known only, heaviest first', () => {
    const reasons = reasonsOf(evidence({ barcode: 2, price: 0.99, colours: -1 }), 0);
    expect(reasons.map(({ kind }) => kind)).toEqual(['barcode', 'colours', 'price']);
    expect(reasons.map(({ points }) => points > 0)).toEqual([true, false, true]);
    expect(reasons[2]?.likeness).toBe(0.99);
  });

  it('tells of rivals', () => {
    expect(reasonsOf(evidence({}), -1)).toEqual([{ kind: 'rivals', points: -10 }]);
    expect(reasonsOf(evidence({}), 0)).toEqual([]);
  });
});
