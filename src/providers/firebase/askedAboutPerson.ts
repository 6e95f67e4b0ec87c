import { collection, type Firestore, getDocsFromServer, limit, query } from 'firebase/firestore';
import { toHttpError } from 'ra-data-firestore';
import { functionTaskSchema } from '@/domain/schemas/functionTask.ts';
import type { AskAboutPerson, PersonAnswer } from '../askAboutPerson.ts';
import { askFunctions } from './askFunctions.ts';
import { followTask, readTaskParts } from './followTask.ts';

const RUNS = 'functionRuns';

/** Whether any function has ever run. @throws HttpError */
const hasFunctions = async (firestore: Firestore): Promise<boolean> => {
  try {
    return !(await getDocsFromServer(query(collection(firestore, RUNS), limit(1)))).empty;
  } catch (error) {
    throw toHttpError(error, RUNS);
  }
};

/**
 * Asks functions for something about a person, with the rights of whoever is signed in, and waits for it. What was
 * collected is read piece by piece, a read each. Null where no function is deployed: nobody would ever answer.
 * @throws HttpError 503 where the server cannot be reached, and nothing was asked for
 * @throws what asking throws, and the signal's reason
 */
export const askedAboutPerson = async (
  firestore: Firestore,
  uid: string | null,
  ...[asked, signal]: Parameters<AskAboutPerson>
): Promise<PersonAnswer | null> => {
  if (!(await hasFunctions(firestore))) return null;
  signal.throwIfAborted();
  const reference = await askFunctions(firestore, uid, asked);
  for await (const task of followTask(reference, functionTaskSchema, signal)) {
    if (task.kind === 'rollUpRange' || task.state === 'asked') continue;
    if (!task.parts) return { ...task, content: null };
    const texts = await readTaskParts(reference, { from: 0, to: task.parts }, signal);
    return { ...task, content: texts.join('') };
  }
  return null;
};
