import { UPGRADED } from './steps.ts';

/** A collection that is upgraded. */
export type Collected = (typeof UPGRADED)[number];

/** @throws RangeError where nothing upgrades the collection. */
export const collectionResource = (collection: string): Collected => {
  const found = UPGRADED.find(resource => resource === collection);
  if (!found) throw new RangeError(collection);
  return found;
};
