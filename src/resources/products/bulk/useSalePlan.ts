import { useMemo } from 'react';
import { useServerAhead } from '@/components/clock/useServerAhead.ts';
import { useOpenSales } from '@/components/sales/useOpenSales.ts';
import type { BulkPreview } from '@/domain/product/bulkPreview.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import type { BulkEditForm } from './bulkEditForm.ts';
import { isTooMany, planPreview, readSalePlan, type SalePlanProblems } from './salePlan.ts';

/** The plan of a bulk edit that has one, and what becomes of its preview beside the other sales. */
export const useSalePlan = (form: BulkEditForm, preview: BulkPreview) => {
  const { actor } = useAuth();
  const ahead = useServerAhead();
  const planned = useMemo(() => readSalePlan(form, new Date(Date.now() + ahead)), [form, ahead]);
  const businessId = actor.role === 'owner' ? actor.uid : null;
  const open = useOpenSales(businessId, { enabled: planned !== null });
  const beside = useMemo(
    () =>
      planned && open.data
        ? planPreview(preview, planned.plan, open.data, new Date(Date.now() + ahead))
        : preview,
    [planned, open.data, preview, ahead],
  );
  if (!planned)
    return {
      plan: null,
      problems: null,
      preview,
      loading: false,
      error: null,
      retry: open.refetch,
    };
  const tooMany: SalePlanProblems = isTooMany(beside.changed.map(({ product }) => product))
    ? { saleFrom: 'products.bulk.plan.tooMany' }
    : {};
  return {
    plan: planned.plan,
    problems: { ...tooMany, ...planned.problems },
    preview: beside,
    loading: open.isPending,
    error: open.data ? null : open.error,
    retry: open.refetch,
  };
};
