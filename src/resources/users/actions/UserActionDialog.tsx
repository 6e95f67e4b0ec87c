import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useAttempt } from '@/components/actions/useAttempt.ts';
import { useBulkChange } from '@/components/actions/useBulkChange.ts';
import { useCommit } from '@/components/actions/useCommit.ts';
import { type UserAction, userActionChanges } from '@/domain/administration/userActions.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Blocks or unblocks users, after saying what that means and asking why. */
export const UserActionDialog = (props: {
  action: UserAction;
  users: readonly CatalogueUser[];
  onClose: () => void;
  onDone?: () => void;
}) => {
  const { action, users, onClose, onDone } = props;
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const bulkChange = useBulkChange();
  const { attempt, busy: attempting } = useAttempt();
  const translate = useTranslate();
  const possible = users.filter(user => userActionChanges(user, action) !== null);
  const [first] = possible;
  const skipped = users.length - possible.length;
  const words = { smart_count: possible.length, name: first?.name };

  const one = (user: CatalogueUser, reason: string) =>
    commit({
      asked: [user.id, reason],
      writes: () =>
        auditedUpdates(
          'users',
          [{ record: user, changes: userActionChanges(user, action) ?? {} }],
          {
            auditId: dataProvider.newId('audit'),
            actor,
            action,
            source: 'form',
            reason,
            label: user.name,
          },
        ),
      done: `users.done.${action}`,
      messageArgs: words,
    });
  const many = (reason: string) =>
    bulkChange<CatalogueUser>({
      title: translate(`users.task.${action}`),
      resource: 'users',
      records: possible,
      changesOf: user => userActionChanges(user, action),
      action,
      reason,
      done: done =>
        translate(`users.done.${action}`, { smart_count: done.length, name: done[0]?.name }),
    });
  const confirm = async (reason: string) => {
    const asked = [possible.map(({ id }) => id), reason];
    // What was typed is kept for another try.
    if (possible.length > 1 && !(await attempt(asked, () => many(reason)))) return;
    if (first && possible.length === 1 && (await one(first, reason)) === 'notNow') return;
    onDone?.();
    onClose();
  };
  return (
    <ReasonDialog
      title={
        first
          ? translate(`users.confirm.${action}`, words)
          : translate(`users.nobodyFits.${action}`, {
              smart_count: users.length,
              name: users[0]?.name,
            })
      }
      body={
        <>
          {first && (
            <Typography color="textSecondary">{translate(`users.effect.${action}`)}</Typography>
          )}
          {first && skipped > 0 && (
            <Alert severity="info">
              {translate(`users.skipped.${action}`, { smart_count: skipped })}
            </Alert>
          )}
        </>
      }
      confirmLabel={translate(`users.action.${action}`)}
      required={action === 'block'}
      destructive={action === 'block'}
      busy={busy || attempting}
      disabled={!first}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
