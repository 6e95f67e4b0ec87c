import {
  type DocumentData,
  deleteField,
  doc,
  increment,
  serverTimestamp,
  type UpdateData,
  writeBatch,
} from 'firebase/firestore';
import { isFieldOperation, type Write } from 'ra-data-firestore/query';
import type { Database } from './environment.ts';

const stored = (value: unknown): unknown => {
  if (!isFieldOperation(value)) return value;
  if (value.$op === 'serverTime') return serverTimestamp();
  if (value.$op === 'deleteField') return deleteField();
  if (value.$op === 'increment') return increment(value.by);
  throw new Error(`${value.$op} is not needed in rules tests`);
};

const fieldsOf = (data: Readonly<Record<string, unknown>>): UpdateData<DocumentData> =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, stored(value)]));

/** Sends neutral writes as one commit, straight by the SDK: what an attacker could send too. */
export const commit = (database: Database, writes: readonly Write[]): Promise<void> => {
  const batch = writeBatch(database);
  for (const write of writes) {
    const target = doc(database, `${write.collection}/${write.id}`);
    if (write.type === 'delete') batch.delete(target);
    else if (write.type === 'update') batch.update(target, fieldsOf(write.data));
    else batch.set(target, fieldsOf(write.data));
  }
  return batch.commit();
};

/** Whether the rules let it pass. @throws any error that is not a denial. */
export const isAllowed = (attempt: Promise<unknown>): Promise<boolean> =>
  attempt.then(
    () => true,
    (error: { code?: string }) => {
      if (error.code === 'permission-denied') return false;
      throw error;
    },
  );
