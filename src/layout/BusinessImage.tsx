import { useState } from 'react';
import { useImageAddress } from '@/components/images/useImageAddress.ts';

/** What is shown where a business has no image, or it cannot be loaded. */
const DEFAULT_BUSINESS_IMAGE = '/default-business.svg';

/** A business's image with its name as text, or the default image. */
export const BusinessImage = (props: {
  address: string | null | undefined;
  name: string;
  size: number;
}) => {
  const { address, name, size } = props;
  const stored = useImageAddress(address);
  const [broken, setBroken] = useState<string | null>(null);
  const shown = stored && stored !== broken ? stored : DEFAULT_BUSINESS_IMAGE;
  return (
    <img
      src={shown}
      alt={name}
      width={size}
      height={size}
      referrerPolicy="no-referrer"
      onError={() => setBroken(stored)}
      style={{ objectFit: 'cover', borderRadius: 8, flexShrink: 0, display: 'block' }}
    />
  );
};
