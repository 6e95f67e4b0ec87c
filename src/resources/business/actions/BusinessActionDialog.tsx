import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import type { CommitOutcome } from '@/components/actions/useCommit.ts';
import { useBusinessStatusText } from '@/components/business/BusinessStatus.tsx';
import {
  type BusinessAction,
  needsReason,
  splitByAction,
} from '@/domain/administration/businessActions.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useBusinessAction } from './useBusinessAction.ts';

const NAMED = 5;

/** Says what an action will do to which businesses, asks why, and does it. */
export const BusinessActionDialog = (props: {
  action: BusinessAction;
  businesses: readonly Business[];
  onClose: () => void;
  /** Told when it ended: how, or null where many are on their way. */
  onDone?: (outcome: CommitOutcome | null) => void;
}) => {
  const { action, businesses, onClose, onDone } = props;
  const { actor } = useAuth();
  const { one, many, busy } = useBusinessAction();
  const translate = useTranslate();
  const statusOf = useBusinessStatusText();
  const { possible, skipped } = splitByAction(businesses, action, actor.uid);
  const [first] = possible;
  const count = { smart_count: possible.length, name: first?.businessName };
  const confirm = async (reason: string) => {
    if (possible.length > 1) many(possible, action, reason);
    const outcome = first && possible.length === 1 ? await one(first, action, reason) : null;
    // What was typed is kept for another try.
    if (outcome === 'notNow') return;
    onDone?.(outcome);
    onClose();
  };
  return (
    <ReasonDialog
      title={
        first
          ? translate(`business.confirm.${action}`, count)
          : translate('business.nobodyFits', {
              smart_count: businesses.length,
              name: businesses[0]?.businessName,
              status: businesses[0] ? statusOf(businesses[0]) : '',
            })
      }
      body={
        <>
          {first && (
            <Typography color="textSecondary">{translate(`business.effect.${action}`)}</Typography>
          )}
          {possible.length > 1 && (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {possible.slice(0, NAMED).map(({ id, businessName }) => (
                <li key={id}>{businessName}</li>
              ))}
              {possible.length > NAMED && (
                <li>{translate('business.andMore', { smart_count: possible.length - NAMED })}</li>
              )}
            </Box>
          )}
          {first && skipped.length > 0 && (
            <Alert severity="info">
              {translate('business.skipped', { smart_count: skipped.length })}
            </Alert>
          )}
        </>
      }
      confirmLabel={translate(`business.action.${action}`)}
      reasonHelp={translate('business.reasonHelp')}
      required={needsReason(action)}
      destructive={needsReason(action)}
      busy={busy}
      disabled={!first}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
