import { type DocumentReference, doc } from 'firebase/firestore';
import { HttpError } from 'ra-core';
import { collectionPath } from '../collectionPath.ts';
import type { Call, Context } from '../context.ts';
import { isDenied } from '../httpErrors.ts';
import type { CallMeta } from '../options.ts';
import { isDocumentId, QueryError, type StoredRecord } from '../query/index.ts';
import { hasStatus } from './readBracket.ts';
import { readDocument } from './reader.ts';
import { toRecord } from './records.ts';

const idOf = (resource: string, id: unknown): string => {
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') return String(id);
  throw new QueryError(`${resource}: "${String(id)}" is no id of a document`, 'id');
};

/**
 * The document of a record: in the resource's collection, or anywhere for a collection group,
 * whose ids are document paths.
 * @throws QueryError for an id that cannot be one.
 */
export const referenceOf = (
  context: Context,
  resource: string,
  id: unknown,
  meta?: CallMeta,
): DocumentReference => {
  const options = context.resource(resource);
  const name = idOf(resource, id);
  if (options.collectionGroup) {
    if (name.split('/').length % 2 === 0) return doc(context.firestore, name);
    throw new QueryError(
      `${resource} reads a collection group: "${name}" is no document path`,
      'id',
    );
  }
  if (name.includes('/')) throw new QueryError(`${resource}: the id "${name}" has a slash`, 'id');
  return doc(context.firestore, collectionPath(resource, options, meta), name);
};

/** One record. @throws HttpError 404 where there is none. */
export const readOne = async (
  context: Context,
  call: Call,
  id: unknown,
  meta?: CallMeta,
): Promise<StoredRecord> => {
  const reference = referenceOf(context, call.resource, id, meta);
  const snapshot = await readDocument(context, call, reference);
  if (snapshot.exists()) return toRecord(snapshot, context.resource(call.resource));
  throw new HttpError(`${reference.path} does not exist`, 404, { code: 'not-found', id });
};

/** Whether a text can be the path of a document: collections and ids in turns. */
const canBePath = (path: string): boolean => {
  const parts = path.split('/');
  return parts.length % 2 === 0 && parts.every(isDocumentId);
};

/**
 * The records of the given ids in their order, each once. Missing ones are left out (also ids that
 * no document can have: a reference may be anybody's text), and so are those that the rules deny: one of them must not take the others from the reader.
 */
export const readMany = async (
  context: Context,
  call: Call,
  resource: string,
  ids: readonly unknown[],
  meta?: CallMeta,
): Promise<StoredRecord[]> => {
  const { collectionGroup } = context.resource(resource);
  const canBe = collectionGroup ? canBePath : isDocumentId;
  const given = ids.filter(id => typeof id === 'string' || typeof id === 'number').map(String);
  const unique = [...new Set(given)].filter(canBe);
  const settled = await Promise.allSettled(
    unique.map(id => readDocument(context, call, referenceOf(context, resource, id, meta))),
  );
  return settled.flatMap(outcome => {
    if (outcome.status === 'fulfilled')
      return outcome.value.exists() ? [toRecord(outcome.value, context.resource(resource))] : [];
    if (isDenied(outcome.reason) || hasStatus(outcome.reason, 400)) return [];
    throw outcome.reason;
  });
};
