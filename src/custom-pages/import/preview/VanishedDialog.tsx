import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useId } from 'react';
import { startTask } from '@/components/progress/taskStore.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { changeRecords } from '@/providers/changeRecords.ts';
import { useImportSession } from '../machinery/SessionContext.ts';

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
  const notify = useNotify();
  const queryClient = useQueryClient();
  const session = useImportSession();
  const titleId = useId();
  const { actor, dataProvider, shop } = session.context;
  const title = translate(WORDS[action].ask, { smart_count: products.length });
  const confirm = () => {
    onClose();
    startTask({
      title: translate(WORDS[action].task),
      total: products.length,
      run: async task => {
        const { changed, failed } = await changeRecords(dataProvider, actor, {
          resource: 'products',
          records: products,
          changesOf: () => ({ status: STATUS[action] }),
          action,
          source: 'import',
          reason: session.state.get().settings.shop || shop,
          signal: task.signal,
          onProgress: task.progress,
        });
        for (const { id, message } of failed) task.fail({ item: id, message });
        session.settleVanished(
          changed.map(({ before }) => String(before.id)),
          STATUS[action],
        );
        await queryClient.invalidateQueries();
        notify(WORDS[action].done, {
          type: 'success',
          messageArgs: { smart_count: changed.length },
        });
      },
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
