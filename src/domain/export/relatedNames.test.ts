import { describe, expect, it, vi } from 'vitest';
import type { ExportColumn } from './columns.ts';
import { createRelatedNames, type ReadMany } from './relatedNames.ts';

const column = (field: string, nameField = 'businessName'): ExportColumn => ({
  key: field,
  field,
  kind: 'text',
  related: { resource: 'business', nameField },
});
const readMany = vi.fn<ReadMany>(async (_resource, ids) =>
  ids
    .filter(id => id !== 'gone')
    .map(id => ({ id, businessName: `Shop ${id}`, businessEmail: `${id}@shop.example` })),
);

describe('createRelatedNames', () => {
  it('reads each distinct record once, over pages and columns', async () => {
    readMany.mockClear();
    const by = column('createdBy');
    const mail = column('updatedBy', 'businessEmail');
    const names = createRelatedNames([by, mail], readMany);
    await names.load([
      { id: '1', createdBy: 'a', updatedBy: 'b' },
      { id: '2', createdBy: 'a', updatedBy: 'a' },
    ]);
    await names.load([{ id: '3', createdBy: 'b', updatedBy: 'c' }]);
    await names.load([{ id: '4', createdBy: 'c', updatedBy: 'a' }]);
    expect(readMany.mock.calls.map(([, ids]) => ids)).toEqual([['a', 'b'], ['c']]);
    expect(names.nameOf({ createdBy: 'b' }, by)).toBe('Shop b');
    expect(names.nameOf({ updatedBy: 'c' }, mail)).toBe('c@shop.example');
  });

  it('shows the id of a record that is gone, and does not ask for it again', async () => {
    readMany.mockClear();
    const by = column('createdBy');
    const names = createRelatedNames([by], readMany);
    await names.load([{ createdBy: 'gone' }]);
    await names.load([{ createdBy: 'gone' }]);
    expect(readMany).toHaveBeenCalledTimes(1);
    expect(names.nameOf({ createdBy: 'gone' }, by)).toBe('gone');
    expect(names.nameOf({ createdBy: null }, by)).toBe('');
  });
});
