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
import { FormProvider } from 'react-hook-form';
import { byEscape } from '@/components/actions/byEscape.ts';
import { localTimeZone } from '@/components/export/exportSettings.ts';
import { SavingForm } from '@/components/forms/SavingForm.tsx';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard.tsx';
import { useSingleImage } from '@/components/images/useSingleImage.ts';
import { FormTroubles } from '@/components/recordForm/FormTroubles.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { timeZones } from '@/domain/giveaways/zonedTime.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { PictureInput } from './PictureInput.tsx';
import { PrizeInput } from './PrizeInput.tsx';
import { useGiveawayForm } from './useGiveawayForm.ts';
import { WallTimeInput } from './WallTimeInput.tsx';

/** Longest edge of a giveaway's picture, in pixels. */
const PICTURE_EDGE = 1600;

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
  const { uid } = useAuth().actor;
  const [waiting, setWaiting] = useState(false);
  const editing = useGiveawayForm(giveaway, created => {
    picture.cleanUp([giveaway?.imageUrl ?? null], form.getValues('imageUrl'));
    onClose();
    if (created) onCreated?.(created);
  });
  const { form, trouble, offer, submit, resolve, dismiss, hasChanges } = editing;
  const picture = useSingleImage({
    folder: `business/${uid}/giveaways`,
    edge: PICTURE_EDGE,
    onImage: address => form.setValue('imageUrl', address),
  });
  const busy = editing.busy || waiting;
  const save = async () => {
    setWaiting(true);
    const stored = await picture.stored();
    setWaiting(false);
    // A picture that is stuck says so itself, with ways to go on.
    if (stored) await submit();
  };
  const name = (field: string) => translate(`giveaways.field.${field}`);
  return (
    <Dialog
      open
      fullScreen={phone}
      onClose={busy ? undefined : byEscape(onClose)}
      aria-labelledby={id}
    >
      <FormProvider {...form}>
        <SavingForm
          // Only the fields scroll, the buttons stay in view.
          sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
          onSave={() => void save()}
        >
          <DialogTitle id={id}>
            {giveaway
              ? translate('giveaways.form.editTitle', { title: giveaway.title })
              : translate('giveaways.form.addTitle')}
          </DialogTitle>
          <DialogContent>
            <FormTroubles
              trouble={trouble}
              offer={offer}
              fieldsKey="giveaways.field"
              values={form.getValues()}
              busy={busy}
              onResolve={resolve}
              onDismiss={dismiss}
            />
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
                <PictureInput queue={picture.queue} />
              </div>
            </Box>
          </DialogContent>
          <DialogActions>
            <Button color="inherit" onClick={onClose} disabled={busy}>
              {translate('common.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              loading={busy}
              aria-keyshortcuts={ariaKeys('save')}
            >
              {translate(giveaway ? 'giveaways.form.save' : 'giveaways.form.create')}
            </Button>
          </DialogActions>
        </SavingForm>
        <UnsavedGuard hasChanges={hasChanges} />
      </FormProvider>
    </Dialog>
  );
};
