import { type Dispatch, useState } from 'react';
import { type CellText, cellText } from '@/domain/grid/changes.ts';
import { copyBlock } from '@/domain/grid/copyBlock.ts';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import { isEditable } from '@/domain/grid/gridRows.ts';
import type { GridAction, GridState } from '@/domain/grid/gridState.ts';
import type { Range } from '@/domain/grid/moveSelection.ts';
import { fillBlock, type PlacedText, pasteBlock } from '@/domain/grid/pasteBlock.ts';
import { type CellWriting, readCell } from '@/domain/grid/readCell.ts';
import { shownCell } from '@/domain/grid/shownCell.ts';
import { readPasted } from '@/domain/product/variants/pasteVariants.ts';
import { unescapeFormula } from '@/domain/text/csv.ts';

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
  state: GridState,
  dispatch: Dispatch<GridAction>,
  columns: readonly GridColumn[],
  writing: CellWriting,
) => {
  const [question, setQuestion] = useState<PasteQuestion | null>(null);
  const [pasted, setPasted] = useState<PasteOutcome | null>(null);
  const size = { rows: state.rows.length, columns: columns.length };

  /** Shown texts of a block of cells. */
  const textsOf = ({ top, bottom, left, right }: Range): string[][] =>
    state.rows
      .slice(top, bottom + 1)
      .map(row =>
        columns
          .slice(left, right + 1)
          .map(column => shownCell(column, cellText(row, column, state.changes), writing)),
      );
  /** @returns how many cells took their text. */
  const put = (cells: readonly PlacedText[]): number => {
    const texts = cells.flatMap(({ row: at, column: index, text }): CellText[] => {
      const row = state.rows[at];
      const column = columns[index];
      if (!row || !column || !isEditable(row, column)) return [];
      return [{ row: row.id, column, text: readCell(column, text, writing) }];
    });
    if (texts.length > 0) dispatch({ type: 'edit', texts });
    return texts.length;
  };
  const paste = (block: readonly (readonly string[])[], range: Range, whole: boolean) => {
    const plan = pasteBlock(block, range, size, whole);
    const filled = put(plan.cells);
    setQuestion(null);
    setPasted({
      filled,
      fixed: plan.cells.length - filled,
      rowsLost: plan.rowsLost,
      columnsLost: plan.columnsLost,
    });
  };

  return {
    question,
    /** What the last paste did; null once something else is done. */
    pasted,
    forgetPasted: () => setPasted(null),
    closeQuestion: () => setQuestion(null),
    onCopy: (event: ClipboardEvent, range: Range) => {
      event.preventDefault();
      event.clipboardData?.setData('text/plain', copyBlock(textsOf(range)));
    },
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
    /** Empties a block. */
    clear: (range: Range) =>
      put(
        textsOf(range).flatMap((row, at) =>
          row.map((_, index) => ({ row: range.top + at, column: range.left + index, text: '' })),
        ),
      ),
    /** Repeats a block in the rows beneath or above it. */
    fill: (from: Range, to: Range) => put(fillBlock(textsOf(from), from, to)),
  };
};
