import { stayingFields } from '../history/fieldGroups.ts';
import { DERIVED_FIELDS, deriveProduct } from '../product/deriveProduct.ts';
import { productSchema } from '../schemas/product.ts';
import { type ChainedUpdate, REMOVED, type StoredFields } from './auditChain.ts';
import type { UnmergePlan } from './planUnmerge.ts';

/** What follows from other fields is made anew, whoever changed those. */
const DERIVED: ReadonlySet<string> = new Set(DERIVED_FIELDS);

const asStored = (fields: ChainedUpdate['fields']) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, value === REMOVED ? null : value]),
  );

/** What comes back of a product beside what stays; null where the two make no product. */
const besides = (
  record: StoredFields,
  fields: ChainedUpdate['fields'],
  changed: readonly string[],
): ChainedUpdate['fields'] | null => {
  const stay = stayingFields('products', changed);
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([field]) => !stay.has(field) && !DERIVED.has(field)),
  );
  const product = productSchema.safeParse({ ...record, ...asStored(kept) });
  return product.success ? { ...kept, ...deriveProduct(product.data) } : null;
};

/**
 * The plan that leaves alone what was changed since the merge: the rest comes back beside it. Where
 * the two would make no product the problem stays, to be overwritten or left.
 */
export const leaveChanged = (plan: UnmergePlan): UnmergePlan => {
  const changed = new Map<string, readonly string[]>();
  for (const problem of plan.problems)
    if (problem.kind === 'changedSince')
      changed.set(`${problem.resource}/${problem.id}`, problem.fields);
  const unfit = new Set<string>();
  const updates = plan.updates.map(part => ({
    ...part,
    updates: part.updates.map(update => {
      const key = `${part.resource}/${update.record.id}`;
      const fields = changed.get(key);
      if (!fields) return update;
      // Of a report or a giveaway only where it leads comes back: changed since, nothing is left.
      if (part.resource !== 'products') return { ...update, fields: {} };
      const left = besides(update.record, update.fields, fields);
      if (!left) unfit.add(key);
      return left ? { ...update, fields: left } : update;
    }),
  }));
  return {
    ...plan,
    updates,
    problems: plan.problems.filter(
      problem => problem.kind !== 'changedSince' || unfit.has(`${problem.resource}/${problem.id}`),
    ),
  };
};
