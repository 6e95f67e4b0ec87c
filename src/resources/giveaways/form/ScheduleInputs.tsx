import { useTranslate } from 'ra-core';
import { localTimeZone } from '@/components/export/exportSettings.ts';
import { SuggestInput } from '@/components/forms/SuggestInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { timeZones } from '@/domain/giveaways/zonedTime.ts';
import { WallTimeInput } from './WallTimeInput.tsx';

/** From when until when people can enter, and how many of them win. */
export const ScheduleInputs = () => {
  const translate = useTranslate();
  const name = (field: string) => translate(`giveaways.field.${field}`);
  return (
    <>
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
    </>
  );
};
