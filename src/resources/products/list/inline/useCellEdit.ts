import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { FieldConflict } from '@/components/conflict/threeWay.ts';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import { useWarnBeforeClosing } from '@/components/progress/useWarnBeforeClosing.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { cellRefusal, type ListCell } from '@/domain/grid/cellRefusal.ts';
import { storedText } from '@/domain/grid/gridRows.ts';
import { cellChange, cellProblem } from '@/domain/grid/listCell.ts';
import { readTyped, shownAmount } from '@/domain/money/typedAmount.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useCellSave } from './useCellSave.ts';

/** What is typed into a cell of the list, until it is saved or given up. */
export const useCellEdit = (opened: Product, cell: ListCell, onDone: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const mark = useDecimalMark();
  const store = useCellSave(cell);
  // A choice in a conflict is one over what was stored by then.
  const [base, setBase] = useState(opened);
  const original = storedText({ id: base.id, product: base, variant: null }, cell);
  const [text, setText] = useState(() => shownAmount(original, mark));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<(FieldConflict & { product: Product }) | null>(null);
  const running = useRef(false);
  const plain = () => {
    if (cell === 'status') return text;
    return readTyped(text, mark).plain.trim();
  };
  const changes = cellChange(base, cell, plain());
  const dirty = changes.size > 0;
  useWarnBeforeClosing(dirty);

  // Its row may leave the list, or the list the screen.
  const unsaved = useRef<string | null>(null);
  unsaved.current = dirty && !busy ? text : null;
  const onLeave = useRef(() => {});
  onLeave.current = () => {
    if (unsaved.current === null) return;
    const messageArgs = { text: unsaved.current || '–', name: opened.title || opened.id };
    notify('inline.left', { type: 'warning', messageArgs, autoHideDuration: 10_000 });
  };
  const shown = useRef(true);
  useEffect(function watchLeaving() {
    shown.current = true;
    return () => {
      shown.current = false;
      onLeave.current();
    };
  }, []);

  const done = () => {
    unsaved.current = null;
    onDone();
  };
  const announce = (sentence: string) => {
    if (shown.current) setProblem(sentence);
    else notify(sentence, { type: 'error' });
  };
  const send = async (from: Product) => {
    if (running.current) return;
    const sent = cellChange(from, cell, plain());
    const wrong = cellProblem(from, cell, sent);
    if (wrong) return setProblem(translate(wrong));
    if (sent.size === 0) return done();
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const outcome = await store(from, sent);
      const { product, stale } = outcome;
      const refusal = cellRefusal(product, cell);
      const waiting = outcome.changes.get(product.id)?.[cell];
      if (refusal) announce(translate(`inline.refused.${refusal}`));
      else if (waiting?.theirs !== undefined)
        setConflict({ ...waiting, theirs: waiting.theirs, field: cell, product });
      else if (stale !== null) announce(errorText(stale).notSaved);
      else done();
    } catch (error) {
      announce(errorText(error).notSaved);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return {
    text,
    problem,
    busy,
    dirty,
    conflict,
    type: (typed: string) => {
      setText(typed);
      setProblem(null);
    },
    save: () => send(base),
    /** Leaves the cell as it is stored. */
    giveUp: () => !running.current && done(),
    /** Decides the conflict: mine is saved over theirs, or theirs stands. */
    resolve: (mine: boolean) => {
      setConflict(null);
      if (!mine || !conflict) return done();
      setBase(conflict.product);
      void send(conflict.product);
    },
    /** Leaves the conflict undecided and the cell open. */
    postpone: () => setConflict(null),
  };
};
