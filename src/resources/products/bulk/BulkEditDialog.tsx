import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useAttempt } from '@/components/actions/useAttempt.ts';
import type { BulkEnd } from '@/components/actions/useBulk.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { bulkChanges } from '@/domain/product/bulkEdit.ts';
import { bulkPreview } from '@/domain/product/bulkPreview.ts';
import { type Product, productSchema } from '@/domain/schemas/product.ts';
import { BulkEditFields } from './BulkEditFields.tsx';
import { BulkEditPreview } from './BulkEditPreview.tsx';
import { type BulkEditForm, type BulkField, emptyBulkEdit, readBulkEdit } from './bulkEditForm.ts';
import type { BulkAction } from './useChangeProducts.ts';
import { usePlanSale } from './usePlanSale.ts';
import { useSalePlan } from './useSalePlan.ts';

const NONE: readonly Product[] = [];

/** Changes fields of many products at once, after showing what becomes of each. */
export const BulkEditDialog = (props: {
  ids: readonly Identifier[];
  onClose: () => void;
  /** The field that is switched on at first. */
  field?: BulkField;
  read: (ids: readonly Identifier[]) => Promise<RaRecord[]>;
  run: (records: readonly RaRecord[], bulk: BulkAction) => Promise<BulkEnd>;
  /** Is told once a sale of them is planned. */
  onPlanned?: () => void;
}) => {
  const { ids, onClose, field, read, run, onPlanned } = props;
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [form, setForm] = useState<BulkEditForm>({
    ...emptyBulkEdit,
    on: new Set(field && [field]),
  });
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const { attempt } = useAttempt();
  const {
    data: products,
    error,
    refetch,
  } = useQuery({
    queryKey: ['bulkEdit', ids],
    queryFn: async () =>
      (await read(ids)).flatMap(record => productSchema.safeParse(record).data ?? []),
  });
  const { edit, problems } = useMemo(() => readBulkEdit(form), [form]);
  const sale = useSalePlan(
    form,
    useMemo(() => bulkPreview(products ?? [], edit), [products, edit]),
  );
  const { plan, preview } = sale;
  const planSale = usePlanSale();
  const included = preview.changed.filter(({ product }) => !excluded.has(product.id));
  const apply = async () => {
    if (busy) return;
    setBusy(true);
    try {
      if (plan) {
        const all = included.map(({ product }) => product);
        const isPlanned =
          edit.sale && edit.sale.mode !== 'end' && (await planSale(all, edit.sale, plan));
        if (!isPlanned) return;
        onPlanned?.();
        return onClose();
      }
      const asked = [edit, included.map(({ product }) => product.id)];
      const isAtEnd = await attempt(asked, () =>
        run(
          included.map(({ product }) => product),
          {
            action: 'update',
            changesOf: record => {
              const product = included.find(item => item.product.id === record.id)?.product;
              return product ? bulkChanges(product, edit) : {};
            },
          },
        ),
      );
      if (isAtEnd) onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullScreen={narrow}>
      <DialogTitle>{translate('products.bulk.title', { smart_count: ids.length })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('products.bulk.help')}</DialogContentText>
        <BulkEditFields
          products={products ?? NONE}
          form={form}
          onChange={setForm}
          problems={problems}
          planProblems={sale.problems}
        />
        {(error && !products) || sale.error ? (
          <ErrorState
            error={error ?? sale.error}
            retry={() => void (error ? refetch() : sale.retry())}
          />
        ) : (
          <BulkEditPreview
            preview={preview}
            excluded={excluded}
            onExclude={setExcluded}
            loading={products === undefined || sale.loading}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button
          variant="contained"
          onClick={apply}
          loading={busy}
          disabled={
            included.length === 0 ||
            sale.loading ||
            sale.error !== null ||
            Object.keys({ ...problems, ...sale.problems }).length > 0
          }
        >
          {translate(plan ? 'products.bulk.plan.apply' : 'products.bulk.apply', {
            smart_count: included.length,
          })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
