import { decimalToMinor } from '../money/money.ts';
import { longerThan, MISSING, moreThan, soldOf } from './measure.ts';
import type { ChannelRule, Finding } from './rule.ts';

const PRODUCTS =
  'https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-v3/products-v3/create-product';

/** What every rule has in common: Wix writes all of them on one page. */
const PAGE = { source: PRODUCTS, asOf: '2026-11-23' };

const TITLE = 80;
const DESCRIPTION = 16_000;
const BRAND = 50;
const SKU = 40;
const BARCODE = 40;
const OPTIONS = 6;
const VARIANTS = 1000;
const PICTURES = 50;

/** The highest price, in units of a currency. */
const HIGHEST = '999999999.99';

const tooHigh = (minor: number | null, currency: string): Finding | null => {
  const most = decimalToMinor(HIGHEST, currency);
  return minor !== null && most !== null && minor > most
    ? { verdict: 'broken', measured: { kind: 'amount', minor, currency } }
    : null;
};

/** Wix Stores (Catalog V3), as its documentation for developers has it. */
export const WIX_RULES: readonly ChannelRule[] = [
  {
    ...{ ...PAGE, id: 'titleLong', effect: 'refused', limit: TITLE },
    check: ({ title }) => longerThan(TITLE, title),
  },
  {
    ...{ ...PAGE, id: 'descriptionLong', effect: 'refused', limit: DESCRIPTION },
    check: ({ description }) => longerThan(DESCRIPTION, description),
  },
  {
    ...{ ...PAGE, id: 'brandLong', effect: 'refused', limit: BRAND, mend: 'brand' },
    check: ({ brand }) => longerThan(BRAND, brand),
  },
  {
    ...{ ...PAGE, id: 'skuLong', effect: 'refused', limit: SKU },
    check: product => longerThan(SKU, ...soldOf(product).map(({ sku }) => sku)),
  },
  {
    ...{ ...PAGE, id: 'barcodeLong', effect: 'refused', limit: BARCODE },
    check: product => longerThan(BARCODE, ...soldOf(product).map(({ barcode }) => barcode)),
  },
  {
    ...{ ...PAGE, id: 'priceMissing', effect: 'refused', limit: null, mend: 'price' },
    check: product =>
      soldOf(product).some(one => (one.price ?? product.price) === null) ? MISSING : null,
  },
  {
    ...{ ...PAGE, id: 'priceHigh', effect: 'refused', limit: 999_999_999.99, mend: 'price' },
    check: product =>
      tooHigh(
        Math.max(0, ...soldOf(product).map(one => one.price ?? product.price ?? 0)),
        product.currency,
      ),
  },
  {
    ...{ ...PAGE, id: 'optionsMany', effect: 'refused', limit: OPTIONS },
    check: ({ options }) => moreThan(OPTIONS, options.length),
  },
  {
    ...{ ...PAGE, id: 'variantsMany', effect: 'refused', limit: VARIANTS },
    check: ({ variants }) => moreThan(VARIANTS, variants.length),
  },
  {
    ...{ ...PAGE, id: 'picturesMany', effect: 'refused', limit: PICTURES },
    check: ({ images }) => moreThan(PICTURES, images.length),
  },
];
