import type { PersonTask } from '../../../src/domain/schemas/functionTask.ts';
import type { Did } from '../run/reported.ts';
import type { FunctionStore } from '../store/functionStore.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { readPerson } from './readPerson.ts';

const DAY = 86_400_000;

/** Characters of a piece: of four bytes each it still fits into a document. */
const PIECE = 200_000;

/** What tasks about people need. */
export interface PersonOptions {
  clock: () => Date;
  /** The identity service. */
  accounts: {
    /** Removes an account; one that is gone is no error. */
    remove: (id: string) => Promise<void>;
  };
}

const piecesOf = (text: string): string[] =>
  Array.from({ length: Math.ceil(text.length / PIECE) }, (_, at) =>
    text.slice(at * PIECE, (at + 1) * PIECE),
  );

/** Puts what is stored about a person below the task, for a day. */
const collect = async (store: FunctionStore, { id, person }: PersonTask, now: Date) => {
  const pieces = piecesOf(JSON.stringify(await exportPerson(store, person, now), null, 2));
  const until = new Date(now.getTime() + DAY);
  for (const [at, text] of pieces.entries())
    await store.commit([
      { type: 'set', collection: `functionTasks/${id}/parts`, id: `${at}`, data: { text, until } },
    ]);
  return { parts: pieces.length, did: { exportedParts: pieces.length } };
};

const erase = async (
  store: FunctionStore,
  task: PersonTask,
  { clock, accounts }: PersonOptions,
) => {
  const { id, person, askedBy, reason } = task;
  const now = clock();
  const { business } = await readPerson(store, person, { now });
  if (business === 'there')
    throw new RangeError(
      'Their business is not deleted. Delete it first: then its owner is erased.',
    );
  const asking = await store.get('business', askedBy);
  const email = asking?.data.businessEmail;
  const did = await erasePerson(store, {
    ...{ id: person, auditId: `erase-${id}`, reason, now },
    actor: { uid: askedBy, email: typeof email === 'string' ? email : '' },
  });
  // Last: from then on nobody knows the account's address.
  await accounts.remove(person);
  return { did };
};

/**
 * Does what is asked about a person. @returns what is said under the task.
 * @throws RangeError where it cannot be
 */
export const personTask = (
  store: FunctionStore,
  task: PersonTask,
  options: PersonOptions,
): Promise<{ did: Did; parts?: number }> =>
  task.kind === 'exportPerson'
    ? collect(store, task, options.clock())
    : erase(store, task, options);
