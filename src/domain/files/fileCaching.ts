/** Every upload has a name of its own, so a stored file never changes. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
