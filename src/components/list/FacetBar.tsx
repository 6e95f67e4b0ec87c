import FilterList from '@mui/icons-material/FilterList';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useListContext, useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { FacetField } from './FacetField.tsx';
import { countSet, type Facet } from './facet.ts';

/** The switch that shows a list's filters, and how many are set. */
export const useFacetBar = (facets: readonly Facet[]) => {
  const { filterValues, setFilters } = useListContext();
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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1.5, alignItems: 'center' }}>
        {facets.map(facet => (
          <FacetField key={facet.source} facet={facet} />
        ))}
        {Object.keys(filterValues).length > 0 && (
          <Button onClick={() => setFilters({})}>{translate('common.clearFilters')}</Button>
        )}
      </Box>
    </Collapse>
  );
  return { button, bar };
};
