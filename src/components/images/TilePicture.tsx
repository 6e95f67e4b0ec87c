import Broken from '@mui/icons-material/BrokenImageOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { useImageAddress } from './useImageAddress.ts';

/** A picture that fills its tile; says so where it cannot be loaded. */
export const TilePicture = ({ picture, alt }: { picture: ProductImage; alt: string }) => {
  const translate = useTranslate();
  const address = useImageAddress(picture.thumbnailUrl ?? picture.url);
  const [broken, setBroken] = useState<string | null>(null);
  if (!address) return null;
  if (broken === address) {
    return (
      <Box
        role="img"
        aria-label={`${alt}: ${translate('images.broken')}`}
        title={translate('images.broken')}
        sx={{ display: 'grid', placeItems: 'center', height: 1, color: 'text.secondary' }}
      >
        <Broken />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={address}
      alt={alt}
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(address)}
      sx={{ width: 1, height: 1, objectFit: 'cover', display: 'block' }}
    />
  );
};
