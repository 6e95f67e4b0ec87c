import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import {
  type DataTableBaseProps,
  type RaRecord,
  type SortPayload,
  useListContext,
  useTranslate,
} from 'ra-core';
import { type ReactNode, Suspense } from 'react';

import { Navigate } from 'react-router';
import { lazyPart } from '@/components/states/lazyPart.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { failureKind } from '@/domain/errors.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { useAddress } from '@/routes/AddressedRoutes.tsx';
import { PageHeader } from '../PageHeader.tsx';
import { visuallyHidden } from '../progress/visuallyHidden.ts';
import { AnsweredList } from './AnsweredList.tsx';
import type { Column } from './column.ts';
import { useFacetsOpen } from './FacetBar.tsx';
import { FacetsContext } from './FacetsContext.ts';
import type { Facet } from './facet.ts';
import { ListBody } from './ListBody.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useColumns } from './useColumns.ts';
import { useExplicitAddress } from './useExplicitAddress.ts';
import { useKnownViews } from './useKnownViews.ts';
import { useLeftOut } from './useLeftOut.ts';
import { useOrderOfIds } from './useOrderOfIds.ts';
import { useSanitizedListParams } from './useSanitizedListParams.ts';
import { type Lacked, useUnfound } from './useUnfound.ts';
import { withUsualFilter } from './usualFilter.ts';
import { ViewTabsRoom } from './ViewTabsRoom.tsx';

const SavedViewTabs = lazyPart(withMessages(() => import('./SavedViewTabs.tsx')));
const LeftOutNotice = lazyPart(withMessages(() => import('./LeftOutNotice.tsx')));
const UnfoundNotice = lazyPart(withMessages(() => import('./UnfoundNotice.tsx')));

/** Everything that makes up the list of one resource. */
export interface ResourceListProps<T extends RaRecord> {
  resource: ResourceName;
  title: string;
  subtitle?: ReactNode;
  columns: readonly Column<T>[];
  facets?: readonly Facet[];
  /** Name of the search field; without it there is none. */
  searchLabel?: string;
  sort: SortPayload;
  /** Filters that always hold and are not shown. */
  filter?: Record<string, unknown>;
  filterDefaultValues?: Record<string, unknown>;
  perPage?: number;
  /** Where a click on a row leads; to the record's own page unless given. */
  rowClick?: DataTableBaseProps<T>['rowClick'];
  /** What is shown where there are no rows at all. */
  empty: ReactNode;
  /** What is shown where nothing is left under a tab that is worked through; by its filters. */
  emptyTab?: { filter: Readonly<Record<string, unknown>>; notice: ReactNode };
  /** Buttons of the page, beside its title. */
  actions?: ReactNode;
  /** Buttons of the list, such as Export; they may use the list's context. */
  tools?: ReactNode;
  /** Tabs between title and list. */
  tabs?: ReactNode;
  /** What can be done with selected rows; without it rows are not selectable. */
  bulkActions?: ReactNode;
}

const NO_FACETS: readonly Facet[] = [];
const PER_PAGE = 25;

const Unfound = ({ lacked }: { lacked: Lacked }) => {
  const count = useUnfound(lacked);
  return (
    count > 0 && (
      <Suspense>
        <UnfoundNotice lacked={lacked} count={count} />
      </Suspense>
    )
  );
};

const ListView = <T extends RaRecord>(props: ResourceListProps<T>) => {
  const { resource, columns, searchLabel, tools, tabs, bulkActions } = props;
  const { selectedIds, isPending, sort, error } = useListContext<T>();
  const leftOut = useLeftOut();
  useOrderOfIds(leftOut);
  const { shown, choice, choose } = useColumns(resource, columns);
  useExplicitAddress();
  // Here, as a selection takes the toolbar's place.
  const [facetsOpen, setFacetsOpen] = useFacetsOpen();
  const translate = useTranslate();
  const isDenied = failureKind(error) === 'denied';
  const selecting = bulkActions !== undefined && selectedIds.length > 0 && !isDenied;
  const plain = {
    filter: props.filterDefaultValues ?? {},
    sort: props.sort,
    perPage: props.perPage ?? PER_PAGE,
    columns: null,
  };
  const room = <ViewTabsRoom resource={resource} />;
  return (
    <>
      <PageHeader title={props.title} subtitle={props.subtitle} actions={props.actions} />
      {tabs}
      <Paper variant="outlined">
        {/* Always there: what comes with its words is not read out. */}
        <Box role="status" sx={visuallyHidden}>
          {selecting && translate('common.rows.selected', { smart_count: selectedIds.length })}
        </Box>
        {/* Rows first: tabs can wait for their code and for what is stored. */}
        {isPending ? (
          room
        ) : (
          <Suspense fallback={room}>
            <SavedViewTabs resource={resource} columns={choice} plain={plain} />
          </Suspense>
        )}
        {selecting ? (
          <SelectionBar>
            <Suspense>{bulkActions}</Suspense>
            {tools}
          </SelectionBar>
        ) : (
          <ListToolbar
            searchLabel={searchLabel}
            columns={columns}
            choice={choice}
            onChoose={choose}
            tools={tools}
            facetsOpen={facetsOpen}
            onFacetsOpen={setFacetsOpen}
          />
        )}
        {(leftOut > 0 || sort.field === 'id') && (
          <Suspense>
            <LeftOutNotice leftOut={leftOut} usual={props.sort} />
          </Suspense>
        )}
        <Unfound lacked="labels" />
        <Unfound lacked="status" />
        <ListBody
          leftOut={leftOut}
          label={props.title}
          columns={shown}
          selectable={bulkActions !== undefined}
          rowClick={props.rowClick}
          empty={props.empty}
          emptyTab={props.emptyTab}
        />
      </Paper>
    </>
  );
};

/**
 * The list of a resource: search, filters, order, pages, columns, saved views, selection and every
 * state it can be in. Filters, order, page and columns are in the address, and nowhere else: a list
 * that is opened anew is the plain one, with nothing selected.
 */
export const ResourceList = <T extends RaRecord>(props: ResourceListProps<T>) => {
  const sound = useSanitizedListParams(props);
  const { search } = useAddress();
  const [known] = useKnownViews(props.resource);
  const better = withUsualFilter(sound ?? search, props.filterDefaultValues) ?? sound;
  if (better !== null) return <Navigate to={{ search: better }} replace />;
  if (search === '' && known?.opens) return <Navigate to={{ search: known.opens }} replace />;
  return (
    <AnsweredList<T>
      resource={props.resource}
      sort={props.sort}
      filter={props.filter}
      filterDefaultValues={props.filterDefaultValues}
      perPage={props.perPage ?? PER_PAGE}
      storeKey={false}
      exporter={false}
      disableAuthentication
    >
      <FacetsContext value={props.facets ?? NO_FACETS}>
        <ListView {...props} />
      </FacetsContext>
    </AnsweredList>
  );
};
