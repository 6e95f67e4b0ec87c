import { useDataTableRenderContext } from 'ra-core';
import { DataTableCell, DataTableHeadCell } from 'react-admin';
import { SelectPage } from './SelectPage.tsx';
import { SelectRow } from './SelectRow.tsx';

/** The column that selects rows; by its head all those of the page. */
export const SelectColumn = () =>
  useDataTableRenderContext() === 'header' ? (
    <DataTableHeadCell padding="checkbox" disableSort label={<SelectPage />} />
  ) : (
    <DataTableCell padding="checkbox" field={SelectRow} />
  );
