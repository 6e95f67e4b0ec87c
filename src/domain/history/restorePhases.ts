import type { Product } from '../schemas/product.ts';
import type { CurrentProduct, RestoreItem } from './restorePlan.ts';
import { restoredVersion } from './restoreWrites.ts';

type Of<Kind extends RestoreItem['kind']> = Extract<RestoreItem, { kind: Kind }>;

/** Stored products that are written together: those of one merge, or one alone. */
export interface UpdateCluster {
  items: Of<'update'>[];
  /** Products that the merge leads to, which do not change themselves. */
  touched: Product[];
}

/** What is done one after the other: later phases stand on what earlier ones wrote. */
export interface RestorePhases {
  creates: Of<'create'>[];
  /** Out of the merges that products are in now, where they are in others next, or are deleted. */
  unmerges: UpdateCluster[];
  updates: UpdateCluster[];
  deletes: Of<'delete'>[];
}

const mergeOf = ({ mergedInto }: Pick<Product, 'mergedInto'>): string | null => mergedInto ?? null;

const NO_MERGE = { mergedInto: null, mergedAt: null } as const;

const mergeChanges = (from: Product, to: Pick<Product, 'mergedInto' | 'mergedAt'>) =>
  (['mergedInto', 'mergedAt'] as const).map(field => ({
    field,
    from: from[field] ?? null,
    to: to[field] ?? null,
  }));

/** A stored product taken out of its merge, as a step of its own. */
const unmergeItem = (id: string, title: string, now: CurrentProduct): Of<'update'> => ({
  ...{ id, title, kind: 'update', now },
  changes: mergeChanges(now.product, NO_MERGE),
  target: {
    product: { ...now.product, ...NO_MERGE },
    details: now.details ?? { cost: null, variantCosts: null, supplier: '', notes: '' },
  },
});

/** The same product one version on, out of its merge. */
const afterUnmerge = (now: CurrentProduct): CurrentProduct => ({
  ...now,
  product: { ...now.product, ...NO_MERGE, version: now.product.version + 1 },
});

/** The product that a change of a merge leads away from, or to: rules want it in the same commit. */
const partnerOf = ({ now, target }: Of<'update'>): string | null => {
  const [from, to] = [mergeOf(now.product), mergeOf(target.product)];
  return from === to ? null : (from ?? to);
};

const clustersOf = (
  items: readonly Of<'update'>[],
  stored: ReadonlyMap<string, Product>,
): UpdateCluster[] => {
  const leader = new Map<string, string>();
  const find = (id: string): string => {
    const next = leader.get(id) ?? id;
    return next === id ? id : find(next);
  };
  for (const item of items) {
    const partner = partnerOf(item);
    if (partner !== null) leader.set(find(item.id), find(partner));
  }
  const clusters = new Map<string, UpdateCluster>();
  const clusterOf = (id: string) => {
    const key = find(id);
    const cluster = clusters.get(key) ?? { items: [], touched: [] };
    clusters.set(key, cluster);
    return cluster;
  };
  for (const item of items) clusterOf(item.id).items.push(item);
  const own = new Set(items.map(({ id }) => id));
  const partners = new Set(items.flatMap(item => partnerOf(item) ?? []));
  for (const id of partners) {
    const product = own.has(id) ? undefined : stored.get(id);
    if (product) clusterOf(id).touched.push(product);
  }
  return [...clusters.values()];
};

const createPhase = (items: readonly RestoreItem[], stored: Map<string, Product>) => {
  const creates: Of<'create'>[] = [];
  const merges: Of<'update'>[] = [];
  for (const item of items) {
    if (item.kind !== 'create') continue;
    const { target, id, title } = item;
    // Whoever brings a product back brings back no merge with it: that is the step after.
    const product = { ...target.product, ...NO_MERGE };
    creates.push({ ...item, target: { ...target, product } });
    const created = { ...product, version: restoredVersion(item) };
    stored.set(id, created);
    if (mergeOf(target.product) === null) continue;
    merges.push({
      ...{ id, title, kind: 'update', target, now: { product: created, details: null } },
      changes: mergeChanges(created, target.product),
    });
  }
  return { creates, merges };
};

/**
 * The order in which products come to what is wanted of them: the deleted come back, then stored
 * ones change, those of one merge together, then those that were added since go.
 * @param known every product that takes part, and those that merges lead to, by id.
 */
export const restorePhases = (
  items: readonly RestoreItem[],
  known: ReadonlyMap<string, Product>,
): RestorePhases => {
  const stored = new Map(known);
  const { creates, merges } = createPhase(items, stored);
  const out: Of<'update'>[] = [];
  const updates: Of<'update'>[] = [...merges];
  const deletes: Of<'delete'>[] = [];
  for (const item of items) {
    if (item.kind === 'create') continue;
    const { id, title, now } = item;
    const into = item.kind === 'update' ? mergeOf(item.target.product) : null;
    const leaves = mergeOf(now.product) !== null && into !== mergeOf(now.product);
    if (!leaves) {
      if (item.kind === 'delete') deletes.push(item);
      else updates.push(item);
      continue;
    }
    // What it was merged into may leave a merge, too: together they are out of both.
    if (item.kind === 'update' && into === null) {
      out.push(item);
      continue;
    }
    out.push(unmergeItem(id, title, now));
    const next = afterUnmerge(now);
    if (item.kind === 'delete') deletes.push({ ...item, now: next });
    else updates.push({ ...item, now: next });
  }
  const unmerges = clustersOf(out, stored);
  const versions = new Map<string, number>();
  for (const { id, version } of unmerges.flatMap(({ touched }) => touched))
    versions.set(id, version + 1);
  const moved = <T extends Of<'update'> | Of<'delete'>>(item: T): T => {
    const version = versions.get(item.id);
    return version === undefined
      ? item
      : { ...item, now: { ...item.now, product: { ...item.now.product, version } } };
  };
  for (const [id, version] of versions) {
    const product = stored.get(id);
    if (product) stored.set(id, { ...product, version });
  }
  const changed = clustersOf(updates.map(moved), stored);
  for (const { id, version } of changed.flatMap(({ touched }) => touched))
    versions.set(id, version + 1);
  return { creates, unmerges, updates: changed, deletes: deletes.map(moved) };
};
