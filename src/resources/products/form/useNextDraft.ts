import { useDataProvider, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { nextDraft, seenDrafts } from '@/domain/product/nextDraft.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

/** Opens the next draft of the business; the newest first, as the list has them. */
export const useNextDraft = ({ id, businessId }: Pick<Product, 'id' | 'businessId'>) => {
  const dataProvider = useDataProvider();
  const { role } = useAuth().actor;
  const { state } = useLocation();
  const navigate = useNavigate();
  const notify = useNotify();
  const errorText = useErrorText();
  return useCallback(async () => {
    const here = window.location.pathname;
    const seen = [...seenDrafts(state), id];
    try {
      const { data } = await dataProvider.getList<Product>('products', {
        filter: { businessId, status: 'draft' },
        sort: { field: 'createdAt', order: 'DESC' },
        pagination: { page: 1, perPage: seen.length + 1 },
      });
      // Who went on meanwhile is not led away.
      if (window.location.pathname !== here) return;
      const next = nextDraft(data, seen);
      if (!next) return notify('products.form.lastDraft', { type: 'info' });
      navigate(paths.editProduct(role, next.id, businessId), { state: { seenDrafts: seen } });
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    }
  }, [dataProvider, businessId, id, state, navigate, notify, role, errorText]);
};
