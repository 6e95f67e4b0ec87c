import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useBulk } from '@/components/actions/useBulk.ts';
import { type Changes, countChanges, firstConflict } from '@/domain/grid/changes.ts';
import { productOfRow } from '@/domain/grid/gridRows.ts';
import type { GridState } from '@/domain/grid/gridState.ts';
import { cellKey, rowWrite } from '@/domain/grid/rowWrite.ts';
import { saveRow } from '@/domain/grid/saveRow.ts';
import { changedCosts, unreadCosts } from '@/domain/grid/unreadCosts.ts';
import { refusedOf, runBatches } from '@/domain/runBatches.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { rowStore } from './rowStore.ts';
import type { GridCosts } from './useGridCosts.ts';
import type { GridStore } from './useGridState.ts';

/** Products up to here are saved while one waits; more, on the progress surface. */
const AT_ONCE = 10;

/** The products that have unsaved cells, in the grid's order. */
const changedProducts = ({ rows, changes }: GridState): Product[] => {
  const ids = new Set([...changes.keys()].map(productOfRow));
  return rows.filter(row => !row.variant && ids.has(row.id)).map(({ product }) => product);
};

/** What became of one product. */
interface SavedProduct {
  /** Whether cells of it wait for a choice, and no other was saved. */
  waits: boolean;
  conflicts: number;
  /** The first cell that waits, by `cellKey`; null where none does. */
  first: string | null;
}

/** What cannot be saved as it is. */
interface Unsaved {
  /** The first cell with a problem, or that waits for a choice, by `cellKey`; null where there is none. */
  first: string | null;
  problems: number;
}

/** Saves the changed cells: each product by itself, with the version that was read. */
export const useGridSave = ({ latest, dispatch }: GridStore, costs: GridCosts) => {
  const { dataProvider } = useServices();
  const { uid } = useAuth().actor;
  const bulk = useBulk();
  const notify = useNotify();
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const running = useRef(false);
  const publishSaving = (now: boolean) => {
    running.current = now;
    setSaving(now);
  };

  const saveProduct = async (id: string): Promise<SavedProduct | null> => {
    const { byId, changes: all } = latest();
    const row = byId.get(id);
    if (!row) return null;
    const changes = ofProduct(all, id);
    const outcome = await saveRow(row.product, changes, {
      ...rowStore(
        dataProvider,
        uid,
        id,
        () => latest().byId.get(id)?.product.details !== undefined,
      ),
      stored: (product, sent) => dispatch({ type: 'stored', product, sent }),
    });
    const { before, changes: left, stale } = outcome;
    const { conflicts } = countChanges(left);
    // A cell that waits for a choice is no failure: the others of its product are saved.
    if (stale !== null && conflicts === 0) throw stale;
    const place = firstConflict(left);
    const first = place && cellKey(place.row, place.column);
    return { waits: conflicts > 0 && before === null, conflicts, first };
  };

  const save = async (): Promise<Unsaved> => {
    const nothing = { first: null, problems: 0 };
    if (running.current) return nothing;
    const unread = unreadCosts(latest().byId, changedCosts(latest().changes));
    if (unread.length > 0) {
      publishSaving(true);
      if ((await costs.read(unread)) === false)
        notify('products.grid.costsNotRead', { type: 'warning' });
      publishSaving(false);
    }
    const { changes } = latest();
    const writes = changedProducts(latest()).map(product => ({
      product,
      ...rowWrite(product, changes),
    }));
    const problems = writes.flatMap(write => [...write.problems.keys()]);
    const items = writes.filter(({ data }) => data !== null).map(({ product }) => product);
    let conflicts = 0;
    let firstWaiting: string | null = null;
    if (items.length > 0)
      await bulk<Product>({
        title: translate('products.grid.saving'),
        items,
        atOnce: AT_ONCE,
        done: done => translate('products.grid.saved', { smart_count: done.length }),
        round: async (products, control) => {
          publishSaving(true);
          const waiting = new Set<string>();
          conflicts = 0;
          try {
            const outcome = await runBatches({
              items: products,
              size: 1,
              commit: async ([product]) => {
                const saved = product && (await saveProduct(product.id));
                if (!saved) return;
                conflicts += saved.conflicts;
                firstWaiting ??= saved.first;
                if (saved.waits) waiting.add(product.id);
              },
              ...control,
            });
            const done = outcome.done.filter(({ id }) => !waiting.has(id));
            return { ...outcome, done, failed: refusedOf(outcome, ({ title }) => title) };
          } finally {
            publishSaving(false);
            if (conflicts > 0)
              notify('products.grid.toChoose', {
                type: 'warning',
                messageArgs: { smart_count: conflicts },
              });
          }
        },
      });
    if (problems.length > 0)
      notify('products.grid.notSaved', {
        type: 'warning',
        messageArgs: { smart_count: problems.length },
      });
    return { first: problems[0] ?? firstWaiting, problems: problems.length };
  };
  return { save, saving };
};

const ofProduct = (changes: Changes, id: string): Changes =>
  new Map([...changes].filter(([row]) => productOfRow(row) === id));
