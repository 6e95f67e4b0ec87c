import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { byEscape } from '@/components/actions/byEscape.ts';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import type { CommitOutcome } from '@/components/actions/useCommit.ts';
import { possibleGiveawayActions } from '@/domain/giveaways/giveawayStage.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { GiveawayFormDialog } from '../form/index.ts';
import { useGiveawayActions } from './useGiveawayActions.ts';

type Asked = 'edit' | 'publish' | 'cancel' | 'draw';

const Confirm = (props: {
  title: string;
  body: string;
  warning?: string;
  progress?: string | null;
  confirmLabel: string;
  busy: boolean;
  /** Ends what is being done; null where that cannot be stopped. */
  onStop?: (() => void) | null;
  onConfirm: () => void;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const id = useId();
  const leave = props.busy ? props.onStop : props.onClose;
  return (
    <Dialog open onClose={leave ? byEscape(leave) : undefined} aria-labelledby={id}>
      <DialogTitle id={id}>{props.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{props.body}</DialogContentText>
        {props.warning && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {props.warning}
          </Alert>
        )}
        <DialogContentText role="status" sx={{ mt: 1 }}>
          {props.progress}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={leave ?? undefined} disabled={!leave}>
          {translate('common.cancel')}
        </Button>
        <Button variant="contained" loading={props.busy} onClick={props.onConfirm}>
          {props.confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** What can be done with a giveaway where it stands now. */
export const GiveawayActions = ({ giveaway, now }: { giveaway: Giveaway; now: Date }) => {
  const translate = useTranslate();
  const actions = useGiveawayActions(giveaway);
  const [asked, setAsked] = useState<Asked | null>(null);
  const possible = possibleGiveawayActions(giveaway, now);
  const close = () => setAsked(null);
  const begun = giveaway.startsAt <= now;
  const published = giveaway.status === 'running' || giveaway.status === 'ended';
  /** Where nothing was reached the question stays, to be answered again. */
  const after = async (work: Promise<CommitOutcome>) => {
    if ((await work) !== 'notNow') close();
  };
  const label = (action: Asked) =>
    translate(
      action === 'publish' && published ? 'giveaways.action.bind' : `giveaways.action.${action}`,
    );
  return (
    <>
      {(['draw', 'publish', 'edit', 'cancel'] as const)
        .filter(action => possible.includes(action))
        .map(action => (
          <Button
            key={action}
            variant={action === 'draw' || action === 'publish' ? 'contained' : 'outlined'}
            color={action === 'cancel' ? 'error' : 'primary'}
            onClick={() => setAsked(action)}
          >
            {label(action)}
          </Button>
        ))}
      {asked === 'edit' && (
        <Suspense>
          <GiveawayFormDialog giveaway={giveaway} onClose={close} />
        </Suspense>
      )}
      {asked === 'publish' && (
        <Confirm
          title={translate('giveaways.confirm.publish', { title: giveaway.title })}
          body={translate('giveaways.confirm.publishBody')}
          warning={begun ? translate('giveaways.confirm.publishLate') : undefined}
          confirmLabel={label('publish')}
          busy={actions.busy}
          onConfirm={() => after(actions.publish())}
          onClose={close}
        />
      )}
      {asked === 'draw' && (
        <Confirm
          title={translate('giveaways.confirm.draw', { smart_count: giveaway.numberOfWinners })}
          body={translate('giveaways.confirm.drawBody')}
          progress={actions.entries.progress}
          onStop={actions.entries.stop}
          confirmLabel={label('draw')}
          busy={actions.busy}
          onConfirm={() => after(actions.draw())}
          onClose={close}
        />
      )}
      {asked === 'cancel' && (
        <ReasonDialog
          title={translate('giveaways.confirm.cancel', { title: giveaway.title })}
          body={translate('giveaways.confirm.cancelBody')}
          confirmLabel={label('cancel')}
          cancelLabel={translate('giveaways.action.keep')}
          required
          destructive
          busy={actions.busy}
          onConfirm={reason => after(actions.cancel(reason))}
          onClose={close}
        />
      )}
    </>
  );
};
