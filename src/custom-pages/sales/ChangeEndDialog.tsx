import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { momentText } from '@/components/clock/momentField.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { readEnd } from './saleEnd.ts';

/** Asks until when a sale goes on. */
export const ChangeEndDialog = (props: {
  sale: PlannedSale;
  now: Date;
  busy: boolean;
  onChange: (endsAt: Date | null) => void;
  onClose: () => void;
}) => {
  const { sale, now, busy, onChange, onClose } = props;
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(sale.endsAt ? momentText(sale.endsAt) : '');
  const { endsAt, problem } = readEnd(text, sale, now);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('sales.changeEnd', { name: sale.name })}</DialogTitle>
      <DialogContent>
        <TextField
          type="datetime-local"
          fullWidth
          label={translate('products.bulk.plan.saleUntil')}
          value={text}
          error={problem !== null}
          helperText={translate(problem ?? 'products.bulk.plan.saleUntilHelp')}
          onChange={event => setText(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('common.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={busy}
          disabled={problem !== null}
          onClick={() => onChange(endsAt)}
        >
          {translate('common.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
