import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'ra-core';
import { CountryChoice } from '../forms/CountryChoice.tsx';
import { AmountsFacet } from './AmountsFacet.tsx';
import { BusinessFacet } from './BusinessFacet.tsx';
import { DaysFacet } from './DaysFacet.tsx';
import { FacetChoice } from './FacetChoice.tsx';
import { type Facet, facetValue, setFacet } from './facet.ts';
import { RecordFacet } from './RecordFacet.tsx';
import { SuggestedFacet } from './SuggestedFacet.tsx';
import { TypedFacet } from './TypedFacet.tsx';
import { useFacetBlock } from './useFacetBlock.ts';
import { ValueFacet } from './ValueFacet.tsx';

/** One filter of a list. */
export const FacetField = ({ facet }: { facet: Facet }) => {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const label = translate(facet.label);
  const block = useFacetBlock(facet);
  const value = facetValue(filterValues, facet.source);
  const change = (next: string | null) => {
    const others =
      facet.instead && next ? setFacet(filterValues, facet.instead, null) : filterValues;
    setFilters(setFacet(others, facet.source, next));
  };
  if (facet.given)
    return value ? <Chip label={label} onDelete={() => change(null)} sx={{ my: 0.5 }} /> : null;
  if (block !== null)
    return (
      <TextField
        label={label}
        value=""
        disabled
        helperText={block}
        slotProps={{ formHelperText: { sx: { '&.Mui-disabled': { color: 'text.secondary' } } } }}
        sx={{ minWidth: 150, flex: { xs: '1 1 100%', sm: '0 1 200px' } }}
      />
    );
  if (facet.countries)
    return (
      <CountryChoice
        label={label}
        value={value}
        size="small"
        onChange={code => change(code || null)}
        sx={{ minWidth: 150, flex: { xs: '1 1 100%', sm: '0 1 220px' } }}
      />
    );
  const shown = { label, value, onChange: (next: string) => change(next || null) };
  if (facet.businesses) return <BusinessFacet {...shown} />;
  if (facet.values) return <ValueFacet {...shown} field={facet.source} />;
  if (facet.suggested) return <SuggestedFacet {...shown} field={facet.suggested} />;
  if (facet.amounts) return <AmountsFacet label={label} source={facet.source} />;
  if (facet.days) return <DaysFacet label={label} source={facet.source} />;
  if (facet.records) return <RecordFacet label={label} value={value} facet={facet} />;
  if (facet.choices) {
    const named = facet
      .choices(filterValues)
      .map(({ id, label }) => ({ id, name: translate(label, { _: label }) }));
    return (
      <FacetChoice
        label={label}
        options={named}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(option, one) => option.id === one.id}
        value={value ? (named.find(({ id }) => id === value) ?? { id: value, name: value }) : null}
        onChange={(_, next) => change(next?.id ?? null)}
      />
    );
  }
  if (!facet.options) return <TypedFacet {...shown} />;
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={event => change(event.target.value)}
      sx={{ minWidth: 130, flex: { xs: '1 1 45%', sm: '0 1 auto' } }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('common.any')}</MenuItem>
      {facet.options.map(option => (
        <MenuItem key={option.id} value={option.id}>
          {translate(option.label, { _: option.label })}
        </MenuItem>
      ))}
    </TextField>
  );
};
