import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useGetMany, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { byEscape } from '@/components/actions/byEscape.ts';
import type { Scan } from '@/components/duplicates/savedScan.ts';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { SureGroups } from '@/domain/duplicates/sureGroups.ts';
import { MAX_LENGTH } from '@/domain/schemas/common.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { SureGroup } from './SureGroup.tsx';
import type { NamedGroup } from './useSureMerges.ts';

/** Groups shown at first, and more with each click: each product shown is a read. */
const STEP = 10;

/** All sure pairs, each with what its merge would do; those that are left ticked are merged. */
export const SureDialog = (props: {
  sure: SureGroups;
  scan: Scan;
  onMerge: (groups: NamedGroup[], reason: string) => void;
  onClose: () => void;
}) => {
  const { sure, scan, onMerge, onClose } = props;
  const { groups, tooLarge } = sure;
  const translate = useTranslate();
  const format = useNumberFormat();
  const id = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [shown, setShown] = useState(STEP);
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const visible = groups.slice(0, shown);
  const { data, error, isPending, refetch } = useGetMany<Product>('products', {
    ids: visible.flatMap(({ products }) => products),
  });
  const selected = groups.filter(group => !leftOut.has(group.id));
  const across = selected.filter(({ pairs }) => pairs.some(pair => pair.acrossBusinesses)).length;
  const select = (group: string, on: boolean) => {
    const next = new Set(leftOut);
    if (on) next.delete(group);
    else next.add(group);
    setLeftOut(next);
  };
  const named = (): NamedGroup[] =>
    selected.map(({ products, pairs }) => ({
      products,
      said: pairs,
      name: scan.products.get(products[0] ?? '')?.title ?? products.join(', '),
    }));
  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={byEscape(onClose)}
      aria-labelledby={id}
    >
      <DialogTitle id={id}>
        {translate('merge.sure.title', { smart_count: groups.length })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={1.5}>
          <DialogContentText>{translate('merge.sure.help')}</DialogContentText>
          {across > 0 && (
            <Alert severity="warning">
              {translate('merge.sure.across', { smart_count: across })}
            </Alert>
          )}
          {tooLarge > 0 && (
            <Alert severity="info">
              {translate('merge.sure.tooLarge', { smart_count: tooLarge })}
            </Alert>
          )}
          {error && <ErrorState error={error} retry={() => void refetch()} />}
          {isPending && <InPageLoader />}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data &&
              visible.map(group => (
                <SureGroup
                  key={group.id}
                  group={group}
                  products={data.filter(product => group.products.includes(product?.id))}
                  selected={!leftOut.has(group.id)}
                  onSelect={on => select(group.id, on)}
                />
              ))}
          </Box>
          {groups.length > shown && (
            <Button size="small" onClick={() => setShown(shown + STEP)}>
              {translate('merge.sure.more', { shown, total: format(groups.length) })}
            </Button>
          )}
          <TextField
            fullWidth
            label={translate('common.reason')}
            value={reason}
            onChange={event => setReason(event.target.value.slice(0, MAX_LENGTH.line))}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={selected.length === 0}
          onClick={() => onMerge(named(), reason.trim())}
        >
          {translate('merge.sure.confirm', { smart_count: selected.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
