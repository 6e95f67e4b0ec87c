import type { ComparableProduct } from './profile.ts';

const MAKES = [
  'Oak',
  'Linen',
  'Copper',
  'Walnut',
  'Ceramic',
  'Merino',
  'Bamboo',
  'Steel',
  'Cotton',
];
const THINGS = [
  'Lamp',
  'Chair',
  'Kettle',
  'Blanket',
  'Shelf',
  'Bottle',
  'Backpack',
  'Clock',
  'Mug',
];
const COLOURS = ['Black', 'White', 'Sand', 'Moss', 'Rust', 'Slate', 'Plum', 'Sky'];
const BRANDS = ['Norden', 'Halden', 'Arbor', 'Tidewater', 'Kiln & Co', 'Fjell', 'Lumen'];

const pick = <T>(list: readonly T[], index: number): T => {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('An empty list has nothing to pick');
  return item;
};

/**
 * A catalogue of `size` products for tests and benchmarks, always the same. Every twentieth
 * product is a copy of the one before: same barcode, title typed differently, price a little off.
 * Words, brands and some placeholder SKUs repeat, as they do in real catalogues.
 */
export const testCatalogue = (size: number): ComparableProduct[] => {
  let seed = 42;
  const random = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed;
  };
  const products: ComparableProduct[] = [];
  for (let index = 0; index < size; index++) {
    const before = products.at(-1);
    if (before && index % 20 === 19) {
      const title = `the ${before.title.toUpperCase()}!`;
      const price = Math.round((before.price ?? 0) * 1.01);
      products.push({ ...before, id: `p${index}`, businessId: 'b0', title, price, sku: '' });
      continue;
    }
    const brand = pick(BRANDS, random() >>> 8);
    const model = (random() >>> 8) % Math.max(50, size / 8);
    products.push({
      id: `p${index}`,
      businessId: `b${1 + ((random() >>> 8) % 24)}`,
      title: `${pick(MAKES, random() >>> 8)} ${pick(THINGS, random() >>> 8)} ${pick(COLOURS, random() >>> 8)} M${model}`,
      brand,
      barcode: index % 3 === 0 ? '' : String(4_000_000_000_000 + index),
      sku: index % 10 === 0 ? 'SKU-001' : `SKU-${index}`,
      price: 500 + ((random() >>> 8) % 20_000),
      currency: pick(['USD', 'AUD', 'EUR'], random() >>> 8),
    });
  }
  return products;
};

/** The copies in `testCatalogue(size)`: ids of the product and its copy. */
export const testCopies = (size: number): [string, string][] =>
  Array.from({ length: Math.floor(size / 20) }, (_, n) => [`p${n * 20 + 18}`, `p${n * 20 + 19}`]);
