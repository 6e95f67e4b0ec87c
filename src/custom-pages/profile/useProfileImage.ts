import { useSingleImage } from '@/components/images/useSingleImage.ts';

/** Longest edge of a business's image, in pixels. */
const EDGE = 512;

/** The image on its way to a business's profile. */
export const useProfileImage = (businessId: string, onImage: (url: string) => void) =>
  useSingleImage({ folder: `business/${businessId}/profile`, edge: EDGE, onImage });
