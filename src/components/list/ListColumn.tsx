import {
  type RaRecord,
  useDataTableRenderContext,
  useDataTableSortContext,
  useRecordContext,
  useTranslate,
} from 'ra-core';
import { DataTableHeadCell } from 'react-admin';
import { cellClass } from './bodyCell.ts';
import type { Column } from './column.ts';
import { SortHeading } from './SortHeading.tsx';

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

const HeadCell = <T extends RaRecord>({ column }: { column: Column<T> }) => {
  const { id, label, sortBy, firstOrder, align, width } = column;
  const sort = useDataTableSortContext();
  const translate = useTranslate();
  const direction = sort && sort.field === sortBy ? DIRECTIONS[sort.order] : undefined;
  const name = translate(label);
  return (
    <DataTableHeadCell
      source={id}
      align={align}
      width={width}
      disableSort
      sortDirection={direction}
      label={
        sortBy ? (
          <SortHeading name={name} field={sortBy} firstOrder={firstOrder} direction={direction} />
        ) : (
          name
        )
      }
    />
  );
};

const BodyCell = <T extends RaRecord>({ column }: { column: Column<T> }) => {
  const record = useRecordContext<T>();
  return <td className={cellClass(column.align)}>{record && column.render(record)}</td>;
};

/** A column of a table; its heading says why it cannot sort where it cannot. */
export const ListColumn = <T extends RaRecord>({ column }: { column: Column<T> }) =>
  useDataTableRenderContext() === 'header' ? (
    <HeadCell column={column} />
  ) : (
    <BodyCell column={column} />
  );
