import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useAttempt } from '@/components/actions/useAttempt.ts';
import type { CommitOutcome } from '@/components/actions/useCommit.ts';
import { useBusinessStatusText } from '@/components/business/BusinessStatus.tsx';
import { TakenNotice } from '@/components/claims/TakenNotice.tsx';
import { useTaken } from '@/components/claims/useTaken.ts';
import {
  type BusinessAction,
  needsReason,
  splitByAction,
} from '@/domain/administration/businessActions.ts';
import { isApplicant } from '@/domain/administration/isApplicant.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useBusinessAction } from './useBusinessAction.ts';

const NAMED = 5;

/** Says what an action will do to which businesses, asks why, and does it. */
export const BusinessActionDialog = (props: {
  action: BusinessAction;
  businesses: readonly Business[];
  /** Whether applicants that somebody else is looking at are left to them. */
  leavesTaken?: boolean;
  onClose: () => void;
  /** Told when it ended: how, or null where there are many. */
  onDone?: (outcome: CommitOutcome | null) => void;
}) => {
  const { action, businesses, leavesTaken = false, onClose, onDone } = props;
  const { actor } = useAuth();
  const { one, many, busy } = useBusinessAction();
  const { attempt, busy: attempting } = useAttempt();
  const translate = useTranslate();
  const statusOf = useBusinessStatusText();
  const { possible, skipped } = splitByAction(businesses, action, actor.uid);
  const { free, taken, known } = useTaken(possible, business =>
    leavesTaken && isApplicant(business) ? business.id : null,
  );
  const [first] = free;
  const count = { smart_count: free.length, name: first?.businessName };
  const confirm = async (reason: string) => {
    const asked = [free.map(({ id }) => id), reason];
    // What was typed is kept for another try.
    if (free.length > 1 && !(await attempt(asked, () => many(free, action, reason)))) return;
    const outcome = first && free.length === 1 ? await one(first, action, reason) : null;
    if (outcome === 'notNow') return;
    onDone?.(outcome);
    onClose();
  };
  return (
    <ReasonDialog
      title={
        first
          ? translate(`business.confirm.${action}`, count)
          : taken.length > 0
            ? translate('claims.many.nobodyFree')
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
          {free.length > 1 && (
            <Box component="ul" sx={{ m: 0, pl: 3 }}>
              {free.slice(0, NAMED).map(({ id, businessName }) => (
                <li key={id}>{businessName}</li>
              ))}
              {free.length > NAMED && (
                <li>{translate('business.andMore', { smart_count: free.length - NAMED })}</li>
              )}
            </Box>
          )}
          {first && skipped.length > 0 && (
            <Alert severity="info">
              {translate('business.skipped', { smart_count: skipped.length })}
            </Alert>
          )}
          {leavesTaken && <TakenNotice taken={taken.length} known={known} />}
        </>
      }
      confirmLabel={translate(`business.action.${action}`)}
      reasonHelp={translate('business.reasonHelp')}
      required={needsReason(action)}
      destructive={needsReason(action)}
      busy={busy || attempting}
      disabled={!first}
      incomplete={leavesTaken && !known}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
