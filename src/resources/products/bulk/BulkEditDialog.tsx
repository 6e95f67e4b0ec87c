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
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { bulkChanges } from '@/domain/product/bulkEdit.ts';
import { bulkPreview } from '@/domain/product/bulkPreview.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import { BulkEditFields } from './BulkEditFields.tsx';
import { BulkEditPreview } from './BulkEditPreview.tsx';
import { type BulkEditForm, type BulkField, emptyBulkEdit, readBulkEdit } from './bulkEditForm.ts';
import type { BulkAction } from './useChangeProducts.ts';

/** Changes fields of many products at once, after showing what becomes of each. */
export const BulkEditDialog = (props: {
  ids: readonly Identifier[];
  onClose: () => void;
  /** The field that is switched on at first. */
  field?: BulkField;
  read: (ids: readonly Identifier[]) => Promise<RaRecord[]>;
  run: (records: readonly RaRecord[], bulk: BulkAction) => Promise<void>;
}) => {
  const { ids, onClose, field, read, run } = props;
  const translate = useTranslate();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [form, setForm] = useState<BulkEditForm>({
    ...emptyBulkEdit,
    on: new Set(field && [field]),
  });
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const { data: products, error } = useQuery({
    queryKey: ['bulkEdit', ids],
    queryFn: async () =>
      (await read(ids)).flatMap(record => productSchema.safeParse(record).data ?? []),
  });
  const { edit, problems } = useMemo(() => readBulkEdit(form), [form]);
  const preview = useMemo(() => bulkPreview(products ?? [], edit), [products, edit]);
  const included = preview.changed.filter(({ product }) => !excluded.has(product.id));
  const apply = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await run(
        included.map(({ product }) => product),
        {
          action: 'update',
          changesOf: record => {
            const product = included.find(item => item.product.id === record.id)?.product;
            return product ? bulkChanges(product, edit) : {};
          },
        },
      );
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullScreen={narrow}>
      <DialogTitle>{translate('products.bulk.title', { smart_count: ids.length })}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('products.bulk.help')}</DialogContentText>
        <BulkEditFields form={form} onChange={setForm} problems={problems} />
        {error ? (
          <ErrorState error={error} />
        ) : (
          <BulkEditPreview
            preview={preview}
            excluded={excluded}
            onExclude={setExcluded}
            loading={products === undefined}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button
          variant="contained"
          onClick={apply}
          loading={busy}
          disabled={included.length === 0 || Object.keys(problems).length > 0}
        >
          {translate('products.bulk.apply', { smart_count: included.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
