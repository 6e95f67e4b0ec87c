import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { FacetField } from './FacetField.tsx';
import { useFacets } from './FacetsContext.ts';

/** The filters of a list, side by side. */
const FacetFields = () => {
  const facets = useFacets();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1.5, alignItems: 'center' }}>
      {facets.map(facet => (
        <FacetField key={facet.source} facet={facet} />
      ))}
      {Object.keys(filterValues).length > 0 && (
        <Button onClick={() => setFilters({})}>{translate('common.clearFilters')}</Button>
      )}
    </Box>
  );
};

export default FacetFields;
