import { applyWrite, type StoredRecord, TOKENS_FIELD, type WriteData } from '../query/index.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The record that a write leaves, with this machine's time for the server's. */
export const afterWrite = (id: string, data: WriteData, before?: StoredRecord): StoredRecord => {
  const type = before ? 'update' : 'set';
  const record: Fields = applyWrite(before, { type, collection: '', id, data }, new Date()) ?? {};
  const { [TOKENS_FIELD]: _tokens, ...shown } = record;
  return { ...shown, id };
};
