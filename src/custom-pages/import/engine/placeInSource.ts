import type { SourceProduct } from '@/domain/import/types.ts';

/**
 * The place of a product in its source, by which it is known whatever the settings are: the id it
 * would get changes with the shop's name.
 */
export const placeInSource = ({
  file,
  handle,
  externalId,
  ownId,
}: Pick<SourceProduct, 'file' | 'handle' | 'externalId' | 'ownId'>): string =>
  // Where codes name what is stored, products of two shops can have one handle.
  [file, handle || externalId, ownId].filter(part => part !== null && part !== undefined).join(' ');
