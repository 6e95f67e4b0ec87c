import { describe, expect, it } from 'vitest';
import { activeTab, type ListTab, tabFilters } from './listTab.ts';

const all: ListTab = { id: 'all', label: 'all', filter: {} };
const pending: ListTab = {
  id: 'pending',
  label: 'pending',
  filter: { status: 'pending', isDeleted: false },
};
const deleted: ListTab = { id: 'deleted', label: 'deleted', filter: { isDeleted: true } };
const tabs = [all, pending, deleted];

describe('activeTab', () => {
  it.each([
    [{}, 'all'],
    [{ country: 'DE' }, 'all'],
    [{ status: 'pending', isDeleted: false, q: 'x' }, 'pending'],
    [{ isDeleted: true }, 'deleted'],
    [{ status: 'pending' }, undefined],
    [{ status: 'other', isDeleted: false }, undefined],
  ])('%j is %s', (filters, id) => {
    expect(activeTab(tabs, filters)?.id).toBe(id);
  });
});

describe('tabFilters', () => {
  it('takes the place of another tab and leaves other filters', () => {
    const filters = { status: 'pending', isDeleted: false, country: 'DE', q: 'x' };
    expect(tabFilters(tabs, deleted, filters)).toEqual({ country: 'DE', q: 'x', isDeleted: true });
    expect(tabFilters(tabs, all, filters)).toEqual({ country: 'DE', q: 'x' });
  });
});
