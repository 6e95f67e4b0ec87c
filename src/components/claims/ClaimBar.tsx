import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Claim } from '@/domain/schemas/claim.ts';
import { HandOverDialog, TakeOverDialog } from './ClaimDialogs.tsx';
import { useClaims } from './ClaimsContext.ts';
import { useClaim } from './useClaim.ts';

/** What is known of another's claim, in a sentence. */
const noticeOf = ({ kind, from, note, holder }: Claim) => {
  if (kind === 'handed') return { key: 'claims.bar.handed', words: { name: holder, from, note } };
  if (from) return { key: 'claims.bar.taken', words: { name: holder, from, note } };
  return { key: 'claims.bar.others', words: { name: holder } };
};

/**
 * Takes what is looked at and says so; or says who has it, who can be asked, or relieved of it with
 * a reason.
 */
export const ClaimBar = (props: {
  target: string;
  label: string;
  /** Whether there is something left to decide: what is decided is nobody's. */
  active: boolean;
  /** Told when it was handed to somebody else. */
  onHandedOver?: () => void;
}) => {
  const { target, label, active, onHandedOver } = props;
  const claims = useClaims();
  const state = useClaim(target, active ? label : null);
  const translate = useTranslate();
  const [asked, setAsked] = useState<'takeOver' | 'handOver' | null>(null);
  if (!claims || !active) return null;
  const item = { resource: claims.resource, target, label };
  // What is watched may tell of a take-over before it is confirmed: what was opened since stays.
  const close = (act: 'takeOver' | 'handOver') =>
    setAsked(current => (current === act ? null : current));
  const button = (act: 'takeOver' | 'handOver') =>
    claims.takes && (
      <Button color="inherit" size="small" onClick={() => setAsked(act)}>
        {translate(`claims.action.${act}`)}
      </Button>
    );
  if (state.has === 'others') {
    const { key, words } = noticeOf(state.claim);
    return (
      <>
        <Alert severity="warning" action={button('takeOver')}>
          {translate(key, words)}
        </Alert>
        {asked === 'takeOver' && (
          <TakeOverDialog item={item} from={state.claim.holder} onClose={() => close('takeOver')} />
        )}
      </>
    );
  }
  const isMine = state.has === 'me';
  if (!isMine && !claims.takes) return null;
  const { from, note } = isMine ? state.claim : { from: null, note: '' };
  return (
    <>
      {/* It comes with every item of a queue, and must not talk over what the item is. */}
      <Alert
        severity={from ? 'info' : 'success'}
        role={from ? 'alert' : 'status'}
        action={button('handOver')}
        // Its room is kept until it comes: nothing below moves under a hand that goes to it.
        sx={{ visibility: isMine ? undefined : 'hidden' }}
      >
        {from ? translate('claims.bar.got', { from, note }) : translate('claims.bar.mine')}
      </Alert>
      {asked === 'handOver' && (
        <HandOverDialog
          item={item}
          onClose={() => close('handOver')}
          onDone={() => {
            close('handOver');
            onHandedOver?.();
          }}
        />
      )}
    </>
  );
};
