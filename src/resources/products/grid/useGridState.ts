import { useCallback, useRef, useState } from 'react';
import { type GridAction, type GridState, gridOf, gridReducer } from '@/domain/grid/gridState.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** A grid's state; `latest` has what was dispatched before it is drawn, for what goes on after reading. */
export interface GridStore {
  state: GridState;
  latest: () => GridState;
  dispatch: (action: GridAction) => void;
}

/** The state of a grid of these products. */
export const useGridState = (products: readonly Product[]): GridStore => {
  const [state, setState] = useState(() => gridOf(products));
  const now = useRef(state);
  const latest = useCallback(() => now.current, []);
  const dispatch = useCallback((action: GridAction) => {
    now.current = gridReducer(now.current, action);
    setState(now.current);
  }, []);
  return { state, latest, dispatch };
};
