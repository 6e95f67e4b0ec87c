import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useChoiceWords } from '../forms/useChoiceWords.ts';

/** Businesses offered at a time; more are found by typing. */
const OFFERED = 8;

type Choice = Pick<Business, 'id' | 'businessName' | 'businessEmail'>;

/** A filter by business: found by the words of its name or e-mail, filtered by its id. */
export const BusinessFacet = (props: {
  label: string;
  /** Id of the business; empty where none is chosen. */
  value: string;
  onChange: (id: string) => void;
}) => {
  const { label, value, onChange } = props;
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const errorText = useErrorText();
  const choiceWords = useChoiceWords();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const wanted = useAfterPause(text);
  const chosen = useGetOne<Business>('business', { id: value }, { enabled: value !== '' });
  const { data, isFetching, error } = useQuery({
    queryKey: ['business', 'choice', wanted],
    queryFn: () =>
      dataProvider.getList<Business>('business', {
        filter: wanted === '' ? {} : { q: wanted },
        sort: { field: 'businessName', order: 'ASC' },
        pagination: { page: 1, perPage: OFFERED },
        meta: { total: 'none' },
      }),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  // An id that leads nowhere any more still filters, and says so.
  const unnamed: Choice = { id: value, businessName: value, businessEmail: '' };
  return (
    <Autocomplete<Choice>
      {...choiceWords}
      size="small"
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data?.data ?? []}
      filterOptions={options => options}
      loading={isFetching}
      value={value === '' ? null : (chosen.data ?? unnamed)}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      getOptionLabel={({ businessName }) => businessName}
      getOptionKey={({ id }) => id}
      slotProps={{ popper: { sx: { minWidth: 260 } } }}
      noOptionsText={translate('common.noBusiness')}
      onInputChange={(_, next, reason) => setText(reason === 'input' ? next : '')}
      onChange={(_, next) => onChange(next?.id ?? '')}
      renderOption={({ key, ...item }, { businessName, businessEmail }) => (
        <Box component="li" key={key} {...item}>
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap>{businessName}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {businessEmail}
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          error={error !== null}
          helperText={error ? errorText(error).sentence : undefined}
        />
      )}
      sx={{ minWidth: 150, flex: { xs: '1 1 100%', sm: '0 1 168px' } }}
    />
  );
};
