import { type PastProduct, productsAsOf } from '@/domain/history/asOf.ts';
import type { Wanted } from '@/domain/history/restorePlan.ts';
import { stepsByProduct } from '@/domain/history/stateAt.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { BackOfficeDataProvider } from '../types.ts';
import { concernedBy, type ReadControl, readProducts, withPrivateParts } from './readProducts.ts';
import type { Trail, TrailQuery } from './readTrail.ts';

/** The products of a business that are others now than at a moment. */
export interface PastCatalogue {
  products: PastProduct[];
  /** The products that were read, by id, and those that merges of theirs lead to. */
  known: Map<string, Product>;
}

/** The products that a merge leads to, now or as it is wanted. */
const survivorsOf = (wanted: readonly Wanted[]): string[] => {
  const into = wanted.flatMap(({ now, target }) => [now?.product.mergedInto, target?.mergedInto]);
  return [...new Set(into.filter(id => typeof id === 'string'))];
};

/** Every product that takes part in restoring: what is stored of it, and where its merges lead. */
export const readTakingPart = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  wanted: readonly Wanted[],
  control: ReadControl = {},
): Promise<Map<string, Product>> => {
  const known = new Map(wanted.flatMap(({ id, now }) => (now ? [[id, now.product] as const] : [])));
  const missing = survivorsOf(wanted).filter(id => !known.has(id));
  for (const [id, product] of await readProducts(dataProvider, missing, { signal: control.signal }))
    known.set(id, product);
  return known;
};

/**
 * Compares a business's products with what the trail says they were at a moment.
 * @param ids only these of the products it names; all of them unless given.
 * @throws what reading throws.
 */
export const compareWithPast = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  { businessId }: Pick<TrailQuery, 'businessId'>,
  { entries }: Pick<Trail, 'entries'>,
  control: ReadControl & { ids?: ReadonlySet<string> } = {},
): Promise<PastCatalogue> => {
  const { ids } = control;
  const all = stepsByProduct(entries);
  const steps = ids ? new Map([...all].filter(([id]) => ids.has(id))) : all;
  const products = await readProducts(dataProvider, [...steps.keys()], control);
  const current = await withPrivateParts(
    dataProvider,
    products,
    concernedBy(steps),
    control.signal,
  );
  const past = productsAsOf(businessId, steps, current);
  return { products: past, known: await readTakingPart(dataProvider, past, control) };
};
