import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import {
  type DeletedProduct,
  RESTORED_AT_ONCE,
  type RestorableProduct,
  restoreWrites,
} from '@/domain/administration/restoreDeleted.ts';
import { refusedOf, runBatches } from '@/domain/runBatches.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { commitOnceOrAnew, type Unanswered } from '@/providers/unanswered/commitOnce.ts';
import { ReasonDialog } from '../actions/ReasonDialog.tsx';
import { useBulk } from '../actions/useBulk.ts';

const isRestorable = (product: DeletedProduct): product is RestorableProduct =>
  product.problem === null;

/** What comes back, to choose from, and why others do not; restores what is chosen. */
export const RestoreDialog = (props: {
  entry: AuditEntry;
  products: readonly DeletedProduct[];
  onClose: () => void;
}) => {
  const { entry, products, onClose } = props;
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const bulk = useBulk();
  const [busy, setBusy] = useState(false);
  const [unanswered] = useState<Unanswered<null>>(() => new Map());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const possible = products.filter(isRestorable);
  const refused = products.filter(({ problem }) => problem !== null);
  const chosen = possible.filter(({ id }) => !left.has(id));
  const count = { smart_count: chosen.length };
  const choose = (id: string) =>
    setLeft(before => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const confirm = async (reason: string) => {
    setBusy(true);
    const end = await bulk<RestorableProduct>({
      title: translate('restoreDeleted.title', count),
      items: chosen,
      atOnce: RESTORED_AT_ONCE,
      done: done => translate('restoreDeleted.done', { smart_count: done.length }),
      round: async (items, control) => {
        const outcome = await runBatches({
          ...control,
          items,
          size: RESTORED_AT_ONCE,
          commit: async batch => {
            const ids = batch.map(({ id }) => id).join();
            await commitOnceOrAnew(dataProvider, unanswered, ids, async () => {
              const auditId = dataProvider.newId('audit');
              return {
                writes: restoreWrites(entry, batch, { auditId, actor, reason }),
                done: null,
              };
            });
          },
        });
        return { ...outcome, failed: refusedOf(outcome, ({ title }) => title) };
      },
    });
    setBusy(false);
    // What was typed is kept for another try.
    if (!end.again) onClose();
  };
  return (
    <ReasonDialog
      title={translate('restoreDeleted.title', { smart_count: possible.length })}
      body={
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Typography color="textSecondary">
            {translate(possible.length > 0 ? 'restoreDeleted.body' : 'restoreDeleted.nothing')}
          </Typography>
          {possible.length > 0 && (
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
              {possible.map(({ id, title, product }) => (
                <li key={id}>
                  <FormControlLabel
                    control={
                      <Checkbox
                        size="small"
                        checked={!left.has(id)}
                        onChange={() => choose(id)}
                        disabled={busy}
                      />
                    }
                    label={`${title} (${translate(`products.status.${product.status}`)})`}
                  />
                </li>
              ))}
            </Box>
          )}
          {refused.length > 0 && (
            <Alert severity="info">
              {translate('restoreDeleted.refused', { smart_count: refused.length })}
              <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
                {refused.map(({ id, title, problem }) => (
                  <li key={id}>
                    {title}
                    {': '}
                    {translate(`restoreDeleted.problem.${problem}`)}
                  </li>
                ))}
              </Box>
            </Alert>
          )}
        </Box>
      }
      confirmLabel={translate('restoreDeleted.confirm', count)}
      disabled={chosen.length === 0 && (possible.length === 0 || busy)}
      busy={busy}
      onConfirm={reason => {
        if (chosen.length > 0) void confirm(reason);
      }}
      onClose={onClose}
    />
  );
};
