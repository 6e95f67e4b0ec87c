import { addDoc, collection, type Firestore, serverTimestamp } from 'firebase/firestore';
import { FUNCTION_TASKS, type FunctionTask } from '@/domain/schemas/functionTask.ts';
import { type OwnerTask, ownerTasks } from '@/domain/schemas/ownerTask.ts';
import type { Asked } from '@/domain/schemas/task.ts';

const ask = (firestore: Firestore, path: string, uid: string | null, asked: object) =>
  addDoc(collection(firestore, path), {
    ...asked,
    ...{ askedBy: uid, askedAt: serverTimestamp(), state: 'asked' },
  });

/** Asks functions to do something, with the rights of whoever is signed in. @returns where they answer */
export const askFunctions = (
  firestore: Firestore,
  uid: string | null,
  asked: Asked<FunctionTask>,
) => ask(firestore, FUNCTION_TASKS, uid, asked);

/** Asks functions to do something for a business. @returns where they answer */
export const askForBusiness = (
  firestore: Firestore,
  uid: string | null,
  business: string,
  asked: Asked<OwnerTask>,
) => ask(firestore, ownerTasks(business), uid, asked);
