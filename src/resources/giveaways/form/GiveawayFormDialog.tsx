import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { RecordFormDialog } from '@/components/recordForm/RecordFormDialog.tsx';
import { isPromised } from '@/domain/giveaways/promise.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { LaterEndInputs } from './LaterEndInputs.tsx';
import { PictureInput } from './PictureInput.tsx';
import { PrizeInput } from './PrizeInput.tsx';
import { ScheduleInputs } from './ScheduleInputs.tsx';
import { useGiveawayForm } from './useGiveawayForm.ts';

/** Creates a giveaway as a draft, or edits one. */
export const GiveawayFormDialog = (props: { giveaway: Giveaway | null; onClose: () => void }) => {
  const { giveaway, onClose } = props;
  const translate = useTranslate();
  const form = useGiveawayForm(giveaway, onClose);
  const [now] = useState(() => new Date());
  const promised = giveaway !== null && isPromised(giveaway, now);
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
        {!promised && (
          <div className="wide">
            <PrizeInput />
          </div>
        )}
        <div className="wide">
          <TextInput name="description" label={name('description')} rows={3} />
        </div>
        {promised ? <LaterEndInputs giveaway={giveaway} /> : <ScheduleInputs />}
        <div className="wide">
          <PictureInput folder={form.files.folder} />
        </div>
      </Box>
    </RecordFormDialog>
  );
};
