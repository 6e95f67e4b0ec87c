import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { Choice } from '@/components/forms/Choice.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

const SHOWN = 8;
const SHORTEST = 2;

/** Chooses a user by name or address; whether they entered is found when they are excluded. */
export const EntrantInput = (props: {
  value: CatalogueUser | null;
  problem: string | null;
  onChange: (user: CatalogueUser | null) => void;
}) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { dataProvider } = useServices();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const wanted = useAfterPause(text);
  const isAsked = wanted.length >= SHORTEST;
  const {
    data = [],
    isFetching,
    error,
  } = useQuery({
    queryKey: ['users', 'entrant', wanted],
    queryFn: async () =>
      (
        await dataProvider.getList<CatalogueUser>('users', {
          filter: { q: wanted },
          sort: { field: 'createdAt', order: 'DESC' },
          pagination: { page: 1, perPage: SHOWN },
          meta: { total: 'none' },
        })
      ).data,
    enabled: isAsked,
  });
  const problem = props.problem ?? (error && errorText(error).sentence);
  // The dialog begins with the reason wherever it is known who is meant.
  useEffect(function beginHere() {
    field.current?.focus();
  }, []);
  return (
    <Choice<CatalogueUser>
      label={translate('giveaways.exclude.who')}
      field={{
        inputRef: field,
        required: true,
        error: problem !== null,
        helperText: problem ?? translate('giveaways.exclude.whoHelp', { count: SHOWN }),
      }}
      options={data}
      value={props.value}
      loading={isFetching || wanted !== text.trim()}
      filterOptions={options => options}
      getOptionLabel={({ name, email }) => name || email}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...option }, { name, email }) => (
        <Box component="li" key={key} {...option} sx={{ overflowWrap: 'anywhere' }}>
          {[name, email].filter(Boolean).join(' · ')}
        </Box>
      )}
      noOptionsText={translate(
        `giveaways.exclude.${error ? 'notSearched' : isAsked ? 'nobodyFound' : 'typeMore'}`,
      )}
      onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
      onChange={(_, chosen) => props.onChange(chosen)}
    />
  );
};
