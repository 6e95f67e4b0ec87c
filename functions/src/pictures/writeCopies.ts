import { z } from 'zod';
import type { Actor } from '../../../src/domain/access/roles.ts';
import { auditedUpdates } from '../../../src/domain/audit.ts';
import { type FunctionStore, StoreConflict } from '../../../src/domain/functions/functionStore.ts';
import {
  type PictureCopy,
  withCopies,
} from '../../../src/domain/import/pictures/remotePictures.ts';
import { withDerived } from '../../../src/domain/product/deriveProduct.ts';
import { recordName } from '../../../src/domain/recordName.ts';
import { held } from '../store/held.ts';

/** What is read of a product; nothing else in it keeps its pictures from being copied. */
const picturedSchema = z.object({
  id: z.string(),
  businessId: z.string(),
  title: z.string().catch(''),
  images: z.array(z.unknown()),
  version: z.int(),
  /** Where it is: the product lives on as another one. */
  mergedInto: z.string().nullish(),
});

/** A product of a business, as it is stored; null where it is another's, merged into another or not readable. */
export const picturedOf = (data: object, businessId: string) => {
  const { data: product } = picturedSchema.safeParse(data);
  return product?.businessId === businessId && !product.mergedInto ? product : null;
};

/** How often a product is read again that somebody else writes meanwhile. */
const TRIES = 5;

/**
 * Puts copies in the place of links, in the product as it is by now, with an entry in the audit trail.
 * @returns how many; null where the product is gone or is written all the time.
 */
export const writeCopies = async (
  store: FunctionStore,
  { productId, businessId, actor }: { productId: string; businessId: string; actor: Actor },
  copies: ReadonlyMap<string, PictureCopy>,
): Promise<number | null> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.get('products', productId);
    const product = stored && picturedOf(stored.data, businessId);
    if (!product) return null;
    const images = withCopies(product.images, copies);
    const count = images.filter((image, at) => image !== product.images[at]).length;
    if (count === 0) return 0;
    const record = { ...stored.data, ...product };
    const writes = auditedUpdates(
      'products',
      [{ record, changes: withDerived(record, { images }) }],
      {
        ...{ auditId: `copy-${crypto.randomUUID()}`, actor, action: 'copyPictures' },
        ...{ source: 'import', label: recordName('products', record) },
      },
    );
    try {
      await store.commit(writes.map(write => held(write, stored.stamp)));
      return count;
    } catch (error) {
      if (!(error instanceof StoreConflict)) throw error;
    }
  }
  return null;
};
