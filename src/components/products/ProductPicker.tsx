import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Product } from '@/domain/schemas/product.ts';
import { Choice } from '../forms/Choice.tsx';
import { Thumbnail } from '../images/Thumbnail.tsx';
import { useErrorText } from '../states/useErrorText.ts';
import { useProductSearch } from './useProductSearch.ts';

/** A search field that picks one product after the other. */
export const ProductPicker = (props: {
  label: string;
  /** Ids that are picked already and not offered again. */
  chosen: readonly string[];
  /** Only the own business's are offered. */
  own?: boolean;
  disabled?: boolean;
  onPick: (product: Product) => void;
}) => {
  const { label, chosen, own = false, disabled, onPick } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const { found, more, searching, asked, error } = useProductSearch(text, own);
  const offered = found.filter(product => !chosen.includes(product.id));
  return (
    <Choice<Product>
      label={label}
      note={more ? translate('common.valuesPartial') : undefined}
      field={{
        placeholder: translate('compare.searchHelp'),
        error: error !== null,
        helperText: error ? errorText(error).sentence : undefined,
      }}
      value={null}
      inputValue={text}
      onInputChange={(_, value, reason) => {
        // Picking empties the field for the next product.
        setText(reason === 'selectOption' ? '' : value);
      }}
      onChange={(_, product) => {
        if (product) onPick(product);
      }}
      options={offered}
      filterOptions={options => options}
      getOptionLabel={product => product.title}
      getOptionKey={product => product.id}
      loading={searching}
      noOptionsText={translate(asked ? 'compare.noResults' : 'compare.typeMore')}
      disabled={disabled}
      blurOnSelect
      clearOnBlur={false}
      renderOption={({ key, ...item }, product) => (
        <Box component="li" key={key} {...item} sx={{ gap: 1.5 }}>
          <Thumbnail
            address={product.images[0]?.thumbnailUrl ?? product.images[0]?.url}
            alt=""
            size={36}
          />
          <Box sx={{ minWidth: 0 }}>
            <Typography noWrap>{product.title}</Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {[product.businessName, product.brand, product.sku].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
        </Box>
      )}
      sx={{ flex: '1 1 260px', maxWidth: { md: 420 } }}
    />
  );
};
