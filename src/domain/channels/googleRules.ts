import type { Product } from '../schemas/product.ts';
import { isGtin } from '../text/gtin.ts';
import { htmlToText } from '../text/htmlToText.ts';
import { type GtinRange, gtinRange } from './gtinRange.ts';
import { isAllCapitals, promotionIn } from './loudTitle.ts';
import { longerThan, MISSING, moreThan, ofPictures, smallerThan, soldOf, text } from './measure.ts';
import type { ChannelRule, Finding } from './rule.ts';

const answer = (number: number) => `https://support.google.com/merchants/answer/${number}`;

const TITLE = answer(6324415);
const DESCRIPTION = answer(6324468);
const PICTURE = answer(6324350);
const GTIN = answer(6324461);

/** The day from which Google refuses smaller pictures; announced on 14 April 2026. */
const LARGER_PICTURES = '2027-01-31';

/** Pictures beside the main one. */
const MORE_PICTURES = 10;

const LONGEST_ADDRESS = 2000;

/** The first code of what is sold for which something holds. */
const codeThat = (product: Product, isSo: (code: string) => boolean): Finding | null => {
  const found = soldOf(product).find(({ barcode }) => barcode !== '' && isSo(barcode));
  return found ? text(found.barcode) : null;
};

const inRange = (range: GtinRange) => (product: Product) =>
  codeThat(product, code => gtinRange(code) === range);

/**
 * Google Merchant Center. What its pages call requirements is refused where they say so; a title or
 * description that is too long is cut. A code or price that only some products need is said as far
 * as it can be known here.
 */
export const GOOGLE_RULES: readonly ChannelRule[] = [
  {
    ...{ id: 'pictureMissing', effect: 'refused', limit: 1, source: PICTURE, asOf: '2026-11-23' },
    check: ({ images }) => (images.length === 0 ? MISSING : null),
  },
  {
    ...{ id: 'pictureTiny', effect: 'refused', limit: 100, source: PICTURE, asOf: '2026-11-23' },
    until: LARGER_PICTURES,
    ...ofPictures(1, pictures => smallerThan(100, pictures)),
  },
  {
    ...{ id: 'pictureSmall', effect: 'refused', limit: 500, source: PICTURE, asOf: '2026-04-14' },
    from: LARGER_PICTURES,
    ...ofPictures(1, pictures => smallerThan(500, pictures)),
  },
  {
    ...{ id: 'pictureAddress', effect: 'refused', source: PICTURE, asOf: '2026-11-23' },
    limit: LONGEST_ADDRESS,
    check: ({ images: [first] }) => (first ? longerThan(LONGEST_ADDRESS, first.url) : null),
  },
  {
    ...{ id: 'priceMissing', effect: 'refused', limit: null, source: answer(6324371) },
    ...{ asOf: '2026-11-23', mend: 'price' },
    check: product =>
      soldOf(product).some(one => (one.price ?? product.price) === null) ? MISSING : null,
  },
  {
    ...{ id: 'descriptionMissing', effect: 'refused', limit: 1, source: DESCRIPTION },
    asOf: '2026-11-23',
    check: ({ description }) => (htmlToText(description, 1) === '' ? MISSING : null),
  },
  {
    ...{ id: 'codeWrong', effect: 'refused', limit: null, source: GTIN, asOf: '2026-11-23' },
    check: product => codeThat(product, code => !isGtin(code)),
  },
  {
    ...{ id: 'codeRestricted', effect: 'refused', limit: null, source: answer(7000684) },
    asOf: '2026-11-23',
    check: inRange('restricted'),
  },
  {
    ...{ id: 'codeCoupon', effect: 'refused', limit: null, source: answer(6286302) },
    asOf: '2026-11-23',
    check: inRange('coupon'),
  },
  {
    ...{ id: 'codeMissing', effect: 'demoted', limit: null, source: GTIN, asOf: '2026-11-23' },
    check: product =>
      soldOf(product).some(({ barcode }) => barcode === '')
        ? { verdict: 'unknown', measured: { kind: 'missing' } }
        : null,
  },
  {
    ...{ id: 'brandMissing', effect: 'demoted', limit: null, source: answer(6324351) },
    ...{ asOf: '2026-11-23', mend: 'brand' },
    check: ({ brand }) => (brand.trim() === '' ? MISSING : null),
  },
  {
    ...{ id: 'titleCapitals', effect: 'demoted', limit: null, source: TITLE, asOf: '2026-11-23' },
    check: ({ title }) => (isAllCapitals(title) ? text(title) : null),
  },
  {
    ...{ id: 'titlePromotion', effect: 'demoted', limit: null, source: TITLE, asOf: '2026-11-23' },
    check: ({ title }) => {
      const found = promotionIn(title);
      return found === null ? null : text(found);
    },
  },
  {
    ...{ id: 'titleLong', effect: 'cut', limit: 150, source: TITLE, asOf: '2026-11-23' },
    check: ({ title }) => longerThan(150, title),
  },
  {
    ...{ id: 'descriptionLong', effect: 'cut', limit: 5000, source: DESCRIPTION },
    asOf: '2026-11-23',
    check: ({ description }) =>
      description.length > 5000 ? longerThan(5000, htmlToText(description)) : null,
  },
  {
    ...{ id: 'brandLong', effect: 'cut', limit: 70, source: answer(6324351) },
    ...{ asOf: '2026-11-23', mend: 'brand' },
    check: ({ brand }) => longerThan(70, brand),
  },
  {
    ...{ id: 'picturesMany', effect: 'cut', limit: MORE_PICTURES + 1, source: answer(6324370) },
    asOf: '2026-11-23',
    check: ({ images }) => moreThan(MORE_PICTURES + 1, images.length),
  },
];
