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
