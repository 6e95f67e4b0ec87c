import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { localTimeZone } from '@/components/export/exportSettings.ts';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { RecordFormDialog } from '@/components/recordForm/RecordFormDialog.tsx';
import { timeZones } from '@/domain/giveaways/zonedTime.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { PictureInput } from './PictureInput.tsx';
import { PrizeInput } from './PrizeInput.tsx';
import { useGiveawayForm } from './useGiveawayForm.ts';
import { WallTimeInput } from './WallTimeInput.tsx';

/** Creates a giveaway as a draft, or edits one. */
export const GiveawayFormDialog = (props: {
  giveaway: Giveaway | null;
  onClose: () => void;
  onCreated?: (id: string) => void;
}) => {
  const { giveaway, onClose, onCreated } = props;
  const translate = useTranslate();
  const form = useGiveawayForm(giveaway, created => {
    onClose();
    if (created) onCreated?.(created);
  });
  const name = (field: string) => translate(`giveaways.field.${field}`);
  return (
    <RecordFormDialog
      {...form}
      title={
        giveaway
          ? translate('giveaways.form.editTitle', { title: giveaway.title })
          : translate('giveaways.form.addTitle')
      }
      saveLabel={giveaway ? 'giveaways.form.save' : 'giveaways.form.create'}
      onClose={onClose}
    >
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
          <TextInput name="title" label={name('title')} required autoFocus={giveaway === null} />
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
    </RecordFormDialog>
  );
};
