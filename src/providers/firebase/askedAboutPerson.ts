import {
  collection,
  type DocumentReference,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  query,
} from 'firebase/firestore';
import { functionTaskSchema, type PersonTask } from '@/domain/schemas/functionTask.ts';
import { taskPartSchema } from '@/domain/schemas/task.ts';
import type { AskAboutPerson, PersonAnswer } from '../askAboutPerson.ts';
import { askFunctions } from './askFunctions.ts';
import { plainFields } from './plainFields.ts';

/** Resolves with a task once it is done, or is not. @throws what following throws, and the signal's reason */
const answered = (task: DocumentReference, signal: AbortSignal): Promise<PersonTask> =>
  new Promise((resolve, reject) => {
    const stop = onSnapshot(
      task,
      snapshot => {
        const fields = plainFields(snapshot.data({ serverTimestamps: 'estimate' }) ?? {});
        const { data } = functionTaskSchema.safeParse({ ...fields, id: task.id });
        if (!data || data.kind === 'rollUpRange' || data.state === 'asked') return;
        stop();
        resolve(data);
      },
      reject,
    );
    signal.addEventListener(
      'abort',
      () => {
        stop();
        reject(signal.reason);
      },
      { once: true },
    );
  });

/**
 * Asks functions for something about a person, with the rights of whoever is signed in, and waits for it. What was
 * collected is read piece by piece, a read each. Null where no function is deployed: nobody would ever answer.
 * @throws what asking throws, and the signal's reason
 */
export const askedAboutPerson = async (
  firestore: Firestore,
  uid: string | null,
  ...[asked, signal]: Parameters<AskAboutPerson>
): Promise<PersonAnswer | null> => {
  const runs = query(collection(firestore, 'functionRuns'), limit(1));
  if ((await getDocsFromServer(runs)).empty) return null;
  signal.throwIfAborted();
  const reference = await askFunctions(firestore, uid, asked);
  const task = await answered(reference, signal);
  if (!task.parts) return { ...task, content: null };
  const texts: string[] = [];
  for (let part = 0; part < task.parts; part++) {
    signal.throwIfAborted();
    const stored = await getDocFromServer(doc(reference, 'parts', String(part)));
    texts.push(taskPartSchema.parse(plainFields(stored.data() ?? {})).text);
  }
  return { ...task, content: texts.join('') };
};
