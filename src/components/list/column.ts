import type { RaRecord } from 'ra-core';
import type { ComponentType, ReactNode } from 'react';

/** One column of a list; on a phone the same cells make up the cards. */
export interface Column<T extends RaRecord = RaRecord> {
  id: string;
  /** Message key of the heading. */
  label: string;
  /** The field that the heading sorts by; without one it does not sort. */
  sortBy?: string;
  /** Direction of the first click; ascending unless said otherwise. */
  firstOrder?: 'ASC' | 'DESC';
  align?: 'right';
  /** Width in pixels where the content should not decide. */
  width?: number;
  render: (record: T) => ReactNode;
  /** Says above the rows what the cells are of; once for all shown columns that have the same. */
  Note?: ComponentType;
  /** Shown from the start; true unless said otherwise. */
  initiallyShown?: boolean;
  /** Cannot be switched off: the column that names the record. */
  fixed?: boolean;
  /** Where a phone's card puts the cell: its head, its lines (the default), or nowhere. */
  onCard?: 'title' | 'line' | 'none';
}

/** What is said above the rows while these columns are shown. */
export const columnNotes = <T extends RaRecord>(shown: readonly Column<T>[]): ComponentType[] => [
  ...new Set(shown.flatMap(({ Note }) => Note ?? [])),
];

/** Ids of the columns shown from the start, in order. */
export const initialColumns = <T extends RaRecord>(columns: readonly Column<T>[]): string[] =>
  columns.filter(column => column.initiallyShown !== false).map(column => column.id);

/**
 * The columns to show for a choice of ids: in its order, without unknown ids, and never without
 * the fixed ones (a choice may be older than the list's columns).
 */
export const chosenColumns = <T extends RaRecord>(
  columns: readonly Column<T>[],
  choice: readonly string[] | null,
): Column<T>[] => {
  const ids = choice ?? initialColumns(columns);
  const byId = new Map(columns.map(column => [column.id, column]));
  const chosen = ids.flatMap(id => byId.get(id) ?? []);
  const missing = columns.filter(column => column.fixed && !chosen.includes(column));
  return [...missing, ...chosen];
};

/** The choice with one column switched on (at the end) or off. */
export const toggleColumn = (choice: readonly string[], id: string): string[] =>
  choice.includes(id) ? choice.filter(other => other !== id) : [...choice, id];

/** The choice with one column moved by `step` places, as far as there is room. */
export const moveColumn = (choice: readonly string[], id: string, step: number): string[] => {
  const from = choice.indexOf(id);
  if (from < 0) return [...choice];
  const rest = choice.filter(other => other !== id);
  const to = Math.max(0, Math.min(rest.length, from + step));
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
