import { useTranslate } from 'ra-core';
import { BASE_CURRENCIES } from '@/domain/schemas/business.ts';
import { ChoiceInput } from '../forms/ChoiceInput.tsx';
import { useRecordFormContext } from '../recordForm/RecordFormContext.ts';

const CHOICES = BASE_CURRENCIES.map(code => ({ value: code, label: code }));

/** The currency that a business's new products are priced in. */
export const CurrencyInput = () => {
  const translate = useTranslate();
  const { fieldKey } = useRecordFormContext();
  return (
    <ChoiceInput
      name="baseCurrency"
      label={translate(fieldKey('baseCurrency'))}
      help={translate('profile.currencyHelp')}
      choices={CHOICES}
    />
  );
};
