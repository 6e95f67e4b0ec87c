import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useListFilterContext, useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { useFacets } from './FacetsContext.ts';
import { countSet } from './facet.ts';
import { FACET_ROW } from './facetRow.ts';

/** Selects and suggestions weigh more than the list itself, and are not shown at first. */
const FacetFields = lazyPart(withMessages(() => import('./FacetFields.tsx')));

/** As many lines as the filters will take: the rows below them stay where they are then. */
const LoadingFacets = () => {
  const facets = useFacets().filter(({ given }) => !given);
  return (
    <Box aria-hidden sx={FACET_ROW}>
      {facets.map(({ source }) => (
        <Skeleton
          key={source}
          variant="rounded"
          height={40}
          sx={{ flex: { xs: '1 1 100%', sm: '0 1 160px' } }}
        />
      ))}
    </Box>
  );
};

/** Whether a list's filters are in view: those that are set are, at first. */
export const useFacetsOpen = () => {
  const facets = useFacets();
  const { filterValues } = useListFilterContext();
  return useState(countSet(facets, filterValues) > 0);
};

/** The switch that shows a list's filters, and how many are set. */
export const useFacetBar = (open: boolean, setOpen: (open: boolean) => void) => {
  const facets = useFacets();
  const { filterValues } = useListFilterContext();
  const translate = useTranslate();
  const id = useId();
  const set = countSet(facets, filterValues);
  const button = facets.length > 0 && (
    <Badge badgeContent={set || null} color="primary">
      <Button
        color="inherit"
        startIcon={<FilterList />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {translate('common.filters')}
      </Button>
    </Badge>
  );
  const bar = facets.length > 0 && (
    <div id={id}>
      {open && (
        <Suspense fallback={<LoadingFacets />}>
          <FacetFields />
        </Suspense>
      )}
    </div>
  );
  return { button, bar };
};
