import type { Precondition } from 'ra-data-firestore/query';
import { serverTime } from './write.ts';

/** The fields that a new tracked record starts with. */
export const trackedCreate = (uid: string) => ({
  version: 1,
  createdAt: serverTime(),
  createdBy: uid,
  updatedAt: serverTime(),
  updatedBy: uid,
});

/** The fields that every update of a tracked record carries. */
export const trackedUpdate = (uid: string, versionBefore: number) => ({
  version: versionBefore + 1,
  updatedAt: serverTime(),
  updatedBy: uid,
});

const runIdOf = (source: unknown): unknown =>
  typeof source === 'object' && source !== null && 'runId' in source ? source.runId : undefined;

/**
 * What must hold of a record for a change of what was read: its version; and its run where it was
 * imported, because an import that is undone and done again makes it anew under the same id, with
 * the same versions.
 */
export const asRead = ({
  version,
  source,
}: {
  version: number;
  source?: unknown;
}): Precondition => {
  const runId = runIdOf(source);
  return typeof runId === 'string' ? { version, fields: { 'source.runId': runId } } : { version };
};
