import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import {
  type ClaimedItem,
  claimId,
  handOverWrite,
  holderOf,
  takeOverWrite,
} from '@/domain/claims/claim.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ReasonDialog } from '../actions/ReasonDialog.tsx';
import { useCommit } from '../actions/useCommit.ts';

/** Takes an item from who has it, with a reason that both can read. */
export const TakeOverDialog = (props: { item: ClaimedItem; from: string; onClose: () => void }) => {
  const { item, from, onClose } = props;
  const { actor } = useAuth();
  const { commit, busy } = useCommit();
  const translate = useTranslate();
  const confirm = async (reason: string) => {
    const taken = await commit({
      asked: [claimId(item), from, reason],
      writes: () => [takeOverWrite(item, holderOf(actor), from, reason)],
      done: 'claims.done.takeOver',
    });
    if (taken !== 'notNow') onClose();
  };
  return (
    <ReasonDialog
      title={translate('claims.takeOver.title', { name: from })}
      body={translate('claims.takeOver.body')}
      required
      confirmLabel={translate('claims.action.takeOver')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};

/** Hands an own item to another administrator, with a note. */
export const HandOverDialog = (props: {
  item: ClaimedItem;
  onClose: () => void;
  onDone: () => void;
}) => {
  const { item, onClose, onDone } = props;
  const { actor, configuration } = useAuth();
  const { commit, busy } = useCommit();
  const translate = useTranslate();
  const id = useId();
  const me = holderOf(actor);
  const others = configuration.superAdmins
    .map(address => address.toLowerCase())
    .filter(address => address !== me);
  const [to, setTo] = useState(others[0] ?? '');
  const confirm = async (note: string) => {
    const handed = await commit({
      asked: [claimId(item), to, note],
      writes: () => [handOverWrite(item, me, to, note)],
      done: 'claims.done.handOver',
      messageArgs: { name: to },
    });
    if (handed === 'done') onDone();
    else if (handed === 'refused') onClose();
  };
  return (
    <ReasonDialog
      title={translate('claims.handOver.title', { name: item.label })}
      body={
        others.length > 0 ? (
          // The name of the field stands above its frame.
          <FormControl fullWidth sx={{ '&&': { mt: 1 } }}>
            <InputLabel htmlFor={id} shrink>
              {translate('claims.handOver.to')}
            </InputLabel>
            <NativeSelect
              id={id}
              input={<OutlinedInput notched label={translate('claims.handOver.to')} />}
              value={to}
              onChange={event => setTo(event.target.value)}
            >
              {others.map(address => (
                <option key={address}>{address}</option>
              ))}
            </NativeSelect>
          </FormControl>
        ) : (
          translate('claims.handOver.nobody')
        )
      }
      reasonLabel={translate('claims.handOver.note')}
      reasonHelp={translate('claims.handOver.noteHelp')}
      required
      disabled={others.length === 0}
      confirmLabel={translate('claims.action.handOver')}
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
};
