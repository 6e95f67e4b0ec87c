import { compareValues } from '@/components/conflict/threeWay.ts';
import { detailsPlace, detailsRequest } from '@/domain/collectionPaths.ts';
import { detailsWrites } from '@/domain/product/form/detailsWrites.ts';
import type { DetailsInput } from '@/domain/product/form/productFormValues.ts';
import type { Product, ProductDetails } from '@/domain/schemas/product.ts';
import { readOrNull } from '@/providers/readOrNull.ts';
import { asRead, isSame } from '../oracle/changes.ts';
import { type Intent, intent, type Wanted } from '../oracle/intent.ts';
import { type ActOut, choose, isConflicted, patiently, productsFor, type Stage } from './act.ts';
import type { OpenProduct } from './memory.ts';

/** Most tabs that somebody has open. */
const TABS = 3;

const readProduct = async ({ provider }: Stage, id: string): Promise<OpenProduct | null> => {
  const product = await readOrNull<Product>(provider, 'products', { id });
  if (!product) return null;
  const request = detailsRequest(product);
  const details = await readOrNull<ProductDetails>(provider, 'productDetails', request);
  return { product, details };
};

const keepOpen = ({ memory, process }: Stage, one: OpenProduct) => {
  const { uid } = process.person;
  const others = (memory.open.get(uid) ?? []).filter(
    ({ product }) => product.id !== one.product.id,
  );
  memory.open.set(uid, [...others, one].slice(-TABS));
};

/** Opens a product's form, to be saved in a later step. */
export const open: ActOut = async stage => {
  const { process } = stage;
  const id = choose(productsFor(stage), process.step.pick);
  if (id === undefined) return;
  const read = await patiently(() => readProduct(stage, id));
  if (read.done && read.value) keepOpen(stage, read.value);
};

/** What of a product the form of this simulation holds. */
type Edited = Pick<Product, 'title' | 'price' | 'brand' | 'status'> & { cost: number | null };

const editedOf = ({ product, details }: OpenProduct): Edited => ({
  title: product.title,
  price: product.price,
  brand: product.brand,
  status: product.status,
  cost: details?.cost ?? null,
});

/** One or two fields with new values, unlike those of any other step. */
const typed = (base: Edited, value: number, number: string): Edited => {
  const values: Edited = {
    title: `Title ${number}`,
    price: 100 + value,
    brand: `Brand ${number}`,
    status: (['active', 'draft', 'archived'] as const)[value % 3] ?? 'draft',
    cost: 10 + value,
  };
  const names = ['title', 'price', 'brand', 'status', 'cost'] as const;
  const chosen = new Set([names[value % 5], names[Math.floor(value / 5) % 5]]);
  return {
    title: chosen.has('title') ? values.title : base.title,
    price: chosen.has('price') ? values.price : base.price,
    brand: chosen.has('brand') ? values.brand : base.brand,
    status: chosen.has('status') ? values.status : base.status,
    cost: chosen.has('cost') ? values.cost : base.cost,
  };
};

const detailsInput = (details: ProductDetails | null, cost: number | null): DetailsInput => ({
  cost,
  variantCosts: details?.variantCosts ?? null,
  supplier: details?.supplier ?? '',
  notes: details?.notes ?? '',
});

const differing = (from: Edited, to: Edited): Partial<Edited> =>
  Object.fromEntries(
    Object.entries(to).filter(([field, value]) => !isSame(value, Reflect.get(from, field))),
  );

/** What a save of `changes` on top of `base` means, whatever the product makes of it. */
const intentOf = (base: OpenProduct, changes: Partial<Edited>): Intent => {
  const { product, details } = base;
  const { cost, ...fields } = changes;
  const path = `products/${product.id}`;
  const place = detailsPlace(product);
  const part = `${place.collection}/${place.id}`;
  const wanted = new Map<string, Wanted>([[path, { fields }]]);
  if (cost !== undefined) wanted.set(part, { fields: { cost }, isNew: details === null });
  return intent(`save of ${product.id}`, {
    wanted,
    based: new Map([
      [path, asRead(product)],
      [part, { version: details?.version ?? 0, ...(details && { cost: details.cost }) }],
    ]),
  });
};

/**
 * @param wanted what the form holds.
 * @param expected what it must hold by the model's own words.
 */
const write = (
  { provider, process, oracle }: Stage,
  base: OpenProduct,
  wanted: Edited,
  expected = wanted,
) => {
  const changes = differing(editedOf(base), wanted);
  const meant = process.intend(intentOf(base, differing(editedOf(base), expected)));
  const isOwn = base.product.businessId === process.person.uid;
  const details = detailsWrites(
    base.product,
    base.details,
    detailsInput(base.details, wanted.cost),
  );
  const { cost: _, ...data } = changes;
  return patiently(async () => {
    const { data: product } = await provider.update<Product>('products', {
      id: base.product.id,
      data,
      previousData: base.product,
      meta: {
        alongside: (entry: string) => details.writes(isOwn ? null : entry),
        detailChanges: isOwn ? [] : details.detailChanges,
      },
    });
    oracle.answered(meant);
    return { product, details: details.details };
  });
};

/** What two edits of one record come to, field by field, without the product's own comparison. */
const settled = (original: Edited, theirs: Edited, mine: Edited, keepsMine: boolean): Edited => {
  const one = <K extends keyof Edited>(field: K): Edited[K] => {
    if (mine[field] === original[field]) return theirs[field];
    return theirs[field] === original[field] || keepsMine ? mine[field] : theirs[field];
  };
  return {
    title: one('title'),
    price: one('price'),
    brand: one('brand'),
    status: one('status'),
    cost: one('cost'),
  };
};

/**
 * Saves a form that was opened earlier. Where somebody else was faster, reads again and keeps
 * either side's values of the fields that both changed, as the dialog offers.
 */
export const save: ActOut = async stage => {
  const { process, memory } = stage;
  const { pick, value } = process.step;
  const base = choose(memory.open.get(process.person.uid) ?? [], pick);
  if (!base) return;
  const mine = typed(editedOf(base), value, `${pick}.${value}`);
  const saved = await write(stage, base, mine);
  if (saved.done) return keepOpen(stage, saved.value);
  if (!isConflicted(saved)) return;
  const read = await patiently(() => readProduct(stage, base.product.id));
  if (!read.done || !read.value) return;
  const theirs = editedOf(read.value);
  const { conflicts, resolve } = compareValues(editedOf(base), theirs, mine);
  const keepsMine = pick % 2 === 0;
  const resolved = resolve(new Set(keepsMine ? conflicts.map(({ field }) => field) : []));
  const expected = settled(editedOf(base), theirs, mine, keepsMine);
  const again = await write(stage, read.value, resolved, expected);
  if (again.done) keepOpen(stage, again.value);
};
