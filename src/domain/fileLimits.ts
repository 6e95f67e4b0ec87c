/** Largest file that is stored, in megabytes of 1024²; `storage.rules` holds the same number. */
export const MAX_FILE_MEGABYTES = 10;

/** Largest file that is stored, in bytes. */
export const MAX_FILE_BYTES = MAX_FILE_MEGABYTES * 1024 * 1024;

/**
 * Largest picture file that is taken, in megabytes of 1024²: it is stored far smaller, for what is
 * stored is what the browser makes of it.
 */
export const MAX_PICTURE_MEGABYTES = 100;

/** Largest picture file that is decoded, in bytes. */
export const MAX_PICTURE_BYTES = MAX_PICTURE_MEGABYTES * 1024 * 1024;

/** Most pictures of a product. */
export const MAX_IMAGES = 30;

/** The kinds of picture that every current browser decodes; `storage.rules` holds the same list. */
export const IMAGE_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
];

/** What can be attached to a request; `storage.rules` holds the same list. */
export const ATTACHMENT_TYPES: readonly string[] = [
  ...IMAGE_TYPES,
  'application/pdf',
  'text/plain',
];
