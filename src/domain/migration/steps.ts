import type { ResourceName } from '../access/permissions.ts';
import { COLLECTIONS } from '../collections.ts';
import { businessAccess } from './businessAccess.ts';
import { displayNames, productState, searchWords } from './derivedFields.ts';
import { oldProduct } from './oldProduct.ts';
import { oldReport } from './oldReport.ts';
import { oldStatus } from './oldStatus.ts';
import { fittedFields, oldNames, times } from './shapeOf.ts';
import type { Upgrading } from './step.ts';

/** One change of a collection's schema. */
export interface SchemaStep {
  /** The schema version that a collection has after it. */
  to: number;
  /**
   * Whether it may be done again to what it has been done to: such steps are always done, since apps of
   * yesterday go on writing. Others are done once, to collections below their version; a run that was cut
   * off may give them what they have already stored, so that has to stay as it is.
   */
  again: boolean;
  /** Its parts, in their order; each gets what those before it left. */
  parts: readonly Upgrading[];
}

/** The collections whose records another system may have written, in the order that names are taken over. */
export const UPGRADED = [
  ...['business', 'users', 'products', 'giveaways', 'entries', 'reports', 'requests'],
] as const;

const first = (resource: ResourceName, own: readonly Upgrading[] = []): SchemaStep => ({
  ...{ to: 1, again: true },
  parts: [
    ...[oldNames(resource), oldStatus(resource), ...own, fittedFields(resource)],
    ...[displayNames(resource), ...(COLLECTIONS[resource].tracked ? [times] : [])],
    searchWords(resource),
  ],
});

const OWN: Readonly<Partial<Record<ResourceName, readonly Upgrading[]>>> = {
  business: [businessAccess],
  products: [oldProduct],
  reports: [oldReport],
};

const LATER: Readonly<Partial<Record<ResourceName, readonly SchemaStep[]>>> = {
  // 2: products have `stockTotal`.
  products: [{ to: 2, again: true, parts: [productState] }],
};

/** Every change of every schema. The next one is a line more in `LATER`: `{ to: 3, again: false, parts: [ … ] }`. */
export const SCHEMA_STEPS: Readonly<Partial<Record<ResourceName, readonly SchemaStep[]>>> =
  Object.fromEntries(
    UPGRADED.map(resource => [
      resource,
      [first(resource, OWN[resource]), ...(LATER[resource] ?? [])],
    ]),
  );

/** The version of a collection's schema: that of its last step. */
export const schemaVersion = (resource: ResourceName): number =>
  SCHEMA_STEPS[resource]?.at(-1)?.to ?? 1;
