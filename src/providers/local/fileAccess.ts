import type { Actor } from '@/domain/access/roles.ts';
import { ATTACHMENT_TYPES, IMAGE_TYPES, MAX_FILE_BYTES } from '@/domain/fileLimits.ts';
import { StorageError } from '../storageError.ts';

const PUBLIC_FOLDERS = ['products', 'profile', 'giveaways'];

/**
 * What a path says: `business/{businessId}/{folder}/…`. Attachments lie in
 * `requests/{requestId}/{file}`; a folder that nobody named is nobody's.
 */
const placeOf = (path: string) => {
  const [root, businessId, folder, ...rest] = path.split('/');
  if (root !== 'business' || !businessId || rest.length === 0 || !rest.every(Boolean)) return null;
  if (folder === 'requests')
    return rest.length === 2 ? { businessId, requestId: rest[0] ?? null } : null;
  return folder !== undefined && PUBLIC_FOLDERS.includes(folder)
    ? { businessId, requestId: null }
    : null;
};

/** The id of the request whose attachment lies at `path`; null for anything else. */
export const attachedTo = (path: string): string | null => placeOf(path)?.requestId ?? null;

const refuse = () => {
  throw new StorageError('unauthorized');
};

/**
 * Holds a file operation against what `storage.rules` allows.
 * @param submitted whether the request that the file is attached to is stored: its files stay.
 * @throws StorageError unauthorized
 */
export const checkFile = (
  actor: Actor,
  operation: 'read' | 'write' | 'delete',
  path: string,
  content?: { size: number; type: string },
  submitted = false,
) => {
  const place = placeOf(path);
  if (!place) return refuse();
  const isAttachment = place.requestId !== null;
  const isOwn = actor.role === 'owner' && actor.uid === place.businessId;
  const isAdmin = actor.role === 'superAdmin';
  if (operation === 'read') {
    if (isAttachment && !isOwn && !isAdmin && actor.role !== 'support') refuse();
    return;
  }
  const mayWrite =
    (isOwn && !(isAttachment && submitted)) ||
    (isAdmin && !(isAttachment && operation === 'write'));
  if (!mayWrite) refuse();
  const types = isAttachment ? ATTACHMENT_TYPES : IMAGE_TYPES;
  const fits = content && content.size > 0 && content.size <= MAX_FILE_BYTES;
  if (operation === 'write' && (!fits || !types.includes(content.type))) refuse();
};
