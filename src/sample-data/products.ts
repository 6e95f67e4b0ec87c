import { deriveProduct } from '@/domain/product/deriveProduct.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Inventory, Product, ProductInput, ProductVariant } from '@/domain/schemas/product.ts';
import { BUSINESSES, PROFILES, slug } from './businesses.ts';
import { DAY, daysAgo, SAMPLE_NOW } from './clock.ts';
import type { Kind } from './kind.ts';
import { BRANDS, KINDS, LINES, TONES, type Tone } from './kinds.ts';
import { createRandom, type Random } from './random.ts';
import { tracked } from './tracked.ts';

/** Products in the default data set. */
export const DEFAULT_PRODUCTS = 2500;

/** Of them, those of the owner's sample account. */
const OWNERS_PRODUCTS = 300;

const PROFILE_OF = new Map(PROFILES.map(profile => [profile.id, profile]));

const sellers = BUSINESSES.filter(({ id }) => (PROFILE_OF.get(id)?.weight ?? 0) > 0);
const wheel = sellers.flatMap(business =>
  Array.from({ length: PROFILE_OF.get(business.id)?.weight ?? 0 }, () => business),
);

const KINDS_OF = new Map(
  PROFILES.map(({ id, sells }) => [id, KINDS.filter(kind => sells.includes(kind.group))]),
);

/** An EAN-13 of the range that GS1 keeps for use within a company, with its check digit. */
const barcodeOf = (random: Random) => {
  const digits = `2${String(random.int(0, 99_999_999_999)).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
};

/** Prices end as shops let them end. */
const priceIn = ([low, high]: readonly [number, number], random: Random) => {
  // The square favours the lower end, where most goods are.
  const whole = Math.round(low + (high - low) * random.next() ** 2);
  return whole * 100 - (random.chance(0.45) ? 5 : random.chance(0.3) ? 10 : 0);
};

const untracked: Inventory = { tracked: false, quantity: 0, inStock: true, oversell: false };

const inventoryOf = (random: Random): Inventory => {
  if (random.chance(0.12)) return untracked;
  const quantity = random.chance(0.07)
    ? 0
    : random.chance(0.12)
      ? random.int(1, 5)
      : random.int(6, 180);
  return { tracked: true, quantity, inStock: quantity > 0, oversell: false };
};

const descriptionOf = (kind: Kind, brand: string, material: string, random: Random) => {
  const [first = '', ...rest] = random.sample(kind.features, random.int(2, 3));
  const list = rest.map(feature => `<li>${feature}</li>`).join('');
  const openings = [
    `${first} From ${brand}.`,
    `${brand} has made this one for years, and it shows. ${first}`,
    `${first} ${brand} makes it in small runs, so there is a wait now and then.`,
    first,
  ];
  const closing = ['', `<p>${material}.</p>`, '<p>Free returns within 30 days.</p>'];
  return `<p>${random.pick(openings)}</p><ul>${list}</ul>${random.pick(closing)}`;
};

const imagesOf = (kind: Kind, tones: readonly Tone[], title: string): ProductInput['images'] =>
  tones.map((tone, index) => ({
    id: `i${index + 1}`,
    url: `/sample-images/${kind.key}-${tone.key}.svg`,
    thumbnailUrl: `/sample-images/${kind.key}-${tone.key}.svg`,
    alt: index === 0 ? title : `${title}, ${tone.names[0].toLowerCase()}`,
    width: 640,
    height: 640,
  }));

interface Colour {
  name: string;
  tone: Tone;
}

const variantsOf = (
  kind: Kind,
  colours: readonly Colour[],
  base: { sku: string; price: number | null; barcodes: boolean },
  random: Random,
): Pick<ProductInput, 'options' | 'variants'> => {
  const sizes = kind.sizes && random.chance(0.75) ? kind.sizes : undefined;
  const withColour = colours.length > 1;
  if (!sizes && !withColour) return { options: [], variants: [] };
  const options: ProductInput['options'] = [
    ...(withColour ? [{ name: 'Colour', values: colours.map(({ name }) => ({ name })) }] : []),
    ...(sizes ? [{ name: sizes.name, values: sizes.values.map(name => ({ name })) }] : []),
  ];
  const grows = sizes && !['Size'].includes(sizes.name);
  const variants: ProductVariant[] = [];
  for (const colour of withColour ? colours : [undefined]) {
    for (const [step, size] of (sizes?.values ?? [undefined]).entries()) {
      const number = variants.length + 1;
      variants.push({
        id: `v${number}`,
        optionValues: {
          ...(colour ? { Colour: colour.name } : {}),
          ...(size !== undefined && sizes ? { [sizes.name]: size } : {}),
        },
        sku: base.sku === '' ? '' : `${base.sku}-${String(number).padStart(2, '0')}`,
        barcode: base.barcodes && random.chance(0.8) ? barcodeOf(random) : '',
        price:
          base.price === null
            ? null
            : base.price + (grows ? step * Math.round(base.price * 0.3) : 0),
        compareAtPrice: null,
        inventory: inventoryOf(random),
        weightGrams: kind.grams,
        imageUrl: colour ? `/sample-images/${kind.key}-${colour.tone.key}.svg` : null,
        visible: true,
      });
    }
  }
  return { options, variants };
};

const coloursOf = (kind: Kind, random: Random): Colour[] => {
  const tones = random.sample(TONES, kind.coloured && random.chance(0.35) ? random.int(2, 4) : 1);
  return tones.map(tone => ({ tone, name: random.pick(tone.names) }));
};

const titleOf = (line: string, material: string, noun: string, brand: string, random: Random) =>
  random.pick([
    `${line} ${material} ${noun}`,
    `${line} ${noun} in ${material}`,
    `${brand} ${line} ${noun}`,
    `${material} ${noun} “${line}”`,
    `${line} ${noun}`,
  ]);

const ORIGINS = ['Australia', 'Portugal', 'Germany', 'Japan', 'United States', 'Italy', 'Denmark'];

const inputOf = (kind: Kind, business: Business, number: number, random: Random): ProductInput => {
  const brand = random.chance(0.03) ? '' : random.pick(BRANDS[kind.group] ?? ['']);
  const [line, material, noun] = [
    random.pick(LINES),
    random.pick(kind.materials),
    random.pick(kind.nouns),
  ];
  const title = titleOf(line, material, noun, brand || business.businessName, random);
  const colours = coloursOf(kind, random);
  const price = random.chance(0.03) ? null : priceIn(kind.price, random);
  const sku = random.chance(0.06)
    ? ''
    : `${slug(business.businessName).slice(0, 3).toUpperCase()}-${kind.key.slice(0, 3).toUpperCase()}-${String(number).padStart(5, '0')}`;
  const barcodes = random.chance(0.8);
  const pictures = random.chance(0.06) ? [] : colours.map(({ tone }) => tone);
  const draft = random.chance(0.12);
  return {
    title,
    description:
      draft && random.chance(0.4)
        ? ''
        : descriptionOf(kind, brand || business.businessName, material, random),
    images: imagesOf(kind, pictures, title),
    price,
    currency: business.baseCurrency,
    compareAtPrice:
      price !== null && random.chance(0.15) ? Math.round((price * 1.25) / 100) * 100 : null,
    sku,
    barcode: barcodes ? barcodeOf(random) : '',
    brand,
    category: draft && random.chance(0.2) ? '' : kind.category,
    tags: random.sample(kind.tags, random.int(1, kind.tags.length)),
    ...variantsOf(kind, colours, { sku, price, barcodes }, random),
    inventory: inventoryOf(random),
    attributes: [
      { name: 'Material', value: material },
      { name: 'Weight', value: `${kind.grams} g` },
      ...(random.chance(0.6) ? [{ name: 'Made in', value: random.pick(ORIGINS) }] : []),
    ],
    status: draft ? 'draft' : random.chance(0.05) ? 'archived' : 'active',
  };
};

const productId = (number: number) => `p${String(number).padStart(5, '0')}`;

/** A business never has a product that is older than itself. */
const agesOf = (business: Business, random: Random) => {
  const most = (SAMPLE_NOW.getTime() - business.createdAt.getTime()) / DAY - 1;
  const created = Math.max(0.2, most * random.next() ** 1.4);
  const edited = random.chance(0.6) ? created * random.next() : created;
  return { createdAt: daysAgo(created), updatedAt: daysAgo(edited), isEdited: edited < created };
};

const storeProduct = (
  input: ProductInput,
  business: Business,
  number: number,
  random: Random,
): Product => {
  const { createdAt, updatedAt, isEdited } = agesOf(business, random);
  return {
    ...input,
    ...deriveProduct(input),
    id: productId(number),
    businessId: business.id,
    businessName: business.businessName,
    source: null,
    mergedInto: null,
    auditId: null,
    ...tracked(createdAt, business.id, updatedAt, isEdited ? random.int(2, 5) : 1),
  };
};

/** How one shop writes what another writes differently. */
const retitled = (title: string, brand: string, random: Random) =>
  random.pick([
    title.toUpperCase() === title ? title : title.toLowerCase().replace(/^./, c => c.toUpperCase()),
    brand && !title.startsWith(brand) ? `${brand} ${title}` : `${title} (new)`,
    title.replace(/ in (.+)$/, ', $1').replace(/[“”]/g, ''),
    `${title} – ${random.pick(['2026', 'Boxed', 'Gift Edition'])}`,
  ]);

/** The same article as another business lists it: what a duplicate search has to find. */
const relisted = (original: Product, business: Business, random: Random): ProductInput => ({
  title: retitled(original.title, original.brand, random),
  description: random.chance(0.5) ? original.description : '',
  images: original.images.slice(0, 1),
  price: original.price === null ? null : Math.round((original.price * random.int(92, 115)) / 100),
  currency: business.baseCurrency,
  compareAtPrice: null,
  sku: `${slug(business.businessName).slice(0, 3).toUpperCase()}-${original.sku || 'X'}`,
  barcode: random.chance(0.75) ? original.barcode : '',
  brand: random.chance(0.8) ? original.brand : original.brand.toUpperCase(),
  category: original.category,
  tags: original.tags.slice(0, 2),
  options: [],
  variants: [],
  inventory: inventoryOf(random),
  attributes: original.attributes,
  status: 'active',
});

/**
 * The sample products, by number. One in forty repeats an earlier one of another business.
 * @param count how many; the first 300 are the owner's, whatever the count (all, if fewer).
 */
export function* generateProducts(count = DEFAULT_PRODUCTS): Generator<Product> {
  const owner = BUSINESSES.find(({ id }) => id === 'owner');
  const random = createRandom('products');
  const recent: Product[] = [];
  for (let number = 1; number <= count; number++) {
    const business = number <= OWNERS_PRODUCTS && owner ? owner : random.pick(wheel);
    const original = number % 40 === 0 ? random.pick(recent) : undefined;
    const input =
      original && original.businessId !== business.id
        ? relisted(original, business, random)
        : inputOf(random.pick(KINDS_OF.get(business.id) ?? KINDS), business, number, random);
    const product = storeProduct(input, business, number, random);
    recent.push(product);
    if (recent.length > 500) recent.shift();
    yield product;
  }
}
