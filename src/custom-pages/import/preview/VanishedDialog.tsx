import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useBulkChange } from '@/components/actions/useBulkChange.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { useImportSession } from '../engine/SessionContext.ts';

const STATUS = { draft: 'draft', archive: 'archived' } as const;
const WORDS = {
  draft: {
    ask: 'import.vanished.confirmDraft',
    task: 'import.vanished.taskDraft',
    done: 'import.vanished.doneDraft',
  },
  archive: {
    ask: 'import.vanished.confirmArchive',
    task: 'import.vanished.taskArchive',
    done: 'import.vanished.doneArchive',
  },
} as const;

/** Asks before products that left the shop leave the catalogue, and has it done. */
export const VanishedDialog = (props: {
  action: 'draft' | 'archive';
  products: readonly Product[];
  onClose: () => void;
}) => {
  const { action, products, onClose } = props;
  const translate = useTranslate();
  const bulkChange = useBulkChange();
  const session = useImportSession();
  const titleId = useId();
  const { shop } = session.context;
  const title = translate(WORDS[action].ask, { smart_count: products.length });
  const confirm = () => {
    onClose();
    void bulkChange({
      title: translate(WORDS[action].task),
      resource: 'products',
      records: products,
      changesOf: () => ({ status: STATUS[action] }),
      action,
      source: 'import',
      reason: session.state.get().settings.shop || shop,
      done: done => translate(WORDS[action].done, { smart_count: done.length }),
      onSettled: done =>
        session.settleVanished(
          done.map(({ id }) => id),
          STATUS[action],
        ),
    });
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {translate('import.vanished.body', { smart_count: products.length })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={confirm}>
          {translate(`import.vanished.${action}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
