import type { RaRecord } from 'ra-core';
import type { StoredRecord } from 'ra-data-firestore/query';

/** react-admin lets the caller name the record's type; the layer above vouches by schema. */
const isOfType = <T extends RaRecord>(_: StoredRecord): _ is StoredRecord & T => true;

/** The records under the type that the caller asked for. */
export const typed = <T extends RaRecord>(records: readonly StoredRecord[]): T[] =>
  records.filter(record => isOfType<T>(record));

/** One record under the type that the caller asked for. */
export const typedOne = <T extends RaRecord>(record: StoredRecord): T => {
  if (!isOfType<T>(record)) throw new TypeError('The record is not of the type asked for');
  return record;
};
