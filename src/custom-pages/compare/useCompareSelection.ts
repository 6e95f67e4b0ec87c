import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import {
  type CompareSelection,
  countBeyond,
  readSelection,
  withoutProduct,
  withProduct,
  writeSelection,
} from '@/domain/compare/compareSelection.ts';
import { paths } from '@/routes/paths.ts';

/** The selection of the page in view, which is its address. */
export const useCompareSelection = () => {
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const selection = useMemo(() => readSelection(search, productId), [search, productId]);
  const show = useCallback(
    (first: string, next: CompareSelection, replace = false) => {
      const query = writeSelection(next).toString();
      void navigate(`${paths.compare(first)}${query && `?${query}`}`, {
        replace,
        preventScrollReset: true,
      });
    },
    [navigate],
  );
  return {
    productId,
    selection,
    /** Products that the address names and that are left out, being too many. */
    beyond: useMemo(() => countBeyond(search, productId), [search, productId]),
    ids: useMemo(() => [productId, ...selection.others], [productId, selection]),
    add: (id: string) => show(productId, withProduct(selection, id)),
    /** The first product cannot be removed while it is alone; else the next one takes its place. */
    remove: (id: string) => {
      const [next] = selection.others;
      if (id !== productId) show(productId, withoutProduct(selection, id));
      else if (next) show(next, withoutProduct(selection, next));
    },
    /** A merged product's place is taken by the one it became part of. */
    replaceBy: (id: string, survivor: string) => {
      const others = selection.others.map(other => (other === id ? survivor : other));
      const first = id === productId ? survivor : productId;
      const distinct = [...new Set(others)].filter(other => other !== first);
      show(first, { ...selection, others: distinct }, true);
    },
    set: (change: Partial<CompareSelection>) => show(productId, { ...selection, ...change }, true),
  };
};

/** What the page's parts need to change the selection. */
export type SelectionActions = ReturnType<typeof useCompareSelection>;
