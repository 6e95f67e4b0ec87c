import { addDoc, collection, type Firestore, serverTimestamp } from 'firebase/firestore';
import type { FunctionTask } from '@/domain/schemas/functionTask.ts';

/** What is asked of functions, without what every task has. */
type Asked<Task> = Task extends FunctionTask
  ? Omit<Task, 'id' | 'askedBy' | 'askedAt' | 'state' | 'did' | 'failure' | 'parts'>
  : never;

/** Asks functions to do something, with the rights of whoever is signed in. @returns where they answer */
export const askFunctions = (
  firestore: Firestore,
  uid: string | null,
  asked: Asked<FunctionTask>,
) =>
  addDoc(collection(firestore, 'functionTasks'), {
    ...asked,
    ...{ askedBy: uid, askedAt: serverTimestamp(), state: 'asked' },
  });
