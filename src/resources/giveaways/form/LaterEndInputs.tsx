import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useFormContext } from 'react-hook-form';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { toWallTime } from '@/domain/giveaways/zonedTime.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { GiveawayFormValues } from './giveawayForm.ts';
import { WallTimeInput } from './WallTimeInput.tsx';

/** What is left to change of what people enter for already: a later end, with a reason. */
export const LaterEndInputs = ({ giveaway }: { giveaway: Giveaway }) => {
  const translate = useTranslate();
  const { watch } = useFormContext<GiveawayFormValues>();
  const { endsAt, timeZone } = giveaway;
  const isMoved = watch('endsAt') !== toWallTime(endsAt, timeZone);
  return (
    <>
      <Alert role="note" severity="info" className="wide">
        {translate('giveaways.form.promised')}
      </Alert>
      <WallTimeInput
        name="endsAt"
        label={translate('giveaways.field.endsAt')}
        help={translate('giveaways.form.endHelp', { zone: timeZone })}
      />
      {isMoved && (
        <TextInput
          name="reason"
          label={translate('giveaways.field.reason')}
          help={translate('giveaways.form.reasonHelp')}
          required
        />
      )}
    </>
  );
};
