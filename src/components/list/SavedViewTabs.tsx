import Star from '@mui/icons-material/Star';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTIONS } from '@/domain/collections.ts';
import { offeredSort } from './offeredSort.ts';
import { type ListState, showsView, viewSearch } from './savedView.ts';
import { useKnownViews } from './useKnownViews.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewTabsRoom } from './ViewTabsRoom.tsx';

const PLAIN = '';

/** A person's saved views as tabs of the list; nothing where there are none. */
const SavedViewTabs = (props: {
  resource: ResourceName;
  columns: readonly string[];
  /** The list as it is without a view. */
  plain: ListState;
}) => {
  const { resource, columns, plain } = props;
  const { filterValues, filter = {}, sort, perPage, page } = useListContext();
  const { views, opens, isPending, error } = useSavedViews(resource);
  const [known, setKnown] = useKnownViews(resource);
  const translate = useTranslate();
  const navigate = useNavigate();
  const state = { filter: filterValues, sort, perPage, columns: [...columns] };
  const [chosen, setChosen] = useState<string | null>(null);
  const alike = views.filter(view => {
    const question = { definition: COLLECTIONS[resource], base: filter, filters: view.filter };
    // An order that no index answers any more gives way to the usual one.
    return showsView(state, { ...view, sort: offeredSort(question, view.sort, plain.sort) });
  });
  // Of views that keep the same, the one that was opened is the one in view.
  const shown =
    alike.find(({ id }) => id === chosen) ?? alike.find(({ id }) => id === opens?.id) ?? alike[0];
  const untouched = page === 1 && showsView(state, plain);
  const stored = opens ? viewSearch(opens) : '';
  const read = !isPending && !error;
  const some = views.length > 0;
  useEffect(
    function learnWhatTheListOpensWith() {
      if (!read || (known?.opens === stored && known.some === some)) return;
      setKnown({ opens: stored, some });
      // The first time in this browser: the list did not know yet.
      if (known === null && stored && untouched) navigate({ search: stored }, { replace: true });
    },
    [read, known, stored, some, untouched, setKnown, navigate],
  );
  if (isPending) return <ViewTabsRoom resource={resource} />;
  if (!some) return null;
  return (
    <Tabs
      value={shown?.id ?? (showsView(state, plain) ? PLAIN : false)}
      onChange={(_, id: string) => {
        setChosen(id);
        navigate({ search: viewSearch(views.find(view => view.id === id) ?? plain) });
      }}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={translate('views.tabs')}
      sx={{ minHeight: 44, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value={PLAIN} label={translate('views.plain')} sx={{ minHeight: 44 }} />
      {views.map(({ id, name }) => (
        <Tab
          key={id}
          value={id}
          label={name}
          icon={
            opens?.id === id ? (
              <Star fontSize="inherit" titleAccess={translate('views.isDefault')} />
            ) : undefined
          }
          iconPosition="end"
          sx={{ minHeight: 44, maxWidth: 240, overflowWrap: 'anywhere' }}
        />
      ))}
    </Tabs>
  );
};

export default SavedViewTabs;
