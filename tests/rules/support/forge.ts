import type { ResourceName } from '@/domain/access/permissions.ts';
import type { Role } from '@/domain/access/roles.ts';
import { auditWrite } from '@/domain/audit.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import { ACTORS, type ActorName, roleOf } from './actors.ts';
import type { Fields } from './records.ts';

/** The identity an actor writes under; strangers claim to be owners. */
export const actorOf = (name: ActorName) => {
  const { uid, email } = ACTORS[name];
  const role: Role = roleOf(name) ?? 'owner';
  return { uid: uid ?? 'nobody', email, role };
};

/** The fields that make a new record look written by an actor now. */
export const stamps = (name: ActorName): Fields => {
  const { uid } = actorOf(name);
  const now = serverTime();
  return { version: 1, createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid };
};

/** The fields that make a change look made by an actor now, of a record at `version`. */
export const restamps = (name: ActorName, version = 1): Fields => ({
  version: version + 1,
  updatedAt: serverTime(),
  updatedBy: actorOf(name).uid,
});

/** An honest audit entry about records; `over` makes it a forged one. */
export const entry = (
  name: ActorName,
  id: string,
  resource: ResourceName,
  records: readonly string[],
  over: Fields = {},
): Write => {
  const businessId = ['users', 'duplicateDecisions'].includes(resource) ? null : 'owner';
  const told = records.map(record => ({ id: record, version: 1, businessId }));
  const context = { auditId: id, actor: actorOf(name), action: 'update', label: '' } as const;
  const write = auditWrite(resource, told, {}, { ...context, source: 'form' });
  return write.type === 'create' ? { ...write, data: { ...write.data, ...over } } : write;
};

/** An update by an actor, stamped. */
export const update = (
  name: ActorName,
  collection: string,
  id: string,
  data: Fields,
  version = 1,
): Write => ({ type: 'update', collection, id, data: { ...restamps(name, version), ...data } });

/** A creation by an actor, stamped. */
export const create = (name: ActorName, collection: string, id: string, data: Fields): Write => ({
  type: 'create',
  collection,
  id,
  data: { ...data, ...stamps(name) },
});
