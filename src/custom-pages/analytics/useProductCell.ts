import { useTranslate } from 'ra-core';
import type { FigureCell } from '@/components/figures/figureTable.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { useRecordNames } from './useRecordNames.ts';

/** Cells that name the products in view and lead to their pages: one read a name. */
export const useProductCell = (ids: readonly string[]): ((id: string) => FigureCell) => {
  const translate = useTranslate();
  const { actor } = useAuth();
  const names = useRecordNames('products', ids);
  return id => {
    const name = names.get(id);
    if (name === undefined) return { text: translate('common.loading'), value: id };
    if (name === 'gone') return { text: translate('analytics.deletedProduct', { id }), value: id };
    return { text: name.name, to: paths.viewProduct(actor.role, id) };
  };
};
