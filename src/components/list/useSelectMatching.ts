import { type Identifier, useListContext, useNotify } from 'ra-core';
import { useState } from 'react';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { RESOURCES } from '@/domain/access/permissions.ts';
import { useServices } from '@/providers/ServicesContext.tsx';

/** Most rows that can be selected at once: each costs a read, and every change a write. */
export const MAX_SELECTION = 5000;

/** Selects every row that matches the list's filters, and says so when that is not all of them. */
export const useSelectMatching = () => {
  const { resource, filterValues, filter, sort, total = 0, onSelect } = useListContext();
  const { dataProvider } = useServices();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const selectMatching = async () => {
    const name = RESOURCES.find(known => known === resource);
    if (!name || busy) return;
    setBusy(true);
    const ids: Identifier[] = [];
    try {
      const query = { filter: { ...filterValues, ...filter }, sort, pageSize: 500 };
      for await (const page of dataProvider.stream(name, query)) {
        ids.push(...page.map(({ id }) => id));
        if (ids.length >= MAX_SELECTION) break;
      }
      onSelect(ids.slice(0, MAX_SELECTION));
      if (total > MAX_SELECTION) {
        notify('common.rows.selectedCapped', {
          type: 'warning',
          messageArgs: { count: MAX_SELECTION, total },
        });
      }
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { selectMatching, busy };
};
