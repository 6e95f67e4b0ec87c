import { describe, expect, it } from 'vitest';
import { detailsWrites } from './detailsWrites.ts';
import { EMPTY_DETAILS } from './productFormValues.ts';

const product = { id: 'p1', businessId: 'b1' };
const stored = {
  id: 'b1',
  businessId: 'b1',
  cost: 100,
  variantCosts: { s: 80 },
  supplier: 'Mill',
  notes: '',
  version: 3,
};

describe('detailsWrites', () => {
  it('writes nothing where nothing changes', () => {
    const none = detailsWrites(product, null, EMPTY_DETAILS);
    expect(none).toMatchObject({ details: null, detailChanges: [] });
    expect(none.writes('a1')).toEqual([]);
    expect(detailsWrites(product, stored, stored).writes(null)).toEqual([]);
  });

  it('creates the first private part, under the id of its business', () => {
    const data = { businessId: 'b1', ...EMPTY_DETAILS, cost: 5, version: 1 };
    const change = detailsWrites(product, null, { ...EMPTY_DETAILS, cost: 5 });
    expect(change.details).toEqual({ id: 'b1', ...data });
    const place = { type: 'create', collection: 'products/p1/private', id: 'b1' };
    expect(change.writes(null)).toEqual([{ ...place, data }]);
  });

  it('changes one only as it was read, and tells of it', () => {
    const change = detailsWrites(product, stored, { ...stored, notes: 'New' });
    expect(change.details?.version).toBe(4);
    expect(change.detailChanges).toEqual([{ field: 'notes', from: '', to: 'New' }]);
    expect(change.writes('a1')).toEqual([
      {
        type: 'update',
        collection: 'products/p1/private',
        id: 'b1',
        data: {
          ...{ cost: 100, variantCosts: { s: 80 }, supplier: 'Mill', notes: 'New' },
          ...{ version: 4, auditId: 'a1' },
        },
        precondition: { version: 3, fields: { cost: 100, variantCosts: { s: 80 } } },
      },
    ]);
  });
});
