import { useNotify } from 'ra-core';
import { useState } from 'react';
import { type CellText, cellText } from '@/domain/grid/changes.ts';
import { copyBlock } from '@/domain/grid/copyBlock.ts';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import { isEditable } from '@/domain/grid/gridRows.ts';
import type { Range } from '@/domain/grid/moveSelection.ts';
import { fillBlock, type PlacedText, pasteBlock } from '@/domain/grid/pasteBlock.ts';
import { type CellWriting, readCell } from '@/domain/grid/readCell.ts';
import { shownCell } from '@/domain/grid/shownCell.ts';
import { readPasted } from '@/domain/product/variants/pasteVariants.ts';
import { unescapeFormula } from '@/domain/text/csv.ts';
import type { GridCosts } from './useGridCosts.ts';
import type { GridStore } from './useGridState.ts';
import { useOnceRead } from './useOnceRead.ts';

/** A block of which more rows were copied than are selected. */
export interface PasteQuestion {
  rows: number;
  selected: number;
  paste: (whole: boolean) => void;
}

/** What became of a paste: cells that were filled, and parts for which there was no place. */
export interface PasteOutcome {
  filled: number;
  fixed: number;
  rowsLost: number;
  columnsLost: number;
}

/** What changes many cells of a grid at once: the clipboard, filling, emptying. */
export const useGridEdits = (
  { state, latest, dispatch }: GridStore,
  costs: GridCosts,
  columns: readonly GridColumn[],
  writing: CellWriting,
) => {
  const notify = useNotify();
  const [question, setQuestion] = useState<PasteQuestion | null>(null);
  const [pasted, setPasted] = useState<PasteOutcome | null>(null);
  const size = { rows: state.rows.length, columns: columns.length };
  const { reading, costsIn, onceRead } = useOnceRead(latest, costs, columns);

  /** Shown texts of a block of cells. */
  const textsOf = ({ top, bottom, left, right }: Range): string[][] =>
    latest()
      .rows.slice(top, bottom + 1)
      .map(row =>
        columns
          .slice(left, right + 1)
          .map(column => shownCell(column, cellText(row, column, latest().changes), writing)),
      );
  /** @returns how many cells took their text. */
  const put = (cells: readonly PlacedText[]): number => {
    const texts = cells.flatMap(({ row: at, column: index, text }): CellText[] => {
      const row = latest().rows[at];
      const column = columns[index];
      if (!row || !column || !isEditable(row, column)) return [];
      return [{ row: row.id, column, text: readCell(column, text, writing) }];
    });
    if (texts.length > 0) dispatch({ type: 'edit', texts });
    return texts.length;
  };
  const paste = (block: readonly (readonly string[])[], range: Range, whole: boolean) => {
    const plan = pasteBlock(block, range, size, whole);
    setQuestion(null);
    const inCosts = plan.cells.filter(({ column }) => columns[column] === 'cost');
    void onceRead(
      inCosts.map(({ row }) => row),
      () => {
        const filled = put(plan.cells);
        setPasted({
          filled,
          fixed: plan.cells.length - filled,
          rowsLost: plan.rowsLost,
          columnsLost: plan.columnsLost,
        });
      },
    );
  };
  /** Empties a block. */
  const clear = (range: Range) =>
    onceRead(costsIn(range), () =>
      put(
        textsOf(range).flatMap((row, at) =>
          row.map((_, index) => ({ row: range.top + at, column: range.left + index, text: '' })),
        ),
      ),
    );
  const copy = (event: ClipboardEvent, range: Range, then: () => void) => {
    event.preventDefault();
    let isNow = true;
    void onceRead(costsIn(range), async () => {
      const text = copyBlock(textsOf(range));
      if (isNow) {
        event.clipboardData?.setData('text/plain', text);
        return then();
      }
      try {
        await navigator.clipboard.writeText(text);
        notify('products.grid.copied', { type: 'success' });
        then();
      } catch {
        // The event's clipboard is closed by now, and not every browser opens another then.
        notify('products.grid.copyAgain', { type: 'warning' });
      }
    });
    isNow = false;
  };

  return {
    question,
    /** What the last paste did; null once something else is done. */
    pasted,
    forgetPasted: () => setPasted(null),
    closeQuestion: () => setQuestion(null),
    /** Products whose costs are read before something is done with them. */
    reading,
    onCopy: (event: ClipboardEvent, range: Range) => copy(event, range, () => {}),
    onCut: (event: ClipboardEvent, range: Range) => copy(event, range, () => void clear(range)),
    onPaste: (event: ClipboardEvent, range: Range) => {
      event.preventDefault();
      const block = readPasted(event.clipboardData?.getData('text/plain') ?? '').map(row =>
        row.map(unescapeFormula),
      );
      if (block.length === 0) return;
      const { rowsBeyondSelection } = pasteBlock(block, range, size);
      if (rowsBeyondSelection === 0) return paste(block, range, true);
      setQuestion({
        rows: block.length,
        selected: block.length - rowsBeyondSelection,
        paste: whole => paste(block, range, whole),
      });
    },
    clear,
    /** Repeats a block in the rows beneath or above it. */
    fill: (from: Range, to: Range) =>
      onceRead(costsIn(to), () => put(fillBlock(textsOf(from), from, to))),
  };
};
