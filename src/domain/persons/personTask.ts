import type { Did } from '../functions/did.ts';
import type { FunctionStore } from '../functions/functionStore.ts';
import { partWrites } from '../functions/taskParts.ts';
import { TaskRefusal } from '../functions/taskRefusal.ts';
import { FUNCTION_TASKS, type PersonTask } from '../schemas/functionTask.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { readPerson } from './readPerson.ts';

/** What tasks about people need. */
export interface PersonOptions {
  clock: () => Date;
  /** The identity service. */
  accounts: {
    /** Removes an account; one that is gone is no error. */
    remove: (id: string) => Promise<void>;
  };
}

/** What is stored about a person, as the text of a JSON file. */
export const personFile = async (store: FunctionStore, person: string, now: Date) =>
  JSON.stringify(await exportPerson(store, person, now), null, 2);

/** Puts what is stored about a person below the task, for a day. */
const collect = async (store: FunctionStore, { id, person }: PersonTask, now: Date) => {
  const text = await personFile(store, person, now);
  const writes = partWrites(`${FUNCTION_TASKS}/${id}`, text, { now });
  for (const write of writes) await store.commit([write]);
  return { parts: writes.length, did: { exportedParts: writes.length } };
};

/**
 * Erases a person and their account as an administrator asked.
 * @throws TaskRefusal where their business is not deleted, or nobody said why
 */
export const eraseAsked = async (
  store: FunctionStore,
  { id, person, askedBy, reason }: Pick<PersonTask, 'id' | 'person' | 'askedBy' | 'reason'>,
  { clock, accounts }: PersonOptions,
) => {
  if (reason.trim() === '') throw new TaskRefusal('noReason');
  const now = clock();
  const { business } = await readPerson(store, person, { now });
  if (business === 'there') throw new TaskRefusal('businessThere');
  const asking = await store.get('business', askedBy);
  const email = asking?.data.businessEmail;
  const did = await erasePerson(store, {
    ...{ id: person, auditId: `erase-${id}`, reason, now, isAsked: true },
    actor: { uid: askedBy, email: typeof email === 'string' ? email : '' },
  });
  // Last: from then on nobody knows the account's address.
  await accounts.remove(person);
  return { did };
};

/**
 * Does what is asked about a person. @returns what is said under the task.
 * @throws TaskRefusal where it cannot be
 */
export const personTask = (
  store: FunctionStore,
  task: PersonTask,
  options: PersonOptions,
): Promise<{ did: Did; parts?: number }> =>
  task.kind === 'exportPerson'
    ? collect(store, task, options.clock())
    : eraseAsked(store, task, options);
