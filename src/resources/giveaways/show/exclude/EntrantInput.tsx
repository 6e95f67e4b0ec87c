import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Choice } from '@/components/forms/Choice.tsx';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useAfterPause } from '@/lib/useAfterPause.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

const SHOWN = 8;

/** Chooses a user by name or address; whether they entered is found when they are excluded. */
export const EntrantInput = (props: {
  value: CatalogueUser | null;
  problem: string | null;
  onChange: (user: CatalogueUser | null) => void;
}) => {
  const translate = useTranslate();
  const { dataProvider } = useServices();
  const [text, setText] = useState('');
  const wanted = useAfterPause(text);
  const { data = [], isFetching } = useQuery({
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
    enabled: wanted.length >= 2,
  });
  return (
    <Choice<CatalogueUser>
      label={translate('giveaways.exclude.who')}
      field={{
        error: props.problem !== null,
        helperText: props.problem ?? translate('giveaways.exclude.whoHelp', { count: SHOWN }),
      }}
      options={data}
      value={props.value}
      loading={isFetching}
      filterOptions={options => options}
      getOptionLabel={({ name, email }) => name || email}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      renderOption={({ key, ...option }, { name, email }) => (
        <li key={key} {...option}>
          {[name, email].filter(Boolean).join(' · ')}
        </li>
      )}
      noOptionsText={translate('giveaways.exclude.nobodyFound')}
      onInputChange={(_, next, reason) => reason === 'input' && setText(next)}
      onChange={(_, chosen) => props.onChange(chosen)}
    />
  );
};
