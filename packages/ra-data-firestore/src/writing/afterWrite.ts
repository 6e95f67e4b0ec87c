import type { Firestore } from 'firebase/firestore';
import { applyWrite, type StoredRecord, TOKENS_FIELD, type WriteData } from '../query/index.ts';
import { documentToFirestore, type FieldTypes, fromFirestore } from '../values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A created record with its tokens, as a query in memory sees it. */
export const createdRecord = (
  firestore: Firestore,
  types: FieldTypes,
  id: string,
  data: WriteData,
): StoredRecord => {
  const record = applyWrite(undefined, { type: 'set', collection: '', id, data }, new Date());
  return { ...fromFirestore(documentToFirestore(record ?? {}, types, firestore), types), id };
};

/** The record that a write leaves, with this machine's time for the server's. */
export const afterWrite = (id: string, data: WriteData, before?: StoredRecord): StoredRecord => {
  const type = before ? 'update' : 'set';
  const record: Fields = applyWrite(before, { type, collection: '', id, data }, new Date()) ?? {};
  const { [TOKENS_FIELD]: _tokens, ...shown } = record;
  return { ...shown, id };
};
