import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { FacetField } from './FacetField.tsx';
import { useFacets } from './FacetsContext.ts';
import { FACET_ROW } from './facetRow.ts';

/** The filters of a list, side by side. */
const FacetFields = () => {
  const facets = useFacets();
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  return (
    <Box sx={FACET_ROW}>
      {facets.map(facet => (
        <FacetField key={facet.source} facet={facet} />
      ))}
      {Object.keys(filterValues).length > 0 && (
        <Button onClick={() => setFilters({})} sx={{ minHeight: 40 }}>
          {translate('common.clearFilters')}
        </Button>
      )}
    </Box>
  );
};

export default FacetFields;
