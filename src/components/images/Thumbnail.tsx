import ImageOutlined from '@mui/icons-material/ImageOutlined';
import { useState } from 'react';
import { PLAIN } from '../PlainStyles.tsx';
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
    <div className={PLAIN.thumbnail} style={{ width: size, height: size }}>
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
        />
      ) : (
        <ImageOutlined fontSize="small" />
      )}
    </div>
  );
};
