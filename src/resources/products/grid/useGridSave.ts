import { useNotify, useTranslate } from 'ra-core';
import { type Dispatch, useRef, useState } from 'react';
import { type FailedItem, useBulk } from '@/components/actions/useBulk.ts';
import { isConflict } from '@/domain/errors.ts';
import { type Changes, countChanges, withStored } from '@/domain/grid/changes.ts';
import { productOfRow, rowsOfProduct } from '@/domain/grid/gridRows.ts';
import type { GridAction, GridState } from '@/domain/grid/gridState.ts';
import { rowWrite } from '@/domain/grid/rowWrite.ts';
import { runBatches } from '@/domain/runBatches.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Attempts to save a product over changes of others to other cells. */
const ATTEMPTS = 3;

/** Products up to here are saved while one waits; more, on the progress surface. */
const AT_ONCE = 10;

/** The products that have unsaved cells, in the grid's order. */
const changedProducts = ({ rows, changes }: GridState): Product[] => {
  const ids = new Set([...changes.keys()].map(productOfRow));
  return rows.filter(row => !row.variant && ids.has(row.id)).map(({ product }) => product);
};

/** What cannot be saved as it is. */
interface Unsaved {
  /** The first cell with a problem, by `cellKey`; null where there is none. */
  first: string | null;
  problems: number;
}

/** Saves the changed cells: each product by itself, with the version that was read. */
export const useGridSave = (state: GridState, dispatch: Dispatch<GridAction>) => {
  const { dataProvider } = useServices();
  const bulk = useBulk();
  const notify = useNotify();
  const translate = useTranslate();
  const latest = useRef(state);
  latest.current = state;
  const [saving, setSaving] = useState(false);
  const running = useRef(false);
  const tellSaving = (now: boolean) => {
    running.current = now;
    setSaving(now);
  };

  const saveProduct = async (id: string) => {
    const row = latest.current.byId.get(id);
    if (!row) return;
    let { product } = row;
    let changes = ofProduct(latest.current.changes, id);
    let stale: unknown = null;
    let saved = false;
    for (let attempt = 1; attempt <= ATTEMPTS && !saved; attempt++) {
      const { data, sent } = rowWrite(product, changes);
      if (!data) break;
      try {
        const params = { id, data, previousData: product, meta: { source: 'bulk' } };
        ({ data: product } = await dataProvider.update<Product>('products', params));
        dispatch({ type: 'stored', product, sent });
        saved = true;
      } catch (error) {
        if (!isConflict(error)) throw error;
        stale = error;
        ({ data: product } = await dataProvider.getOne<Product>('products', { id }));
        changes = withStored(changes, rowsOfProduct(product), null);
        dispatch({ type: 'stored', product, sent: null });
      }
    }
    // The other cells are saved all the same; these wait for a choice. What they typed, too, is none.
    const isLeft = !saved && rowWrite(product, changes).data !== null;
    if (stale !== null && (isLeft || countChanges(changes).conflicts > 0)) throw stale;
  };

  const save = async (): Promise<Unsaved> => {
    const nothing = { first: null, problems: 0 };
    if (running.current) return nothing;
    const found = changedProducts(latest.current);
    const writes = found.map(product => ({
      product,
      ...rowWrite(product, latest.current.changes),
    }));
    const problems = writes.flatMap(write => [...write.problems.keys()]);
    const items = writes.filter(({ data }) => data !== null).map(({ product }) => product);
    if (items.length > 0)
      await bulk<Product>({
        title: translate('products.grid.saving'),
        items,
        atOnce: AT_ONCE,
        done: done => translate('products.grid.saved', { smart_count: done.length }),
        round: async (products, control) => {
          tellSaving(true);
          try {
            const outcome = await runBatches({
              items: products,
              size: 1,
              commit: async ([product]) => {
                if (product) await saveProduct(product.id);
              },
              ...control,
            });
            const failed: FailedItem[] = outcome.failed.map(({ item, error }) => ({
              name: item.title,
              error,
            }));
            return { done: outcome.done, failed, left: outcome.left };
          } finally {
            tellSaving(false);
          }
        },
      });
    if (problems.length > 0)
      notify('products.grid.notSaved', {
        type: 'warning',
        messageArgs: { smart_count: problems.length },
      });
    return { first: problems[0] ?? null, problems: problems.length };
  };
  return { save, saving };
};

const ofProduct = (changes: Changes, id: string): Changes =>
  new Map([...changes].filter(([row]) => productOfRow(row) === id));
