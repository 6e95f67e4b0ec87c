import { describe, expect, it } from 'vitest';
import { serverTime } from '../write.ts';
import { notDuplicatesWrites, type ProductPair, putBackWrites } from './decisions.ts';

const pair: ProductPair = [
  { id: 'p2', title: 'Oak lamp' },
  { id: 'p1', title: 'Lamp of oak' },
];
const context = {
  actor: { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' as const },
  auditId: 'a1',
  businessId: 'norden',
  judged: { score: 96, said: 'sure' as const },
};

describe('judging a pair', () => {
  it('is remembered under both ids in order, with its author, and told in the same commit', () => {
    const [decision, entry] = notDuplicatesWrites(pair, context);
    expect(decision).toEqual({
      type: 'create',
      collection: 'duplicateDecisions',
      id: 'p1~p2',
      data: {
        products: ['p1', 'p2'],
        businessId: 'norden',
        score: 96,
        said: 'sure',
        decidedAt: serverTime(),
        decidedBy: 'admin',
        auditId: 'a1',
      },
    });
    expect(entry).toMatchObject({
      collection: 'audit',
      id: 'a1',
      data: {
        action: 'notDuplicates',
        resource: 'duplicateDecisions',
        records: ['p1~p2'],
        label: 'Oak lamp / Lamp of oak',
        businessId: 'norden',
      },
    });
  });

  it('is taken back once: the second to do so meets a conflict', () => {
    const [removal, entry] = putBackWrites(pair, context);
    expect(removal).toEqual({
      type: 'delete',
      collection: 'duplicateDecisions',
      id: 'p1~p2',
      precondition: { exists: true },
    });
    expect(entry).toMatchObject({ data: { action: 'putBack', records: ['p1~p2'] } });
  });

  it('has a name that fits the audit trail however long the titles are', () => {
    const long: ProductPair = [
      { id: 'a', title: 'x'.repeat(300) },
      { id: 'b', title: 'y' },
    ];
    const [, entry] = notDuplicatesWrites(long, context);
    expect(entry).toMatchObject({ data: { label: 'x'.repeat(200) } });
  });
});
