import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState } from 'react';
import { DraftOffer } from '@/components/draft/DraftOffer.tsx';
import { ColumnsMenu } from '@/components/list/ColumnsMenu.tsx';
import { useWarnBeforeClosing } from '@/components/progress/useWarnBeforeClosing.ts';
import { countChanges } from '@/domain/grid/changes.ts';
import { cellName, hasCurrencies, isUnread } from '@/domain/grid/gridRows.ts';
import { cellKey, rowWrite } from '@/domain/grid/rowWrite.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { GridConflicts } from './GridConflicts.tsx';
import { GridStatus } from './GridStatus.tsx';
import { type GridCommands, GridTable } from './GridTable.tsx';
import { GridToolbar } from './GridToolbar.tsx';
import { PasteDialog } from './PasteDialog.tsx';
import { useGridColumns } from './useGridColumns.ts';
import { useGridCosts } from './useGridCosts.ts';
import { useGridCursor } from './useGridCursor.ts';
import { useGridDraft } from './useGridDraft.ts';
import { useGridEdits } from './useGridEdits.ts';
import { useGridSave } from './useGridSave.ts';
import { useGridState } from './useGridState.ts';
import { useGridText } from './useGridText.ts';

/** Products as a spreadsheet: typed, pasted, undone, and saved when asked to. */
export const GridEditor = (props: { products: readonly Product[]; capped: boolean }) => {
  const translate = useTranslate();
  const store = useGridState(props.products);
  const { state, dispatch } = store;
  const { rows, changes, steps } = state;
  const { all, columns, choice, choose } = useGridColumns();
  const { labels, writing } = useGridText();
  const scroller = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const size = { rows: rows.length, columns: columns.length };
  const cursor = useGridCursor(scroller, columns, size);
  const costs = useGridCosts(store);
  const edits = useGridEdits(store, costs, columns, writing);
  const { save, saving } = useGridSave(store, costs);
  const draft = useGridDraft(state, dispatch);
  const [choosing, setChoosing] = useState<string | null>(null);
  const help = useId();
  const currencies = useMemo(() => hasCurrencies(rows), [rows]);
  const { cells, conflicts } = useMemo(() => countChanges(changes), [changes]);
  useWarnBeforeClosing(saving || (cells > 0 && !draft.kept));

  const { active } = cursor.selection;
  const row = rows[active.row];
  const column = columns[active.column];
  const change = row && column && changes.get(row.id)?.[column];
  const problem =
    change && row && column
      ? rowWrite(row.product, changes).problems.get(cellKey(row.id, column))
      : undefined;
  const saveAll = async () => {
    edits.forgetPasted();
    const { first } = await save();
    if (first === null) return;
    const at = rows.findIndex(({ id }) => first.startsWith(`${id}:`));
    const index = columns.findIndex(one => first.endsWith(`:${one}`));
    if (at >= 0) cursor.goTo({ row: at, column: Math.max(0, index) });
    scroller.current?.focus({ preventScroll: true });
  };
  const step = (type: 'undo' | 'redo' | 'discard') => {
    edits.forgetPasted();
    dispatch({ type });
  };
  const commands: GridCommands = {
    undo: () => step('undo'),
    redo: () => step('redo'),
    save: () => void saveAll(),
    leave: () => toolbar.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus(),
    clear: edits.clear,
    fill: edits.fill,
    type: text => {
      edits.forgetPasted();
      dispatch({ type: 'edit', texts: [text] });
    },
    onCopy: edits.onCopy,
    onCut: edits.onCut,
    onPaste: edits.onPaste,
  };
  const chosen = choosing === null ? undefined : changes.get(choosing);
  return (
    <>
      {props.capped && (
        <Alert role="note" severity="info" sx={{ mb: 2 }}>
          {translate('products.grid.capped', { count: props.products.length })}
        </Alert>
      )}
      {draft.offer && <DraftOffer {...draft.offer} />}
      <GridToolbar
        cells={cells}
        saving={saving}
        canUndo={steps.done.length > 0}
        canRedo={steps.undone.length > 0}
        saveRef={toolbar}
        onUndo={commands.undo}
        onRedo={commands.redo}
        onDiscard={() => step('discard')}
        onSave={commands.save}
        columns={<ColumnsMenu columns={all} choice={choice} onChoose={choose} />}
      />
      <GridStatus
        cell={row && column ? cellName(row, column, labels[column]) : ''}
        change={change}
        problem={problem}
        failure={row && column && isUnread(row, column) && costs.failed.get(row.product.id)}
        onRetry={costs.retry}
        pasted={edits.pasted}
        cells={cells}
        conflicts={conflicts}
        kept={draft.kept}
        reading={edits.reading}
        onChoose={() => row && setChoosing(row.id)}
      />
      <GridTable
        scroller={scroller}
        state={state}
        columns={columns}
        labels={labels}
        writing={writing}
        costs={costs}
        currencies={currencies}
        selection={cursor.selection}
        range={cursor.range}
        select={cursor.select}
        commands={commands}
        describedBy={help}
      />
      <Typography id={help} variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        {translate('products.grid.help')}
      </Typography>
      {edits.question && <PasteDialog question={edits.question} onClose={edits.closeQuestion} />}
      {choosing !== null && chosen && (
        <GridConflicts
          row={choosing}
          cells={chosen}
          labels={labels}
          writing={writing}
          dispatch={dispatch}
          onClose={() => setChoosing(null)}
        />
      )}
    </>
  );
};
