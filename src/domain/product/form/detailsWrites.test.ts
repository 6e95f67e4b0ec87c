import { describe, expect, it } from 'vitest';
import { detailsWrites } from './detailsWrites.ts';

const product = { id: 'p1', businessId: 'b1' };
const stored = {
  id: 'details',
  businessId: 'b1',
  cost: 100,
  supplier: 'Mill',
  notes: '',
  version: 3,
};

describe('detailsWrites', () => {
  it('writes nothing where nothing changes', () => {
    expect(detailsWrites(product, null, { cost: null, supplier: '', notes: '' })).toEqual({
      details: null,
      writes: [],
    });
    expect(detailsWrites(product, stored, stored)).toEqual({ details: stored, writes: [] });
  });

  it('creates the first private part', () => {
    const data = { businessId: 'b1', cost: 5, supplier: '', notes: '', version: 1 };
    expect(detailsWrites(product, null, { cost: 5, supplier: '', notes: '' })).toEqual({
      details: { id: 'details', ...data },
      writes: [{ type: 'create', collection: 'products/p1/private', id: 'details', data }],
    });
  });

  it('changes one only as it was read', () => {
    const { writes, details } = detailsWrites(product, stored, { ...stored, notes: 'New' });
    expect(details?.version).toBe(4);
    expect(writes).toEqual([
      {
        type: 'update',
        collection: 'products/p1/private',
        id: 'details',
        data: { cost: 100, supplier: 'Mill', notes: 'New', version: 4 },
        precondition: { version: 3 },
      },
    ]);
  });
});
