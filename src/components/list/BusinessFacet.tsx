import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate } from 'ra-core';
import type { Business } from '@/domain/schemas/business.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { FacetChoice, useChoiceSearch } from './FacetChoice.tsx';

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
  const { open, text, search } = useChoiceSearch();
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
    <FacetChoice<Choice>
      {...search}
      label={label}
      width={168}
      error={error}
      note={open && data?.pageInfo?.hasNextPage ? translate('common.valuesPartial') : undefined}
      options={data?.data ?? []}
      loading={isFetching}
      value={value === '' ? null : (chosen.data ?? unnamed)}
      isOptionEqualToValue={(option, one) => option.id === one.id}
      getOptionLabel={({ businessName }) => businessName}
      getOptionKey={({ id }) => id}
      noOptionsText={translate('common.noBusiness')}
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
    />
  );
};
