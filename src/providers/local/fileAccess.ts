import type { Actor } from '@/domain/access/roles.ts';
import { StorageError } from '../types.ts';

/** Largest file, in bytes; `storage.rules` holds the same number. */
const MAX_FILE_SIZE = 10 * 1024 * 1024;

const IMAGES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];
const ATTACHMENTS = [...IMAGES, 'application/pdf', 'text/plain'];

/** What a path says: `business/{businessId}/{folder}/…`. Attachments lie in `requests`. */
const placeOf = (path: string) => {
  const [root, businessId, folder, ...rest] = path.split('/');
  return root === 'business' && businessId && folder && rest.length > 0 && rest.every(Boolean)
    ? { businessId, isAttachment: folder === 'requests' }
    : null;
};

const refuse = () => {
  throw new StorageError('unauthorized');
};

/**
 * Holds a file operation against what `storage.rules` allows.
 * @throws StorageError unauthorized
 */
export const checkFile = (
  actor: Actor,
  operation: 'read' | 'write' | 'delete',
  path: string,
  content?: { size: number; type: string },
) => {
  const place = placeOf(path);
  if (!place) return refuse();
  const isOwn = actor.role === 'owner' && actor.uid === place.businessId;
  const isAdmin = actor.role === 'superAdmin';
  if (operation === 'read') {
    if (place.isAttachment && !isOwn && !isAdmin && actor.role !== 'support') refuse();
    return;
  }
  const mayWrite = isOwn || (isAdmin && !(place.isAttachment && operation === 'write'));
  if (!mayWrite) refuse();
  const types = place.isAttachment ? ATTACHMENTS : IMAGES;
  const fits = content && content.size > 0 && content.size <= MAX_FILE_SIZE;
  if (operation === 'write' && (!fits || !types.includes(content.type))) refuse();
};
