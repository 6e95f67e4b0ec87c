import type { DocumentSnapshot, QueryDocumentSnapshot } from 'firebase/firestore';
import type { RaRecord } from 'ra-core';
import type { ResourceOptions } from '../options.ts';
import { type StoredRecord, TOKENS_FIELD } from '../query/index.ts';
import { fromFirestore } from '../values.ts';

/** A document as a record: its id, its fields, without the search tokens. */
export const toRecord = (
  row: DocumentSnapshot | QueryDocumentSnapshot,
  options: ResourceOptions,
): StoredRecord => {
  const data = row.data({ serverTimestamps: 'estimate' }) ?? {};
  const { [TOKENS_FIELD]: _tokens, ...fields } = fromFirestore(data, options.types);
  return { ...fields, id: options.collectionGroup ? row.ref.path : row.id };
};

/**
 * React-admin lets the caller name the type of the records; like its own providers we take their
 * word for it, here and nowhere else.
 */
export const asRecord = <T extends RaRecord>(record: RaRecord, options: ResourceOptions = {}): T =>
  (options.ids === 'number' && /^\d{1,15}$/.test(String(record.id))
    ? { ...record, id: Number(record.id) }
    : record) as T;
