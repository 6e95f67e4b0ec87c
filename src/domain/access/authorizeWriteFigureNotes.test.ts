import { describe, expect, it } from 'vitest';
import { checkFigureNotes } from './authorizeWriteFigureNotes.ts';

const NOTE = { day: '2026-11-03', text: 'The campaign begins' };
const record = (over: object = {}) => ({
  ...{ id: 'f', businessId: 'owner', userId: 'owner', notes: { n1: NOTE }, goals: {} },
  touched: 'n1',
  ...over,
});
const judge = (
  after: ReturnType<typeof record> | null,
  before: ReturnType<typeof record> | null = null,
  role: 'owner' | 'superAdmin' = 'owner',
) =>
  checkFigureNotes(
    { resource: 'figureNotes', id: 'f', before, after, parent: null },
    {
      actor: { uid: role === 'owner' ? 'owner' : 'admin', email: 'a@b.example', role },
      now: new Date(),
      businessName: null,
      changes: [],
    },
  );

describe('checkFigureNotes', () => {
  it('lets people write one note at a time', () => {
    expect(judge(record())).toBeNull();
    expect(judge(record({ notes: { n1: { ...NOTE, text: 'x' } } }), record())).toBeNull();
    expect(judge(record({ notes: {} }), record())).toBeNull();
    expect(judge(null, record())).toBeNull();
    const two = { n1: NOTE, n2: NOTE };
    expect(judge(record({ notes: two }))).toMatchObject({ status: 400, field: 'touched' });
    expect(judge(record({ notes: two }), record())).toMatchObject({ field: 'touched' });
    expect(judge(record({ notes: {}, touched: 'n2' }), record())).not.toBeNull();
  });

  it('keeps owners to the own figures', () => {
    for (const businessId of [null, 'other'])
      expect(judge(record({ businessId }))).toMatchObject({ status: 403, field: 'businessId' });
    expect(judge(record({ businessId: null }), null, 'superAdmin')).toBeNull();
  });

  it('leaves the goals of a business to its owner', () => {
    const goals = { clicks: 300 };
    expect(judge(record({ goals }))).toBeNull();
    expect(judge(record({ goals }), null, 'superAdmin')).toMatchObject({ field: 'goals' });
    expect(judge(record({ goals, businessId: 'admin' }), null, 'superAdmin')).toBeNull();
  });
});
