import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { MAX_SELECTION } from '@/components/list/useSelectMatching.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { type Product, productSchema } from '@/domain/schemas/product.ts';
import { type Respell, respellChanges, respellPreview } from '@/domain/spelling/respell.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { BulkEditPreview } from './BulkEditPreview.tsx';
import { useChangeProducts } from './useChangeProducts.ts';

/** Products read at a time, so that it can be said how many were. */
const PAGE = 100;

/**
 * Reads products as they are now, shows what one spelling makes of each, and does it. What somebody
 * else changes in between is refused by its version and named.
 */
const RespellDialog = (props: {
  ids: readonly string[];
  respell: Respell;
  onClose: () => void;
  /** Is told which products, as they were read, have the one spelling now. */
  onDone: (products: readonly Product[]) => void;
  /** Is told which products are no longer as they were, and not known how. */
  onUnknown: (ids: readonly string[]) => void;
}) => {
  const { respell, onClose, onDone, onUnknown } = props;
  const ids = props.ids.slice(0, MAX_SELECTION);
  const translate = useTranslate();
  const { dataProvider } = useServices();
  const change = useChangeProducts();
  const narrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState(0);
  const [busy, setBusy] = useState(false);
  const {
    data: products,
    error,
    refetch,
  } = useQuery({
    queryKey: ['respell', respell, ids],
    queryFn: async ({ signal }) => {
      const found: Product[] = [];
      for (let start = 0; start < ids.length; start += PAGE) {
        signal.throwIfAborted();
        const { data } = await dataProvider.getMany('products', {
          ids: ids.slice(start, start + PAGE),
        });
        found.push(...data.flatMap(record => productSchema.safeParse(record).data ?? []));
        setRead(start + PAGE);
      }
      return found;
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const preview = useMemo(() => respellPreview(products ?? [], respell), [products, respell]);
  const included = preview.changed.filter(({ product }) => !excluded.has(product.id));
  const apply = async () => {
    if (busy) return;
    setBusy(true);
    const byId = new Map(included.map(({ product }) => [product.id, product]));
    const pick = (records: readonly { id: unknown }[]) =>
      records.flatMap(({ id }) => byId.get(String(id)) ?? []);
    try {
      await change.run(
        [...byId.values()],
        {
          action: 'update',
          changesOf: ({ id }) => {
            const product = byId.get(String(id));
            return product ? respellChanges(product, respell) : {};
          },
          onUndone: records => onUnknown(records.map(({ id }) => String(id))),
        },
        done => onDone(pick(done)),
      );
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={narrow}>
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>
        {translate('spelling.preview.title', { to: respell.to })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
          {translate(`spelling.preview.help.${respell.field}`)}
        </DialogContentText>
        {ids.length < props.ids.length && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {translate('spelling.preview.capped', { count: ids.length, total: props.ids.length })}
          </Alert>
        )}
        {!products && !error && ids.length > PAGE && (
          <LinearProgress
            variant="determinate"
            value={Math.min(100, (100 * read) / ids.length)}
            aria-label={translate('spelling.preview.reading')}
            sx={{ mt: 2 }}
          />
        )}
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
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
        <Button variant="contained" onClick={apply} loading={busy} disabled={included.length === 0}>
          {translate('products.bulk.apply', { smart_count: included.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

export default RespellDialog;
