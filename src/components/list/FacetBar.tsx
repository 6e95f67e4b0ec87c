import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Skeleton from '@mui/material/Skeleton';
import { useListContext, useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { useFacets } from './FacetsContext.ts';
import { countSet } from './facet.ts';

/** Selects and suggestions weigh more than the list itself, and are not shown at first. */
const FacetFields = lazyPart(() => import('./FacetFields.tsx'));

/** The switch that shows a list's filters, and how many are set. */
export const useFacetBar = () => {
  const facets = useFacets();
  const { filterValues } = useListContext();
  const translate = useTranslate();
  const id = useId();
  const set = countSet(facets, filterValues);
  const [open, setOpen] = useState(set > 0);
  const button = facets.length > 0 && (
    <Badge badgeContent={set} color="primary" invisible={set === 0}>
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
    <Collapse in={open} id={id} unmountOnExit>
      <Suspense fallback={<Skeleton height={52} />}>
        <FacetFields />
      </Suspense>
    </Collapse>
  );
  return { button, bar };
};
