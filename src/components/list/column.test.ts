import { describe, expect, it } from 'vitest';
import {
  type Column,
  chosenColumns,
  columnNotes,
  initialColumns,
  moveColumn,
  toggleColumn,
} from './column.ts';

const column = (id: string, more: Partial<Column> = {}): Column => ({
  id,
  label: id,
  render: () => null,
  ...more,
});
const columns = [
  column('title', { fixed: true }),
  column('price'),
  column('sku', { initiallyShown: false }),
];
const ids = (list: Column[]) => list.map(({ id }) => id);

it('what several columns say above the rows is said once, and only while one of them is shown', () => {
  const Note = () => null;
  const shown = [column('views', { Note }), column('saves', { Note }), column('price')];
  expect(columnNotes(shown)).toEqual([Note]);
  expect(columnNotes(columns)).toEqual([]);
});

describe('columns', () => {
  it('shows what is shown from the start when nothing was chosen', () => {
    expect(initialColumns(columns)).toEqual(['title', 'price']);
    expect(ids(chosenColumns(columns, null))).toEqual(['title', 'price']);
  });

  it('keeps the order of the choice, ignores unknown ids and never drops the fixed one', () => {
    expect(ids(chosenColumns(columns, ['sku', 'gone', 'price']))).toEqual([
      'title',
      'sku',
      'price',
    ]);
  });

  it('switches and moves', () => {
    expect(toggleColumn(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
    expect(toggleColumn(['a', 'b'], 'a')).toEqual(['b']);
    expect(moveColumn(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
    expect(moveColumn(['a', 'b', 'c'], 'c', -9)).toEqual(['c', 'a', 'b']);
    expect(moveColumn(['a'], 'z', 1)).toEqual(['a']);
  });
});
