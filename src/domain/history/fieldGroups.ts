import type { ResourceName } from '../access/permissions.ts';
import type { Product } from '../schemas/product.ts';
import type { Report } from '../schemas/report.ts';

/** Fields that mean something together alone. */
interface FieldGroup<Field extends string> {
  fields: readonly Field[];
  /** Those of them of which one that was changed keeps all the others as they are. */
  anchors: readonly Field[];
}

const OF_PRODUCTS: readonly FieldGroup<keyof Product>[] = [
  { fields: ['options', 'variants'], anchors: ['options', 'variants'] },
  // A status alone may stay while the merge goes: the product is merged no more.
  { fields: ['status', 'mergedInto', 'mergedAt'], anchors: ['mergedInto', 'mergedAt'] },
];

const OF_REPORTS: readonly FieldGroup<keyof Report>[] = [
  { fields: ['status', 'resolution'], anchors: ['status', 'resolution'] },
];

const GROUPS: Partial<Record<ResourceName, readonly FieldGroup<string>[]>> = {
  products: OF_PRODUCTS,
  reports: OF_REPORTS,
};

/**
 * Which fields stay as they are where a change is taken back: those that were changed again since, and
 * what belongs together with them.
 */
export const stayingFields = (
  resource: ResourceName,
  changedSince: readonly string[],
): ReadonlySet<string> => {
  const groups = (GROUPS[resource] ?? []).filter(({ anchors }) =>
    anchors.some(field => changedSince.includes(field)),
  );
  return new Set([...changedSince, ...groups.flatMap(({ fields }) => fields)]);
};
