import { useDataTableRenderContext } from 'ra-core';
import { DataTableHeadCell } from 'react-admin';
import { cellClass } from './bodyCell.ts';
import { SelectPage } from './SelectPage.tsx';
import { SelectRow } from './SelectRow.tsx';

/** The column that selects rows; by its head all those of the page. */
export const SelectColumn = () =>
  useDataTableRenderContext() === 'header' ? (
    <DataTableHeadCell padding="checkbox" disableSort label={<SelectPage />} />
  ) : (
    <td className={cellClass('checkbox')}>
      <SelectRow />
    </td>
  );
