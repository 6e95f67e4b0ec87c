import type { ProductInput } from '../schemas/product.ts';
import { isGtin } from '../text/gtin.ts';
import { smallerThan, soldOf } from './measure.ts';

/** What shops and channels ask of a product that could be sold without, in the order of its form. */
export const CHANNEL_ASKS = ['alt', 'pictureSize', 'barcode', 'weight', 'brand'] as const;

/** Something that shops and channels ask of a product. */
export type ChannelAsk = (typeof CHANNEL_ASKS)[number];

/** The shortest side of a picture that every channel takes, in pixels. */
export const ASKED_PIXELS = 500;

/** The fields that the asks are about. */
export const ASKED_FIELDS = [
  ...(['images', 'barcode', 'brand', 'weightGrams', 'variants'] as const),
] satisfies (keyof ProductInput)[];

/** The fields that the asks are about, of a product. */
export type AskedFields = Pick<ProductInput, (typeof ASKED_FIELDS)[number] | 'sku' | 'price'>;

/**
 * What shops and channels ask of a product and do not get, in the order of CHANNEL_ASKS. They are
 * not stored as gaps are: a product sells without, and channels change their minds. A picture whose
 * size nobody knows is not counted, nor is anything about pictures where there are none.
 */
export const asksOf = (product: AskedFields): ChannelAsk[] => {
  const { images, brand, weightGrams } = product;
  const sold = soldOf(product);
  const lacks: Record<ChannelAsk, boolean> = {
    alt: images.some(({ alt }) => alt.trim() === ''),
    pictureSize: images.some(image => smallerThan(ASKED_PIXELS, [image])?.verdict === 'broken'),
    barcode: sold.some(({ barcode }) => !isGtin(barcode)),
    weight: sold.some(one => (one.weightGrams ?? weightGrams) === null),
    brand: brand.trim() === '',
  };
  return CHANNEL_ASKS.filter(ask => lacks[ask]);
};
