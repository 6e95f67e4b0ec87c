import type { Business } from '@/domain/schemas/business.ts';
import type { Inventory, Product, ProductInput, ProductVariant } from '@/domain/schemas/product.ts';
import { slug } from './businesses.ts';
import type { Kind } from './kind.ts';
import { BRANDS, LINES, type Tone, tonesOf } from './kinds.ts';
import type { Random } from './random.ts';

/** An EAN-13 of the range that GS1 keeps for use within a company, with its check digit. */
const barcodeOf = (random: Random) => {
  const digits = `2${String(random.int(0, 99_999_999_999)).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
};

/** Prices in minor units, ending as shops let them end. */
const priceIn = ([low, high]: readonly [number, number], random: Random) => {
  // The square favours the lower end, where most goods are.
  const whole = Math.round(low + (high - low) * random.next() ** 2);
  return whole * 100 - (random.chance(0.45) ? 5 : random.chance(0.3) ? 10 : 0);
};

const untracked: Inventory = { tracked: false, quantity: 0, inStock: true, oversell: false };

const inventoryOf = (random: Random): Inventory => {
  if (random.chance(0.12)) return untracked;
  const isOut = random.chance(0.07);
  const isLow = random.chance(0.12);
  const quantity = isOut ? 0 : isLow ? random.int(1, 5) : random.int(6, 180);
  return { tracked: true, quantity, inStock: quantity > 0, oversell: false };
};

/** Some are ordered anew in good time, and of some nobody minds when they run low. */
const thresholdOf = (number: number) => {
  if (number % 40 === 4) return 20;
  return number % 50 === 7 ? 0 : null;
};

const descriptionOf = (kind: Kind, brand: string, random: Random) => {
  const [first = '', ...rest] = random.sample(kind.features, random.int(2, 3));
  const list = rest.map(feature => `<li>${feature}</li>`).join('');
  const opening = random.pick([
    `${first} From ${brand}.`,
    `${brand} has made this one for years, and it shows. ${first}`,
    `${first} ${brand} makes it in small runs, so there is a wait now and then.`,
    first,
  ]);
  const closing = random.chance(0.4) ? '<p>Free returns within 30 days.</p>' : '';
  return `<p>${opening}</p><ul>${list}</ul>${closing}`;
};

const pictureOf = (kind: Kind, tone: Tone) => `/sample-images/${kind.key}-${tone.key}.svg`;

const imagesOf = (kind: Kind, tones: readonly Tone[], title: string): ProductInput['images'] =>
  tones.map((tone, index) => ({
    id: `i${index + 1}`,
    url: pictureOf(kind, tone),
    thumbnailUrl: pictureOf(kind, tone),
    alt: index === 0 ? title : `${title}, ${tone.names[0].toLowerCase()}`,
    width: 640,
    height: 640,
  }));

interface Colour {
  name: string;
  tone: Tone;
}

const coloursOf = (kind: Kind, random: Random): Colour[] => {
  const count = kind.coloured && random.chance(0.35) ? random.int(2, 4) : 1;
  const tones = random.sample(tonesOf(kind), count);
  return tones.map(tone => ({ tone, name: random.pick(tone.names) }));
};

/** What all variants of a product start from. */
interface VariantBase {
  sku: string;
  price: number | null;
  barcodes: boolean;
}

const priceOf = (base: VariantBase, step: number) =>
  base.price === null ? null : base.price + step * Math.round((base.price * 0.3) / 100) * 100;

const variantsOf = (
  kind: Kind,
  colours: readonly Colour[],
  base: VariantBase,
  random: Random,
): Pick<ProductInput, 'options' | 'variants'> => {
  const sizes = kind.sizes && random.chance(0.75) ? kind.sizes : undefined;
  const choices = colours.length > 1 ? colours : [];
  if (!sizes && choices.length === 0) return { options: [], variants: [] };
  // A larger cup costs more, a larger shirt does not.
  const growsDearer = sizes !== undefined && sizes.name !== 'Size';
  const variants: ProductVariant[] = [];
  for (const colour of choices.length > 0 ? choices : [undefined]) {
    for (const [step, size] of (sizes?.values ?? [undefined]).entries()) {
      const number = String(variants.length + 1);
      variants.push({
        id: `v${number}`,
        optionValues: {
          ...(colour ? { Colour: colour.name } : {}),
          ...(sizes && size !== undefined ? { [sizes.name]: size } : {}),
        },
        sku: base.sku === '' ? '' : `${base.sku}-${number.padStart(2, '0')}`,
        barcode: base.barcodes && random.chance(0.8) ? barcodeOf(random) : '',
        price: priceOf(base, growsDearer ? step : 0),
        compareAtPrice: null,
        inventory: inventoryOf(random),
        weightGrams: kind.grams,
        imageUrl: colour ? pictureOf(kind, colour.tone) : null,
        visible: true,
      });
    }
  }
  return {
    options: [
      ...(choices.length > 0
        ? [{ name: 'Colour', values: choices.map(({ name }) => ({ name })) }]
        : []),
      ...(sizes ? [{ name: sizes.name, values: sizes.values.map(name => ({ name })) }] : []),
    ],
    variants,
  };
};

const titleOf = (kind: Kind, brand: string, material: string, random: Random) => {
  const [line, noun] = [random.pick(LINES), random.pick(kind.nouns)];
  return random.pick([
    `${line} ${material} ${noun}`,
    kind.trait ? `${material} ${noun}, ${line}` : `${line} ${noun} in ${material}`,
    `${brand} ${line} ${noun}`,
    `${material} ${noun} “${line}”`,
    `${line} ${noun}`,
  ]);
};

const skuOf = (business: Business, middle: string, number: number) =>
  `${slug(business.businessName).slice(0, 3)}-${middle.slice(0, 3)}-${String(number).padStart(5, '0')}`.toUpperCase();

const ORIGINS = ['Australia', 'Portugal', 'Germany', 'Japan', 'United States', 'Italy', 'Denmark'];

/** What a business has filled in about its product number `number`; some of it is left open. */
export const newProductInput = (
  kind: Kind,
  business: Business,
  number: number,
  random: Random,
): ProductInput => {
  const brand = random.chance(0.03) ? '' : random.pick(BRANDS[kind.group] ?? ['']);
  const maker = brand || business.businessName;
  const material = random.pick(kind.materials);
  const title = titleOf(kind, maker, material, random);
  const colours = coloursOf(kind, random);
  const price = random.chance(0.03) ? null : priceIn(kind.price, random);
  const sku = random.chance(0.06) ? '' : skuOf(business, kind.key, number);
  const barcodes = random.chance(0.8);
  const isDraft = random.chance(0.12);
  const isReduced = price !== null && random.chance(0.15);
  const product: ProductInput = {
    title,
    description: isDraft && random.chance(0.4) ? '' : descriptionOf(kind, maker, random),
    images: imagesOf(kind, random.chance(0.06) ? [] : colours.map(({ tone }) => tone), title),
    price,
    currency: business.baseCurrency,
    compareAtPrice: isReduced ? Math.ceil((price * 1.25) / 100) * 100 : null,
    sku,
    barcode: barcodes ? barcodeOf(random) : '',
    brand,
    category: isDraft && random.chance(0.2) ? '' : kind.category,
    tags: random.sample(kind.tags, random.int(1, kind.tags.length)),
    ...variantsOf(kind, colours, { sku, price, barcodes }, random),
    inventory: inventoryOf(random),
    lowStockThreshold: thresholdOf(number),
    weightGrams: null,
    attributes: [
      { name: kind.trait ?? 'Material', value: material },
      ...(random.chance(0.6) ? [{ name: 'Made in', value: random.pick(ORIGINS) }] : []),
    ],
    status: isDraft ? 'draft' : random.chance(0.05) ? 'archived' : 'active',
  };
  return { ...product, weightGrams: product.variants.length > 0 ? null : kind.grams };
};

/** How one shop writes what another writes differently. */
const retitled = (title: string, brand: string, random: Random) =>
  random.pick([
    title.toLowerCase().replace(/^./, letter => letter.toUpperCase()),
    brand && !title.startsWith(brand) ? `${brand} ${title}` : `${title} (new)`,
    title.replace(/ in (.+)$/, ', $1').replace(/[“”]/g, ''),
    `${title} – ${random.pick(['2026', 'Boxed', 'Gift Edition'])}`,
  ]);

/** The same article as another business lists it: what a search for duplicates has to find. */
export const relistedInput = (
  original: Product,
  business: Business,
  number: number,
  random: Random,
): ProductInput => ({
  title: retitled(original.title, original.brand, random),
  description: random.chance(0.5) ? original.description : '',
  images: original.images.slice(0, 1),
  price:
    original.price === null ? null : Math.round((original.price * random.int(92, 115)) / 500) * 5,
  currency: business.baseCurrency,
  compareAtPrice: null,
  sku: skuOf(business, 'dup', number),
  barcode: random.chance(0.75) ? original.barcode : '',
  brand: random.chance(0.8) ? original.brand : original.brand.toUpperCase(),
  category: original.category,
  tags: original.tags.slice(0, 2),
  options: [],
  variants: [],
  inventory: inventoryOf(random),
  lowStockThreshold: null,
  weightGrams: original.weightGrams ?? original.variants[0]?.weightGrams ?? null,
  attributes: original.attributes,
  status: 'active',
});
