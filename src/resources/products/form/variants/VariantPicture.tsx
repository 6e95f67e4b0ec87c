import IconButton from '@mui/material/IconButton';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { ProductFormValues } from '@/domain/product/form/productFormValues.ts';

/** The picture that stands for a variant, chosen from the product's. */
export const VariantPicture = ({ index, name }: { index: number; name: string }) => {
  const translate = useTranslate();
  const { setValue } = useFormContext<ProductFormValues>();
  const pictures = useWatch<ProductFormValues, 'images'>({ name: 'images' });
  const url = useWatch<ProductFormValues, `variants.${number}.imageUrl`>({
    name: `variants.${index}.imageUrl`,
  });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = pictures.find(picture => picture.url === url);
  const choose = (next: string | null) => {
    setValue(`variants.${index}.imageUrl`, next);
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        aria-label={translate('products.form.variant.choosePicture', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ p: 0.25, borderRadius: 1 }}
      >
        <Thumbnail address={chosen?.thumbnailUrl ?? url} alt="" size={36} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(null)}>
          <MenuItem selected={!url} onClick={() => choose(null)}>
            {translate('products.form.variant.noPicture')}
          </MenuItem>
          {pictures.map((picture, at) => (
            <MenuItem
              key={picture.id}
              selected={picture.url === url}
              onClick={() => choose(picture.url)}
              sx={{ gap: 1.5 }}
            >
              <Thumbnail address={picture.thumbnailUrl ?? picture.url} alt="" />
              <ListItemText>
                {picture.alt || translate('images.picture', { number: at + 1 })}
              </ListItemText>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
