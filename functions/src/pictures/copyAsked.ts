import type { Actor } from '../../../src/domain/access/roles.ts';
import type { Did } from '../../../src/domain/functions/did.ts';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import { type CopyPicturesTask, ownerTasks } from '../../../src/domain/schemas/ownerTask.ts';
import {
  type FailedPicture,
  MAX_REPORTED_PICTURES,
} from '../../../src/domain/schemas/pictureTask.ts';
import type { FileBucket } from '../store/fileBucket.ts';
import { type CopyOptions, copyPictures } from './copyPictures.ts';

/** What copying needs that was asked for by a task. */
export interface CopyAskedOptions extends CopyOptions {
  bucket: FileBucket;
  /** The e-mail address of an account; null where it is not known. */
  emailOf: (uid: string) => Promise<string | null>;
}

/**
 * Who asked: the owner, or an administrator, as rules let nobody else. Business records tell the address of a business,
 * which need not be that of the account; of an owner it is what there is where accounts cannot be asked.
 */
const askerOf = async (
  store: FunctionStore,
  businessId: string,
  { askedBy: uid }: CopyPicturesTask,
  emailOf: CopyAskedOptions['emailOf'],
): Promise<Actor> => {
  const email = await emailOf(uid);
  if (uid !== businessId) return { uid, email: email ?? uid, role: 'superAdmin' };
  const own = email ?? (await store.get('business', uid))?.data.businessEmail;
  return { uid, email: typeof own === 'string' ? own : uid, role: 'owner' };
};

/** Copies the pictures that a task asks for. @returns what is said under the task. */
export const copyAsked = async (
  store: FunctionStore,
  { business, id }: { business: string; id: string },
  task: CopyPicturesTask,
  { bucket, emailOf, ...options }: CopyAskedOptions,
): Promise<{ did: Did; pictures: FailedPicture[] }> => {
  // From here on whoever waits knows that somebody is at it.
  await store.commit([
    { type: 'update', collection: ownerTasks(business), id, data: { parts: 0 } },
  ]);
  const actor = await askerOf(store, business, task, emailOf);
  const request = { businessId: business, productIds: task.productIds, actor };
  const { did, failures } = await copyPictures(store, bucket, request, options);
  const pictures = failures
    .slice(0, MAX_REPORTED_PICTURES)
    .map(({ productId, imageId, code }) => ({ productId, imageId, code }));
  return { did, pictures };
};
