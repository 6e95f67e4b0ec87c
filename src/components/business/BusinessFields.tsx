import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { CountryInput } from '../forms/CountryInput.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { Panel } from '../Panel.tsx';
import { useRecordFormContext } from '../recordForm/RecordFormContext.ts';

const rows = { display: 'grid', gap: 2 } as const;
const pairs = { ...rows, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/**
 * The fields of a business's profile.
 * @param props.image the input of its image.
 * @param props.account what there is about its account, beside it.
 */
export const BusinessFields = ({ image, account }: { image?: ReactNode; account: ReactNode }) => {
  const translate = useTranslate();
  const { fieldKey } = useRecordFormContext();
  const label = (field: string) => translate(fieldKey(field));
  return (
    <Box
      sx={{
        ...rows,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
      }}
    >
      <Box sx={{ ...rows, alignContent: 'start' }}>
        <Panel title={translate('profile.about')}>
          <Box sx={rows}>
            <TextInput name="businessName" label={label('businessName')} required />
            <TextInput name="about" label={label('about')} rows={4} />
            {image}
          </Box>
        </Panel>
        <Panel title={translate('profile.contact')}>
          <Box sx={rows}>
            <Box sx={pairs}>
              <TextInput name="contactName" label={label('contactName')} autoComplete="name" />
              <TextInput name="phone" label={label('phone')} type="tel" autoComplete="tel" />
            </Box>
            <TextInput
              name="website"
              label={label('website')}
              type="url"
              help={translate('profile.websiteHelp')}
            />
            <TextInput name="address" label={label('address')} />
            <CountryInput name="country" label={label('country')} />
          </Box>
        </Panel>
      </Box>
      <Panel title={translate('profile.account')}>
        <Box sx={rows}>{account}</Box>
      </Panel>
    </Box>
  );
};
