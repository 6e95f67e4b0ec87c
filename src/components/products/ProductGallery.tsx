import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { useImageAddress } from '@/components/images/useImageAddress.ts';
import type { ProductImage } from '@/domain/schemas/product.ts';

const Large = ({ image, title }: { image: ProductImage; title: string }) => {
  const address = useImageAddress(image.url);
  const translate = useTranslate();
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '4 / 3',
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.hover',
      }}
    >
      {address && broken === address && (
        <Box
          sx={{ height: 1, display: 'grid', placeContent: 'center', justifyItems: 'center', p: 2 }}
        >
          <ImageOutlined color="disabled" />
          <Typography color="textSecondary" sx={{ textAlign: 'center' }}>
            {translate('products.show.noPicture', { name: image.alt || title })}
          </Typography>
        </Box>
      )}
      {address && broken !== address && (
        <img
          src={address}
          alt={image.alt || title}
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
          style={{
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'contain',
          }}
        />
      )}
    </Box>
  );
};

/** A product's pictures: one large, the others to choose from. */
export const ProductGallery = ({ images, title }: { images: ProductImage[]; title: string }) => {
  const translate = useTranslate();
  const [index, setIndex] = useState(0);
  const image = images[index] ?? images[0];
  if (!image) {
    return <Typography color="textSecondary">{translate('products.show.noPictures')}</Typography>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="figure" sx={{ m: 0, display: 'grid', gap: 0.5 }}>
        <Large image={image} title={title} />
        <Typography
          component="figcaption"
          variant="caption"
          color="textSecondary"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {image.alt
            ? translate('products.show.alt', { alt: image.alt })
            : translate('products.show.noAlt')}
        </Typography>
      </Box>
      {images.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          {images.map((other, number) => (
            <ButtonBase
              key={other.id}
              aria-label={translate('products.show.openPicture', {
                number: number + 1,
                total: images.length,
              })}
              aria-pressed={other === image}
              onClick={() => setIndex(number)}
              sx={{
                borderRadius: 1,
                outline: other === image ? '2px solid' : 'none',
                outlineColor: 'primary.main',
                outlineOffset: 2,
              }}
            >
              <Thumbnail address={other.thumbnailUrl ?? other.url} alt="" size={56} />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
};
