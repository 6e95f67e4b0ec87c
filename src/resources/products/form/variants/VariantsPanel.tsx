import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';
import { combinationCount, combinationName } from '@/domain/product/variants/combinations.ts';
import { MAX_VARIANTS } from '@/domain/schemas/product.ts';
import type { OptionEditing } from './useOptionEditing.ts';
import { VariantsBulk } from './VariantsBulk.tsx';
import { VariantsGrid } from './VariantsGrid.tsx';
import type { NamedVariant } from './variantNames.ts';

/** From how many variants on they can be searched. */
const SEARCHABLE = 8;

/** The variants: how many, search, values for all of them, and the grid. */
export const VariantsPanel = ({ editing }: { editing: OptionEditing }) => {
  const translate = useTranslate();
  const word = (key: string, args?: object) => translate(`products.form.variant.${key}`, args);
  const [options, variants] = useWatch<ProductFormValues, ['options', 'variants']>({
    name: ['options', 'variants'],
  });
  const [search, setSearch] = useState('');
  const named = useMemo(
    () =>
      variants.map(
        ({ id, optionValues }, index): NamedVariant => ({
          id,
          index,
          name: combinationName(options, optionValues),
        }),
      ),
    [options, variants],
  );
  const wanted = search.trim().toLowerCase();
  const shown = useMemo(
    () => (wanted ? named.filter(({ name }) => name.toLowerCase().includes(wanted)) : named),
    [named, wanted],
  );
  const possible = combinationCount(options);
  const missing = possible - variants.length;
  return (
    <Box sx={{ mt: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography variant="h3" component="p" role="status" sx={{ flexGrow: 1 }}>
          {wanted
            ? word('shown', { shown: shown.length, total: named.length })
            : word('count', { smart_count: named.length })}
        </Typography>
        {missing > 0 && possible <= MAX_VARIANTS && (
          <Button size="small" onClick={editing.addMissing}>
            {word('missing', { smart_count: missing })}
          </Button>
        )}
        {named.length >= SEARCHABLE && (
          <TextField
            type="search"
            label={word('find')}
            value={search}
            onChange={event => setSearch(event.target.value)}
            sx={{ width: { xs: 1, sm: 220 } }}
          />
        )}
      </Box>
      {shown.length > 1 && <VariantsBulk shown={shown} filtered={wanted !== ''} />}
      <VariantsGrid shown={shown} onRemove={editing.remove} />
    </Box>
  );
};
