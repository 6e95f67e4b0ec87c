import { warningIssue } from '../issues.ts';
import { emptySource } from '../sourceProduct.ts';
import type { SourceProduct } from '../types.ts';
import { madeHandle } from './madeHandle.ts';
import type { WixFile } from './wixColumns.ts';

/** What a row of Wix's exports says of where it belongs. */
export interface WixRowPlace {
  handle: string;
  /** In lower case: `product`, `variant`, `media`. */
  type: string;
  title: string;
  row: number;
  /** Number of the file, counted from 0. */
  file: number;
  /** What the file tells of each of its products. */
  facts: WixFile;
}

/**
 * Finds the product that a row belongs to, by its handle. Without one, a variant or a picture goes
 * on with the product above it, and a product gets a handle of its title.
 * @param open makes the group of a product met for the first time.
 */
export const wixGroups = <Group>(open: (product: SourceProduct) => Group) => {
  const groups = new Map<string, Group>();
  let above: Group | undefined;

  const opened = (handle: string, { row, file, facts }: WixRowPlace) => {
    const product = { ...emptySource('wix', 'csv', handle), ...facts, row, file };
    const group = open(product);
    groups.set(handle, group);
    return { group, product };
  };

  const withoutHandle = (place: WixRowPlace): Group => {
    if (above && (place.type === 'variant' || place.type === 'media')) return above;
    const { handle, made } = madeHandle(place.title, one => groups.has(one));
    const { group, product } = opened(handle, place);
    if (handle !== made) {
      const { row, title: value } = place;
      product.issues.push(warningIssue('handleMade', { row, value, params: { handle } }));
    }
    return group;
  };

  return {
    all: () => [...groups.values()],
    of: (place: WixRowPlace): Group => {
      above =
        place.handle === ''
          ? withoutHandle(place)
          : (groups.get(place.handle) ?? opened(place.handle, place).group);
      return above;
    },
  };
};
