import type { RaRecord } from 'ra-core';
import { DateCell } from '../format/DateCell.tsx';
import type { Column } from './column.ts';

/** A column of dates, sorted by them: at the first click the latest ones come first. */
export const dateColumn = <T extends RaRecord & Record<K, Date | null>, K extends string>(
  id: K,
  label: string,
  more?: Pick<Column, 'onCard' | 'initiallyShown'>,
): Column<T> => ({
  id,
  label,
  sortBy: id,
  firstOrder: 'DESC',
  render: record => <DateCell value={record[id]} />,
  ...more,
});
