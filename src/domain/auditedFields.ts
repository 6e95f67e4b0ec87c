import type { ResourceName } from './access/permissions.ts';
import { COLLECTIONS } from './collections.ts';
import { BOOKKEEPING } from './fieldChanges.ts';

/** What has no words of its own in the trail, since another field tells of it. */
export const TOLD_ELSEWHERE: ReadonlySet<string> = new Set([
  'statusHistory',
  'replaced',
  'costBase',
]);

const shown = (resource: ResourceName): string[] =>
  Object.keys(COLLECTIONS[resource].schema.shape).filter(
    field => !BOOKKEEPING.has(field) && !TOLD_ELSEWHERE.has(field),
  );

/** The fields of a kind of records that entries may tell of: of products those of the private part, too. */
export const auditedFields = (resource: ResourceName): readonly string[] =>
  resource === 'products'
    ? [...new Set([...shown('products'), ...shown('productDetails')])]
    : shown(resource);
