import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useImageAddress } from './useImageAddress.ts';

/** A small square picture of fixed size; a quiet mark where there is none or it cannot be loaded. */
export const Thumbnail = (props: {
  address: string | null | undefined;
  alt: string;
  size?: number;
}) => {
  const { address, alt, size = 40 } = props;
  const shown = useImageAddress(address);
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: 1,
        bgcolor: 'action.hover',
        color: 'text.disabled',
      }}
    >
      {shown && broken !== shown ? (
        <img
          src={shown}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(shown)}
          style={{ objectFit: 'cover' }}
        />
      ) : (
        <ImageOutlined fontSize="small" />
      )}
    </Box>
  );
};
