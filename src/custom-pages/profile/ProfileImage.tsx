import Box from '@mui/material/Box';
import { useImageAddress } from '@/components/images/useImageAddress.ts';
import type { Business } from '@/domain/schemas/business.ts';

/** What is shown for a business without an image. */
const DEFAULT_IMAGE = '/default-business.svg';

/** The business's image, or the default one. */
export const ProfileImage = ({ business }: { business: Business }) => {
  const address = useImageAddress(business.userImg);
  return (
    <Box
      component="img"
      src={address ?? DEFAULT_IMAGE}
      alt={business.businessName}
      sx={{
        width: 112,
        height: 112,
        objectFit: 'cover',
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
      }}
    />
  );
};
