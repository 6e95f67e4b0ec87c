import { doc, type Firestore, getDocFromServer } from 'firebase/firestore';
import { toHttpError } from 'ra-data-firestore';
import {
  OWNER_TASK_SIGN,
  type OwnerTaskSign,
  ownerTaskSignSchema,
} from '@/domain/schemas/ownerTaskSign.ts';
import { plainFields } from './plainFields.ts';

/**
 * The sign that functions left, one read; null where they left none.
 * @throws HttpError 403 where it is over, and what reading throws; ZodError where it is none that this version knows
 */
export const ownerTaskSign = async (firestore: Firestore): Promise<OwnerTaskSign | null> => {
  const { collection, id } = OWNER_TASK_SIGN;
  try {
    const stored = (await getDocFromServer(doc(firestore, collection, id))).data();
    return stored ? ownerTaskSignSchema.parse(plainFields(stored)) : null;
  } catch (error) {
    throw toHttpError(error, collection);
  }
};
