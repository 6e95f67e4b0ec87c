import Box from '@mui/material/Box';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEvent, useTranslate } from 'ra-core';
import { type KeyboardEvent, type RefObject, useId, useMemo, useState } from 'react';
import { type Changes, cellText } from '@/domain/grid/changes.ts';
import { columnNames } from '@/domain/grid/columnNames.ts';
import { type GridColumn, isNumberColumn } from '@/domain/grid/gridColumns.ts';
import { isEditable } from '@/domain/grid/gridRows.ts';
import type { GridState } from '@/domain/grid/gridState.ts';
import type { Place } from '@/domain/grid/moveSelection.ts';
import {
  moveSelection,
  type Range,
  type Selection,
  selectCell,
} from '@/domain/grid/moveSelection.ts';
import type { CellWriting } from '@/domain/grid/readCell.ts';
import { rowWrite } from '@/domain/grid/rowWrite.ts';
import { shownCell } from '@/domain/grid/shownCell.ts';
import { typedStart } from '@/domain/grid/typedStart.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { AfterEdit, EditStart } from './CellEditor.tsx';
import { cellId, GridRowView } from './GridRowView.tsx';
import { columnsWidth, columnTemplate, ROW_HEIGHT } from './gridLayout.ts';
import { GRID_BODY, gridHeading, gridRow } from './gridRoles.ts';
import { GRID_STYLE } from './gridStyle.ts';
import { useDrawnCosts } from './useDrawnCosts.ts';
import { useGridClipboard } from './useGridClipboard.ts';
import type { GridCosts } from './useGridCosts.ts';
import { useGridMouse } from './useGridMouse.ts';

const KEY_OF: Record<AfterEdit, { key: string; shift: boolean } | null> = {
  stay: null,
  down: { key: 'Enter', shift: false },
  up: { key: 'Enter', shift: true },
  right: { key: 'Tab', shift: false },
  left: { key: 'Tab', shift: true },
};

/** Problems of the rows in view, each product looked at once. */
const problemsBy = (changes: Changes) => {
  const known = new Map<string, ReadonlyMap<string, string>>();
  return (product: Product) => {
    const found = known.get(product.id) ?? rowWrite(product, changes).problems;
    known.set(product.id, found);
    return found;
  };
};

/** What a grid does with keys beside moving. */
export interface GridCommands {
  undo: () => void;
  redo: () => void;
  save: () => void;
  /** Leaves the grid by the keyboard: Tab stays within it. */
  leave: () => void;
  clear: (range: Range) => void;
  fill: (from: Range, to: Range) => void;
  type: (place: { row: string; column: GridColumn; text: string }) => void;
  onCopy: (event: ClipboardEvent, range: Range) => void;
  onCut: (event: ClipboardEvent, range: Range) => void;
  onPaste: (event: ClipboardEvent, range: Range) => void;
}

/** The grid itself: only the rows in view exist, one element has the focus, and names the cell. */
export const GridTable = (props: {
  scroller: RefObject<HTMLDivElement | null>;
  state: GridState;
  columns: readonly GridColumn[];
  labels: Readonly<Record<GridColumn, string>>;
  writing: CellWriting;
  costs: Pick<GridCosts, 'failed' | 'onDrawn'>;
  /** Whether amounts say their currency. */
  currencies: boolean;
  selection: Selection;
  range: Range;
  select: (selection: Selection) => void;
  commands: GridCommands;
  describedBy: string;
}) => {
  const { scroller, state, columns, labels, writing, selection, range, select, commands } = props;
  const { rows, changes } = state;
  const translate = useTranslate();
  const grid = useId();
  const [editing, setEditing] = useState<(EditStart & Place & { names: readonly string[] }) | null>(
    null,
  );
  const { active, end } = selection;
  const size = { rows: rows.length, columns: columns.length };
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    // Screen readers are told of a cell by its element, and an open editor must stay.
    rangeExtractor: view =>
      [...new Set([...defaultRangeExtractor(view), end.row, editing?.row ?? end.row])].sort(
        (a, b) => a - b,
      ),
  });
  const mouse = useGridMouse({ scroller, size, selection, range, select, onFill: commands.fill });
  const begin = (start: EditStart) => {
    const row = rows[active.row];
    const column = columns[active.column];
    if (!row || !column || !isEditable(row, column)) return;
    setEditing({ ...start, ...active, names: columnNames(rows, column, changes) });
  };
  const beginWithText = () => {
    const row = rows[active.row];
    const column = columns[active.column];
    if (!row || !column) return;
    const text = cellText(row, column, changes);
    begin({ text: column === 'status' ? text : shownCell(column, text, writing), typed: false });
  };
  const onCommit = useEvent((text: string, after: AfterEdit) => {
    if (!editing) return;
    const row = rows[editing.row];
    const column = columns[editing.column];
    setEditing(null);
    if (row && column) commands.type({ row: row.id, column, text });
    const move = KEY_OF[after];
    if (!move) return;
    scroller.current?.focus({ preventScroll: true });
    const to = moveSelection(selectCell(editing), { ...move, ctrl: false, page: 1 }, size);
    if (to) select(to);
  });
  const onCancel = useEvent(() => {
    setEditing(null);
    scroller.current?.focus({ preventScroll: true });
  });

  const byControl: Record<string, () => void> = {
    z: commands.undo,
    y: commands.redo,
    s: commands.save,
    d: () => commands.fill({ ...range, bottom: range.top }, range),
  };
  const byKey: Record<string, () => void> = {
    Enter: beginWithText,
    F2: beginWithText,
    Delete: () => commands.clear(range),
    Backspace: () => commands.clear(range),
    Escape: () =>
      range.top === range.bottom && range.left === range.right
        ? commands.leave()
        : select(selectCell(active)),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey: shift, altKey: alt } = event;
    const altGraph = event.getModifierState('AltGraph');
    const ctrl = event.ctrlKey || event.metaKey;
    const typed = typedStart({ key, alt, ctrl, altGraph });
    // What comes later goes to the field that has the focus by then; a status is chosen.
    if (typed === '' && columns[active.column] !== 'status')
      return begin({ text: '', typed: true });
    if (alt && !typed) return;
    const box = scroller.current;
    const page = Math.max(1, Math.floor((box?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    // With Caps Lock the letters come as capitals.
    const letter = key.toLowerCase();
    const ofControl = letter === 'z' && shift ? 'y' : letter;
    const command = alt ? undefined : ctrl ? byControl[ofControl] : byKey[key];
    const to = command || alt ? null : moveSelection(selection, { key, shift, ctrl, page }, size);
    if (command) command();
    else if (to) select(to);
    else if (typed) begin({ text: typed, typed: true });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useGridClipboard(scroller, {
    onCopy: event => commands.onCopy(event, range),
    onCut: event => commands.onCut(event, range),
    onPaste: event => commands.onPaste(event, range),
  });
  const { failed, onDrawn } = props.costs;
  const items = virtual.getVirtualItems();
  useDrawnCosts(
    items.map(({ index }) => rows[index]),
    columns,
    onDrawn,
  );
  const problemsOf = useMemo(() => problemsBy(changes), [changes]);
  const template = columnTemplate(columns);
  const width = columnsWidth(columns);
  return (
    <Box
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={translate('products.grid.title')}
      aria-describedby={props.describedBy}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={cellId(grid, end.row, end.column)}
      onKeyDown={onKeyDown}
      onDoubleClick={beginWithText}
      {...mouse}
      sx={GRID_STYLE}
    >
      <div {...gridRow(1)} className="head" style={{ gridTemplateColumns: template, width }}>
        {columns.map((column, at) => (
          <div
            key={column}
            {...gridHeading(at + 1)}
            className={`heading${at === 0 ? ' first' : ''}${isNumberColumn(column) ? ' number' : ''}`}
          >
            {labels[column]}
          </div>
        ))}
      </div>
      <div {...GRID_BODY} className="body" style={{ height: virtual.getTotalSize(), width }}>
        {items.map(({ index }) => {
          const row = rows[index];
          if (!row) return null;
          const selected = index >= range.top && index <= range.bottom;
          const isActive = index === active.row;
          const changed = changes.get(row.id);
          return (
            <GridRowView
              key={row.id}
              grid={grid}
              row={row}
              index={index}
              columns={columns}
              labels={labels}
              template={template}
              changes={changed}
              problems={changed && problemsOf(row.product)}
              writing={writing}
              currencies={props.currencies}
              costFailed={failed.has(row.product.id)}
              from={selected ? range.left : -1}
              to={selected ? range.right : -1}
              active={isActive ? active.column : -1}
              handle={index === range.bottom ? range.right : -1}
              editing={editing?.row === index ? editing : null}
              onCommit={onCommit}
              onCancel={onCancel}
            />
          );
        })}
      </div>
    </Box>
  );
};
