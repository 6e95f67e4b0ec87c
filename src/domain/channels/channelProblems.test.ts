import { describe, expect, it } from 'vitest';
import { SHOP_FORMATS } from '../export/shop/shopFormats.ts';
import { MAX_IMAGES } from '../fileLimits.ts';
import type { Product } from '../schemas/product.ts';
import { CHANNEL_RULES, channelProblems, isForChannels, rulesOn } from './channelProblems.ts';
import { CHANNELS, type Channel, type RuleId } from './rule.ts';
import { picture, readyProduct, variant } from './testProduct.ts';

const TODAY = '2026-11-23';

const found = (channel: Channel, more: Partial<Product>, today = TODAY) =>
  channelProblems(readyProduct(more), channel, today).map(
    ({ rule, verdict }) => `${rule.id} ${verdict}`,
  );

const letters = (count: number) => 'a'.repeat(count);
const html = (count: number) => `<p>${letters(count)}</p>`;
const pictures = (count: number) => Array.from({ length: count }, () => picture(900));
const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Option ${index}`,
    values: [{ name: 'x' }],
  }));
const variants = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    variant({ id: `v${index}`, barcode: '4006381333931' }),
  );
const tags = (count: number) => Array.from({ length: count }, (_, index) => `tag ${index}`);

/** For each rule with a number: what keeps it just so, and what is one beyond. */
const AT_THE_LIMIT: [Channel, RuleId, Partial<Product>, Partial<Product>][] = [
  ['google', 'pictureMissing', { images: pictures(1) }, { images: [] }],
  ['google', 'pictureTiny', { images: [picture(100)] }, { images: [picture(100, 99)] }],
  ['google', 'pictureSmall', { images: [picture(500)] }, { images: [picture(499, 500)] }],
  [
    'google',
    'pictureAddress',
    { images: [{ ...picture(900), url: `https://a.example/${letters(1982)}` }] },
    { images: [{ ...picture(900), url: `https://a.example/${letters(1983)}` }] },
  ],
  ['google', 'descriptionMissing', { description: '<p>a</p>' }, { description: '<p> </p><br>' }],
  ['google', 'titleLong', { title: letters(150) }, { title: letters(151) }],
  ['google', 'descriptionLong', { description: html(5000) }, { description: html(5001) }],
  ['google', 'brandLong', { brand: letters(70) }, { brand: letters(71) }],
  ['google', 'picturesMany', { images: pictures(11) }, { images: pictures(12) }],
  ['shopify', 'optionsMany', { options: options(3) }, { options: options(4) }],
  ['shopify', 'variantsMany', { variants: variants(2048) }, { variants: variants(2049) }],
  ['shopify', 'variantsForOldApps', { variants: variants(100) }, { variants: variants(101) }],
  ['shopify', 'tagsMany', { tags: tags(250) }, { tags: tags(251) }],
  ['shopify', 'picturesMany', { images: pictures(250) }, { images: pictures(251) }],
  ['shopify', 'pictureLarge', { images: [picture(5000)] }, { images: [picture(5000, 5001)] }],
  ['wix', 'titleLong', { title: letters(80) }, { title: letters(81) }],
  ['wix', 'descriptionLong', { description: letters(16_000) }, { description: letters(16_001) }],
  ['wix', 'brandLong', { brand: letters(50) }, { brand: letters(51) }],
  ['wix', 'skuLong', { sku: letters(40) }, { sku: letters(41) }],
  ['wix', 'barcodeLong', { barcode: letters(40) }, { barcode: letters(41) }],
  ['wix', 'priceHigh', { price: 99_999_999_999 }, { price: 100_000_000_000 }],
  ['wix', 'optionsMany', { options: options(6) }, { options: options(7) }],
  ['wix', 'variantsMany', { variants: variants(1000) }, { variants: variants(1001) }],
  ['wix', 'picturesMany', { images: pictures(50) }, { images: pictures(51) }],
];

describe('channelProblems', () => {
  it.each(CHANNELS)('finds nothing to say of a product that is ready for %s', channel => {
    expect(found(channel, {})).toEqual([]);
  });

  it.each(AT_THE_LIMIT)(
    '%s, %s: the limit is kept, one beyond is not',
    (channel, id, at, beyond) => {
      expect(found(channel, at)).not.toContain(`${id} broken`);
      expect(found(channel, beyond)).toContain(`${id} broken`);
    },
  );

  it('has a case for every rule with a number', () => {
    const numbered = CHANNELS.flatMap(channel =>
      CHANNEL_RULES[channel].flatMap(({ id, limit }) => (limit === null ? [] : `${channel} ${id}`)),
    );
    expect(AT_THE_LIMIT.map(([channel, id]) => `${channel} ${id}`).toSorted()).toEqual(
      numbered.toSorted(),
    );
  });

  it('measures what it finds', () => {
    const [small] = channelProblems(readyProduct({ images: [picture(400, 300)] }), 'google', TODAY);
    expect(small?.measured).toEqual({ kind: 'pixels', width: 400, height: 300 });
    const [long] = channelProblems(readyProduct({ title: letters(112) }), 'wix', TODAY);
    expect(long?.measured).toEqual({ kind: 'characters', value: 112 });
  });

  it('does not count a picture of unknown size as one that is refused', () => {
    const images = [picture()];
    expect(found('google', { images })).toEqual(['pictureTiny unknown', 'pictureSmall unknown']);
    expect(found('shopify', { images })).toEqual(['pictureLarge unknown']);
    expect(found('shopify', { images: [picture(), picture(6000)] })).toEqual([
      'pictureLarge broken',
    ]);
  });

  it('announces a rule before its day, and drops the one that it replaces on it', () => {
    const ids = (today: string) => rulesOn('google', today).map(({ id }) => id);
    expect(ids('2027-01-30')).toEqual(expect.arrayContaining(['pictureTiny', 'pictureSmall']));
    expect(ids('2027-01-31')).not.toContain('pictureTiny');
    expect(rulesOn('google', TODAY).find(({ id }) => id === 'pictureSmall')?.from).toBe(
      '2027-01-31',
    );
  });

  it('looks at what can be bought: visible variants, else the product', () => {
    const hidden = variant({ barcode: '123', price: null, visible: false });
    const shown = variant({ barcode: '4006381333931', price: null });
    expect(found('google', { variants: [hidden, shown] })).toEqual([]);
    expect(found('google', { variants: [hidden, shown], price: null })).toEqual([
      'priceMissing broken',
    ]);
    expect(found('google', { barcode: '', variants: [variant({ barcode: '123' })] })).toEqual([
      'codeWrong broken',
    ]);
    expect(found('wix', { price: null })).toEqual(['priceMissing broken']);
  });

  it('cannot know whether a product without a code has one', () => {
    expect(found('google', { barcode: '' })).toEqual(['codeMissing unknown']);
  });

  it('judges codes by their check digit, then by their range', () => {
    expect(found('google', { barcode: '4006381333932' })).toEqual(['codeWrong broken']);
    expect(found('google', { barcode: '2001234567893' })).toEqual(['codeRestricted broken']);
    expect(found('google', { barcode: '9901234567899' })).toEqual(['codeCoupon broken']);
  });

  it('hears capitals and promotion in titles', () => {
    expect(found('google', { title: 'RUNNING SHOE' })).toEqual(['titleCapitals broken']);
    expect(found('google', { title: 'Oak chair, free shipping' })).toEqual([
      'titlePromotion broken',
    ]);
    expect(found('google', { brand: ' ' })).toEqual(['brandMissing broken']);
  });
});

describe('CHANNEL_RULES', () => {
  const all = CHANNELS.flatMap(channel => CHANNEL_RULES[channel]);

  it('says of each rule where it is written and as of when, and has none twice', () => {
    for (const { source, asOf } of all) {
      expect(new URL(source).protocol).toBe('https:');
      expect(asOf).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
    for (const channel of CHANNELS) {
      const ids = CHANNEL_RULES[channel].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('agrees with what the files for the shops can hold', () => {
    const limitOf = (channel: Channel, id: RuleId) =>
      CHANNEL_RULES[channel].find(rule => rule.id === id)?.limit;
    const { shopify, wixV3 } = SHOP_FORMATS;
    expect(limitOf('shopify', 'optionsMany')).toBe(shopify.mostOptions);
    expect(limitOf('wix', 'optionsMany')).toBe(wixV3.mostOptions);
    expect({
      title: limitOf('wix', 'titleLong'),
      description: limitOf('wix', 'descriptionLong'),
      sku: limitOf('wix', 'skuLong'),
      brand: limitOf('wix', 'brandLong'),
    }).toEqual(wixV3.longest);
    expect(limitOf('wix', 'picturesMany')).toBeGreaterThan(MAX_IMAGES);
  });
});

describe('isForChannels', () => {
  it('leaves out what is archived or merged into another product', () => {
    expect(isForChannels(readyProduct({ status: 'draft' }))).toBe(true);
    expect(isForChannels(readyProduct({ status: 'archived' }))).toBe(false);
    expect(isForChannels(readyProduct({ mergedInto: 'b' }))).toBe(false);
  });
});
