import { useNotify } from 'ra-core';
import { type Dispatch, useCallback, useEffect, useRef } from 'react';
import { useDraft } from '@/components/draft/useDraft.ts';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { cellDraft, readCellDraft } from '@/domain/grid/cellDraft.ts';
import { withStored } from '@/domain/grid/changes.ts';
import { productOfRow } from '@/domain/grid/gridRows.ts';
import type { GridAction, GridState } from '@/domain/grid/gridState.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Keeps unsaved cells in this browser, and offers those of an earlier visit. */
export const useGridDraft = (state: GridState, dispatch: Dispatch<GridAction>) => {
  const { uid } = useAuth().actor;
  const { dataProvider } = useServices();
  const notify = useNotify();
  const errorText = useErrorText();
  const latest = useRef(state);
  latest.current = state;
  const listeners = useRef(new Set<() => void>());
  const subscribe = useCallback((listener: () => void) => {
    listeners.current.add(listener);
    return () => void listeners.current.delete(listener);
  }, []);
  const { changes } = state;
  const before = useRef(changes);
  useEffect(
    function notifyOfChanges() {
      if (before.current === changes) return;
      before.current = changes;
      for (const listener of listeners.current) listener();
    },
    [changes],
  );
  const differing = useCallback(() => cellDraft(latest.current.changes), []);
  const draft = useDraft({ uid, resource: 'products', record: 'grid' }, differing, subscribe);
  const { offered, clear, taken } = draft;
  useEffect(
    function forgetWhatIsStored() {
      // A save that went on after the page was left may have stored all of it.
      const cells = offered && readCellDraft(offered);
      const { rows, byId } = latest.current;
      if (!cells || [...cells.keys()].some(row => !byId.has(row))) return;
      if (withStored(cells, rows, null).size === 0) clear();
    },
    [offered, clear],
  );
  const restore = async () => {
    if (!offered) return;
    const cells = readCellDraft(offered);
    const { byId } = latest.current;
    const ids = [...new Set([...cells.keys()].map(productOfRow))].filter(id => !byId.has(id));
    try {
      const products =
        ids.length > 0 ? (await dataProvider.getMany<Product>('products', { ids })).data : [];
      dispatch({ type: 'restore', products, changes: cells });
      taken();
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    }
  };
  return {
    offer: offered && {
      savedAt: new Date(offered.savedAt),
      onRestore: () => void restore(),
      onDiscard: clear,
    },
    /** Whether this browser has room for the cells. */
    kept: draft.kept,
  };
};
