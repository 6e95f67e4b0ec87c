import type { DocumentReference } from 'firebase/firestore';
import type { ResourceOptions } from '../options.ts';
import { ConflictError, type StoredRecord } from '../query/index.ts';

type Fields = Readonly<Record<string, unknown>>;

export const conflict = (
  reason: 'exists' | 'missing' | 'version',
  reference: DocumentReference,
  record: StoredRecord | null,
) => new ConflictError(reason, reference.parent.path, reference.id, record);

export const versionOf = (record: Fields | undefined, { versionField }: ResourceOptions) => {
  const version = versionField ? record?.[versionField] : undefined;
  return typeof version === 'number' ? version : undefined;
};
