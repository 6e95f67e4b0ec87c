import { useEffect, useState } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';

const isDirect = (address: string) => !address.startsWith('local-file:');

/**
 * An address that the browser can show for a stored image address; null while it is looked up,
 * and where there is none or the file is gone.
 */
export const useImageAddress = (stored: string | null | undefined): string | null => {
  const { files } = useServices();
  const [looked, setLooked] = useState<{ stored: string; address: string } | null>(null);
  useEffect(
    function lookUpStoredFile() {
      if (!stored || isDirect(stored)) return;
      let gone = false;
      files.resolve(stored).then(
        address => {
          if (!gone) setLooked({ stored, address });
        },
        error => console.warn('A picture is missing', stored, error),
      );
      return () => {
        gone = true;
      };
    },
    [files, stored],
  );
  if (!stored) return null;
  if (isDirect(stored)) return stored;
  return looked?.stored === stored ? looked.address : null;
};
