import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isUnreachable } from '@/domain/errors.ts';
import { isUnread } from '@/domain/grid/gridRows.ts';
import { changedCosts, unreadCosts } from '@/domain/grid/unreadCosts.ts';
import type { ProductDetails } from '@/domain/schemas/product.ts';
import { whileOnline } from '@/providers/cache/whileOnline.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { productDetailsQuery } from '../show/useProductDetails.ts';
import type { GridStore } from './useGridState.ts';

/** Private parts asked for at a time: each is a read of its own. */
const AT_A_TIME = 20;

const NONE: ReadonlyMap<string, unknown> = new Map();

/** The costs of a grid, which are read where they are drawn, or something is done with them. */
export interface GridCosts {
  /** Why a product's could not be read, by its id. */
  failed: ReadonlyMap<string, unknown>;
  /** Is told the products whose costs are in view. */
  onDrawn: (ids: readonly string[]) => void;
  /** Reads those that were not read yet. @returns whether all are there; null where the grid was left. */
  read: (ids: readonly string[]) => Promise<boolean | null>;
  retry: () => void;
}

/** Reads costs of the rows in view, and of those with unsaved costs: each once, from what is cached, too. */
export const useGridCosts = ({ state, latest, dispatch }: GridStore): GridCosts => {
  const { dataProvider } = useServices();
  const queryClient = useQueryClient();
  const [failed, setFailed] = useState(NONE);
  const [drawn, onDrawn] = useState<readonly string[]>([]);
  const left = useRef(false);
  useEffect(function noteLeaving() {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);
  const readSome = useCallback(
    async (ids: readonly string[]) => {
      const details = new Map<string, ProductDetails | null>();
      const refused = new Map<string, unknown>();
      const readOne = async (id: string) => {
        const row = latest().byId.get(id);
        if (!row || !isUnread(row, 'cost')) return;
        try {
          const query = productDetailsQuery(dataProvider, row.product);
          details.set(id, await whileOnline(queryClient.fetchQuery(query)));
        } catch (error) {
          refused.set(id, error);
        }
      };
      await Promise.all(ids.map(readOne));
      if (details.size > 0) dispatch({ type: 'details', details });
      if (refused.size > 0) setFailed(before => new Map([...before, ...refused]));
      return refused.size === 0;
    },
    [dataProvider, queryClient, latest, dispatch],
  );
  const read = useCallback(
    async (ids: readonly string[]) => {
      const unread = unreadCosts(latest().byId, ids);
      for (let start = 0; start < unread.length; start += AT_A_TIME) {
        const isRead = await readSome(unread.slice(start, start + AT_A_TIME));
        if (left.current) return null;
        if (!isRead) return false;
      }
      return true;
    },
    [latest, readSome],
  );
  const { byId, changes } = state;
  useEffect(
    function readWhatIsNeeded() {
      const needed = unreadCosts(byId, [...drawn, ...changedCosts(changes)]);
      void read(needed.filter(id => !failed.has(id)));
    },
    [byId, changes, drawn, failed, read],
  );
  useEffect(function readWhenTheNetworkIsBack() {
    return onlineManager.subscribe(isOnline => {
      if (isOnline)
        setFailed(before => new Map([...before].filter(([, error]) => !isUnreachable(error))));
    });
  }, []);
  return { failed, onDrawn, read, retry: () => setFailed(NONE) };
};
