import type { DocumentReference, Transaction } from 'firebase/firestore';
import type { Call, Context } from '../context.ts';
import type { CallMeta, ResourceOptions } from '../options.ts';
import { isPlainObject, QueryError, type StoredRecord } from '../query/index.ts';
import { toRecord } from '../reading/records.ts';
import { conflict, versionOf } from './recordVersion.ts';

/** The versions that a bulk write expects by id; undefined where it is not to check any. */
export type CheckedVersions = ReadonlyMap<string, number | undefined> | undefined;

const wrong = ({ resource, method }: Call, problem: string) =>
  new QueryError(`${resource}.${method}: ${problem}`, 'checkVersion', 'invalid-write');

/**
 * Reads `meta.checkVersion`: the records of a bulk write as they were read, as `previousData` is for
 * a single one.
 * @throws QueryError where a record is missing, or the resource has no version.
 */
export const checkedVersions = (
  call: Call,
  ids: readonly string[],
  options: ResourceOptions,
  meta: CallMeta = {},
): CheckedVersions => {
  const { checkVersion } = meta;
  if (checkVersion === undefined || checkVersion === false) return undefined;
  if (!options.versionField)
    throw wrong(call, 'meta.checkVersion needs a versionField in the options of the resource');
  if (!Array.isArray(checkVersion))
    throw wrong(call, 'meta.checkVersion has to be the list of the records as they were read');
  const records = checkVersion.filter(isPlainObject);
  const versions = new Map(records.map(one => [String(one.id), versionOf(one, options)]));
  const unknown = ids.find(id => !versions.has(id));
  if (unknown !== undefined)
    throw wrong(call, `meta.checkVersion lacks the record "${unknown}" that is to be written`);
  return versions;
};

/**
 * A document as it is stored; undefined where there is none.
 * @throws ConflictError where its version is another than was expected.
 */
export const storedAsRead = async (
  context: Context,
  call: Call,
  transaction: Transaction,
  reference: DocumentReference,
  versions: CheckedVersions,
): Promise<StoredRecord | undefined> => {
  const options = context.resource(call.resource);
  const found = await transaction.get(reference);
  context.meter.add({ method: call.method, resource: call.resource, reads: 1 });
  const stored = found.exists() ? toRecord(found, options) : undefined;
  const id = options.collectionGroup ? reference.path : reference.id;
  if (stored && versions && versionOf(stored, options) !== versions.get(id))
    throw conflict('version', reference, stored);
  return stored;
};
