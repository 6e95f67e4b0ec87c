import { useTranslate } from 'ra-core';
import { memo } from 'react';
import type { RowChanges } from '@/domain/grid/changes.ts';
import { type GridColumn, isAmountColumn, isNumberColumn } from '@/domain/grid/gridColumns.ts';
import { type GridRow, isEditable, isUnread, rowName, storedText } from '@/domain/grid/gridRows.ts';
import type { CellWriting } from '@/domain/grid/readCell.ts';
import { cellKey } from '@/domain/grid/rowWrite.ts';
import { shownCell } from '@/domain/grid/shownCell.ts';
import { type AfterEdit, CellEditor, type EditStart } from './CellEditor.tsx';
import { ROW_HEIGHT } from './gridLayout.ts';
import { gridCell, gridRow } from './gridRoles.ts';

/** The id of a cell's element, by which the grid says where the cursor is. */
export const cellId = (grid: string, row: number, column: number) => `${grid}-${row}-${column}`;

export interface GridRowProps {
  grid: string;
  row: GridRow;
  index: number;
  columns: readonly GridColumn[];
  labels: Readonly<Record<GridColumn, string>>;
  template: string;
  changes: RowChanges | undefined;
  problems: ReadonlyMap<string, string> | undefined;
  writing: CellWriting;
  /** Whether amounts say their currency: where not all have the same. */
  currencies: boolean;
  /** Whether its cost could not be read. */
  costFailed: boolean;
  /** First and last selected column; -1 where none is. */
  from: number;
  to: number;
  /** The column that is typed into, in the row that has it; else -1. */
  active: number;
  /** Where the selection ends: what is there can be pulled on. */
  handle: number;
  /** The column that is edited, how that began, and names to suggest. */
  editing: (EditStart & { column: number; names: readonly string[] }) | null;
  onCommit: (text: string, after: AfterEdit) => void;
  onCancel: () => void;
}

const GridRowBody = (props: GridRowProps) => {
  const { grid, row, index, columns, labels, changes, problems, writing, editing } = props;
  const translate = useTranslate();
  const name = rowName(row);
  return (
    <div
      {...gridRow(index + 2)}
      className={row.variant ? 'row variant' : 'row'}
      style={{
        transform: `translateY(${index * ROW_HEIGHT}px)`,
        gridTemplateColumns: props.template,
      }}
    >
      {columns.map((column, at) => {
        const change = changes?.[column];
        const problem = problems?.get(cellKey(row.id, column));
        const editable = isEditable(row, column);
        const text = shownCell(column, change?.mine ?? storedText(row, column), writing);
        const unread =
          isUnread(row, column) && !change
            ? translate(props.costFailed ? 'products.grid.unread' : 'common.loading')
            : null;
        const selected = at >= props.from && at <= props.to;
        const classes = [
          'cell',
          at === 0 && 'first',
          isNumberColumn(column) && 'number',
          selected && 'selected',
          at === props.active && 'active',
          !editable && 'fixed',
          change && 'changed',
          change?.theirs !== undefined && 'conflict',
          problem && 'problem',
        ];
        return (
          <div
            key={column}
            id={cellId(grid, index, at)}
            {...gridCell(at + 1, selected, editable)}
            aria-invalid={problem !== undefined || change?.theirs !== undefined || undefined}
            data-row={index}
            data-column={at}
            className={classes.filter(Boolean).join(' ')}
          >
            {editing?.column === at ? (
              <CellEditor
                column={column}
                label={`${labels[column]}, ${name}`}
                start={editing}
                names={editing.names}
                writing={writing}
                onCommit={props.onCommit}
                onCancel={props.onCancel}
              />
            ) : (
              <>
                {props.currencies && isAmountColumn(column) && text !== '' && (
                  <span className="currency">{row.product.currency}</span>
                )}
                <span className="text">
                  {unread ?? (column === 'title' && row.variant ? name : text)}
                </span>
              </>
            )}
            {problem && <span className="said">{translate(problem)}</span>}
            {change?.theirs !== undefined && (
              <span className="said">{translate('products.grid.conflict')}</span>
            )}
            {change && !problem && change.theirs === undefined && (
              <span className="said">{translate('products.grid.changed')}</span>
            )}
            {at === props.handle && <span data-handle className="handle" />}
          </div>
        );
      })}
    </div>
  );
};

/** One row of the grid; drawn again only when something of its own changes. */
export const GridRowView = memo(GridRowBody);
