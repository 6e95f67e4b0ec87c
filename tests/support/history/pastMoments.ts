import { HttpError } from 'ra-core';
import { detailsRequest } from '@/domain/collectionPaths.ts';
import { planRestore } from '@/domain/history/restorePlan.ts';
import {
  COMPARED_FIELDS,
  type Snapshot,
  snapshotChanges,
  snapshotOf,
} from '@/domain/history/snapshot.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { ProductDetails } from '@/domain/schemas/product.ts';
import type { Write } from '@/domain/write.ts';
import { goOnRestoring } from '@/providers/history/goOnRestoring.ts';
import { readTrail } from '@/providers/history/readTrail.ts';
import { compareWithPast } from '@/providers/history/restoreTo.ts';
import { runRestore } from '@/providers/history/runRestore.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { allProducts, type Worker } from './randomHistory.ts';

/** A catalogue as it was: every product with its private part, read and not told. */
export interface Photograph {
  at: Date;
  products: ReadonlyMap<string, Snapshot>;
}

/** Reads the whole catalogue by the back end, and remembers when. */
export const photograph = async (
  provider: BackOfficeDataProvider,
  businessId: string,
): Promise<Photograph> => {
  const products = new Map<string, Snapshot>();
  const all = await allProducts(provider, businessId);
  for (let start = 0; start < all.length; start += 200)
    await Promise.all(
      all.slice(start, start + 200).map(async product => {
        const { id, meta } = detailsRequest(product);
        const { data } = await provider.getMany<ProductDetails>('productDetails', {
          ids: [id],
          meta,
        });
        products.set(product.id, snapshotOf(product, data[0] ?? null));
      }),
    );
  return { at: new Date(), products };
};

/** What every write raises. */
const RAISED: ReadonlySet<string> = new Set(['version', 'updatedAt', 'updatedBy', 'auditId']);

const AGE = ['createdAt', 'createdBy'] as const;
const COMPARED: ReadonlySet<string> = new Set(COMPARED_FIELDS);

/** What two photographs differ in, in words; and how many documents a writer would have to write. */
export const differences = (one: Photograph, other: Photograph) => {
  const told: string[] = [];
  let documents = 0;
  for (const id of new Set([...one.products.keys(), ...other.products.keys()])) {
    const [a, b] = [one.products.get(id), other.products.get(id)];
    if (!a || !b) {
      told.push(`${id}: ${a ? 'is only in the first' : 'is only in the second'}`);
      const whole = a ?? b ?? {};
      documents += 1 + Number('cost' in whole);
      continue;
    }
    const changes = snapshotChanges(a, b);
    const details = changes.filter(
      ({ field }) => COMPARED_FIELDS.indexOf(field) > COMPARED_FIELDS.indexOf('hiddenWithBusiness'),
    );
    documents += Number(changes.length > details.length) + Number(details.length > 0);
    // What was imported again after it was deleted has the same id, and an age of its own.
    const passed = id.startsWith('sp_') ? [...AGE] : [];
    const others = new Set([...Object.keys(a), ...Object.keys(b)]);
    for (const field of [...RAISED, ...COMPARED, ...passed]) others.delete(field);
    const derived = [...others].filter(
      field => JSON.stringify(a[field] ?? null) !== JSON.stringify(b[field] ?? null),
    );
    for (const { field, from, to } of changes)
      told.push(`${id}.${field}: ${JSON.stringify(from)} / ${JSON.stringify(to)}`);
    for (const field of derived)
      told.push(`${id}.${field}: ${JSON.stringify(a[field])} / ${JSON.stringify(b[field])}`);
  }
  return { told, documents };
};

/** What restoring to a moment took. */
export interface RestoreFigures {
  writes: number;
  entries: number;
  commits: number;
  largest: number;
  /** Entries of the trail that were read, in the restore with most of them. */
  trail: number;
  /** Products that an owner has to leave to an administrator. */
  forAdministrators: number;
  problems: string[];
}

/** Where a restoring goes out of reach: at which commit, and whether that is carried out all the same. */
export interface Tear {
  commit: number;
  written: boolean;
}

/**
 * Restores a business's whole catalogue to a moment, as the page does it; what is torn is gone on
 * with as the page does it, too.
 */
export const restoreTo = async (
  { provider, actor }: Worker,
  businessId: string,
  at: Date,
  tear?: Tear,
): Promise<RestoreFigures> => {
  const figures: RestoreFigures = {
    ...{ writes: 0, entries: 0, commits: 0, largest: 0, trail: 0, forAdministrators: 0 },
    problems: [],
  };
  let torn = false;
  const counting = {
    ...provider,
    commit: async (writes: readonly Write[]) => {
      const tears = !torn && figures.commits === tear?.commit;
      torn ||= tears;
      if (tears && !tear?.written) throw new HttpError('Out of reach', 503);
      await provider.commit(writes);
      figures.commits += 1;
      figures.writes += writes.length;
      figures.entries += writes.filter(({ collection }) => collection === 'audit').length;
      figures.largest = Math.max(figures.largest, writes.length);
      if (tears) throw new HttpError('No answer', 503);
    },
  };
  const trail = await readTrail(provider, { businessId, since: at, actor });
  figures.trail = trail.entries.length;
  if (trail.capped) figures.problems.push('The trail was not read to its end');
  const { products, known } = await compareWithPast(provider, { businessId }, trail);
  for (const { title, gap } of products) if (gap) figures.problems.push(`${title}: ${gap}`);
  const business = await provider.getOne<Business>('business', { id: businessId });
  const businesses = new Map([[businessId, business.data]]);
  const plan = planRestore(products, { businesses, products: known }, actor);
  for (const { title, why } of plan.hindered)
    if (why === 'merged' || why === 'administrators') figures.forAdministrators += 1;
    else figures.problems.push(`${title}: ${why}`);
  const context = { actor, reason: 'test', label: 'test', batchId: provider.newId('audit') };
  let outcome = await runRestore(counting, plan.items, known, context);
  if (torn) outcome = await goOnRestoring(counting, outcome.left, context);
  for (const { item, error } of outcome.failed)
    figures.problems.push(`${item.title} (${item.kind}): ${error}`);
  for (const { title } of outcome.left) figures.problems.push(`${title}: left`);
  return figures;
};
