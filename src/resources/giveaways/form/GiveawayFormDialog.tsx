import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { byEscape } from '@/components/actions/byEscape.ts';
import { localTimeZone } from '@/components/export/exportSettings.ts';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { DraftRecovery } from '@/components/recordForm/DraftRecovery.tsx';
import { DIALOG_FORM } from '@/components/recordForm/dialogForm.ts';
import { RecordForm } from '@/components/recordForm/RecordForm.tsx';
import { useRecordFormContext } from '@/components/recordForm/RecordFormContext.ts';
import { SaveButton } from '@/components/recordForm/SaveButton.tsx';
import { SaveFailure } from '@/components/recordForm/SaveFailure.tsx';
import { timeZones } from '@/domain/giveaways/zonedTime.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { PictureInput } from './PictureInput.tsx';
import { PrizeInput } from './PrizeInput.tsx';
import { useGiveawayForm } from './useGiveawayForm.ts';
import { WallTimeInput } from './WallTimeInput.tsx';

const Buttons = (props: { label: string; onClose: () => void }) => {
  const translate = useTranslate();
  const { busy } = useRecordFormContext();
  return (
    <DialogActions>
      <Button color="inherit" onClick={props.onClose} disabled={busy}>
        {translate('common.cancel')}
      </Button>
      <SaveButton label={props.label} />
    </DialogActions>
  );
};

/** Creates a giveaway as a draft, or edits one. */
export const GiveawayFormDialog = (props: {
  giveaway: Giveaway | null;
  onClose: () => void;
  onCreated?: (id: string) => void;
}) => {
  const { giveaway, onClose, onCreated } = props;
  const translate = useTranslate();
  const id = useId();
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [busy, setBusy] = useState(false);
  const form = useGiveawayForm(giveaway, created => {
    onClose();
    if (created) onCreated?.(created);
  });
  const name = (field: string) => translate(`giveaways.field.${field}`);
  return (
    <Dialog
      open
      fullScreen={phone}
      onClose={busy ? undefined : byEscape(onClose)}
      aria-labelledby={id}
    >
      <RecordForm {...form} sx={DIALOG_FORM} onBusy={setBusy}>
        <DialogTitle id={id}>
          {giveaway
            ? translate('giveaways.form.editTitle', { title: giveaway.title })
            : translate('giveaways.form.addTitle')}
        </DialogTitle>
        <DialogContent>
          <DraftRecovery />
          <SaveFailure />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              pt: 1,
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              '& .wide': { gridColumn: '1 / -1' },
            }}
          >
            <div className="wide">
              <TextInput
                name="title"
                label={name('title')}
                required
                autoFocus={giveaway === null}
              />
            </div>
            <div className="wide">
              <PrizeInput />
            </div>
            <div className="wide">
              <TextInput name="description" label={name('description')} rows={3} />
            </div>
            <WallTimeInput name="startsAt" label={name('startsAt')} />
            <WallTimeInput name="endsAt" label={name('endsAt')} />
            <SuggestInput
              name="timeZone"
              label={name('timeZone')}
              suggestions={timeZones()}
              help={translate('giveaways.form.zoneHelp', { zone: localTimeZone() })}
            />
            <TextInput
              name="numberOfWinners"
              label={name('numberOfWinners')}
              inputMode="numeric"
              required
            />
            <div className="wide">
              <PictureInput folder={form.files.folder} />
            </div>
          </Box>
        </DialogContent>
        <Buttons
          label={giveaway ? 'giveaways.form.save' : 'giveaways.form.create'}
          onClose={onClose}
        />
      </RecordForm>
    </Dialog>
  );
};
