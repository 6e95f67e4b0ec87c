import { type DocumentReference, deleteDoc, type Firestore } from 'firebase/firestore';
import { toHttpError } from 'ra-data-firestore';
import type { OwnerTaskNews } from '@/domain/functions/ownerTaskNews.ts';
import { type OwnerTask, ownerTaskSchema, ownerTasks } from '@/domain/schemas/ownerTask.ts';
import type { AskOwnerTask } from '../askOwnerTask.ts';
import { askForBusiness } from './askFunctions.ts';
import { followTask, readTaskParts } from './followTask.ts';

/** How long nobody takes a task up, and how long somebody who did says nothing: whoever dies is followed by another. */
const PATIENCE = { begun: 900_000, asked: 90_000 };

const hasBegun = ({ parts }: OwnerTask) => typeof parts === 'number';

/**
 * Asks functions for something of a business, with the rights of whoever is signed in, and hands on what it gives as
 * it comes: a read for each change of the task and each piece. Whoever follows it no further gives it up.
 * @throws HttpError, TaskUnanswered, and the signal's reason
 */
export async function* askedOfOwner(
  firestore: Firestore,
  uid: string | null,
  ...[business, asked, signal, patience = PATIENCE]: [
    ...given: Parameters<AskOwnerTask>,
    patience?: typeof PATIENCE,
  ]
): AsyncGenerator<OwnerTaskNews> {
  const longest = (task: OwnerTask) => (hasBegun(task) ? patience.begun : patience.asked);
  let read = 0;
  let open: DocumentReference | null = null;
  try {
    const reference = await askForBusiness(firestore, uid, business, asked);
    open = reference;
    for await (const task of followTask(reference, ownerTaskSchema, signal, longest)) {
      const to = task.parts ?? 0;
      const texts = await readTaskParts(reference, { from: read, to }, signal);
      read = Math.max(read, to);
      if (task.state !== 'asked') open = null;
      yield { task, texts };
    }
  } catch (error) {
    signal.throwIfAborted();
    throw toHttpError(error, ownerTasks(business));
  } finally {
    // Nobody waits any more: functions end what they find gone.
    if (open) deleteDoc(open).catch(() => {});
  }
}
