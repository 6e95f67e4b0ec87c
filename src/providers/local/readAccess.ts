import { HttpError } from 'ra-core';
import type { Query, StoredRecord } from 'ra-data-firestore/query';
import { can, requiredListFilters } from '@/domain/access/can.ts';
import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Actor } from '@/domain/access/roles.ts';

const refusal = (actor: Actor, resource: ResourceName) =>
  new HttpError(`The ${actor.role} role may not read this in ${resource}`, 403);

/**
 * Holds a list against the permission table. Rules are not filters: a list is refused unless its
 * own conditions prove that every row may be read.
 * @throws HttpError 403
 */
export const checkList = (actor: Actor, resource: ResourceName, { where }: Query) => {
  const required = requiredListFilters(actor, resource);
  if (required === null) throw refusal(actor, resource);
  const proves = ({ field, value }: { field: string; value: string }) =>
    where.some(
      condition => condition.field === field && condition.op === '==' && condition.value === value,
    );
  if (required.length > 0 && !required.some(proves)) throw refusal(actor, resource);
};

/** What the table's conditions look at: the record, and what is known by the one it hangs from. */
const accessible = (record: StoredRecord | undefined, parent: StoredRecord | undefined) => {
  if (!parent || !(parent.endsAt instanceof Date)) return record;
  return { ...record, ended: parent.endsAt <= new Date() };
};

/**
 * Whether the permission table lets the actor read a document; a missing one may be said to be
 * missing to anybody who could read some.
 */
export const mayGet = (
  actor: Actor,
  resource: ResourceName,
  record: StoredRecord | undefined,
  parent?: StoredRecord,
) => can(actor, 'get', resource, accessible(record, parent));

/** Holds one document against the permission table. @throws HttpError 403 */
export const checkGet = (
  actor: Actor,
  resource: ResourceName,
  record: StoredRecord | undefined,
  parent?: StoredRecord,
) => {
  if (!mayGet(actor, resource, record, parent)) throw refusal(actor, resource);
};
