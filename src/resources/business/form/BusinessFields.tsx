import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ChoiceInput } from '@/components/forms/ChoiceInput.tsx';
import { CountryInput } from '@/components/forms/CountryInput.tsx';
import { TextInput } from '@/components/forms/TextInput.tsx';
import { BASE_CURRENCIES } from '@/domain/schemas/business.ts';

/** The fields of a business's profile. */
export const BusinessFields = () => {
  const translate = useTranslate();
  const label = (field: string) => translate(`business.field.${field}`);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        '& .wide': { gridColumn: '1 / -1' },
      }}
    >
      <div className="wide">
        <TextInput name="businessName" label={label('businessName')} required />
      </div>
      <TextInput name="contactName" label={label('contactName')} />
      <TextInput name="phone" label={label('phone')} type="tel" />
      <div className="wide">
        <TextInput name="website" label={label('website')} type="url" />
      </div>
      <div className="wide">
        <TextInput name="address" label={label('address')} />
      </div>
      <CountryInput name="country" label={label('country')} />
      <ChoiceInput
        name="baseCurrency"
        label={label('baseCurrency')}
        choices={BASE_CURRENCIES.map(code => ({ value: code, label: code }))}
      />
      <div className="wide">
        <TextInput name="about" label={label('about')} rows={4} />
      </div>
    </Box>
  );
};
