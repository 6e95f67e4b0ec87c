import type { StoredFile } from '../schemas/common.ts';
import type { SubmittedRequest } from '../schemas/request.ts';

/**
 * Whether a file was uploaded for this very request: the owner says where a file is, and an
 * administrator opens it with a click. `firestore.rules` ask the same when a request is made.
 */
export const isOwnAttachment = (
  { id, businessId }: Pick<SubmittedRequest, 'id' | 'businessId'>,
  { fullPath }: Pick<StoredFile, 'fullPath'>,
): boolean => {
  const folder = `business/${businessId}/requests/${id}/`;
  const name = fullPath.slice(folder.length);
  return fullPath.startsWith(folder) && !name.includes('/') && !['', '.', '..'].includes(name);
};
