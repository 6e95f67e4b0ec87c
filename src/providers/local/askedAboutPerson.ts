import { HttpError } from 'ra-core';
import { TaskRefusal } from '@/domain/functions/taskRefusal.ts';
import { eraseAsked, personFile } from '@/domain/persons/personTask.ts';
import type { AskAboutPerson, PersonAnswer } from '../askAboutPerson.ts';
import type { LocalContext } from './access.ts';
import { withHttpErrors } from './errors.ts';
import { localFunctionStore } from './functionStore.ts';
import { newId } from './newId.ts';

const clock = () => new Date();

/**
 * Does what functions do of a project, by their own code: the database is in this browser, so nobody else can. As
 * there, administrators alone may ask. Sample accounts stay, as the sign-in page offers them.
 * @throws HttpError 403 for everybody else
 */
export const askedAboutPerson = (
  { database, actor, young }: LocalContext,
  removeAccount: (uid: string) => void,
  { kind, person, reason }: Parameters<AskAboutPerson>[0],
): Promise<PersonAnswer> =>
  withHttpErrors(async () => {
    await young()?.grown;
    const { uid, role } = await actor();
    if (role !== 'superAdmin')
      throw new HttpError('denied', 403, { code: 'permission-denied', collection: 'users' });
    const store = localFunctionStore(database);
    if (kind === 'exportPerson')
      return { state: 'done', content: await personFile(store, person, clock()) };
    try {
      const { did } = await eraseAsked(
        store,
        { id: newId(), person, askedBy: uid, reason },
        { clock, accounts: { remove: async id => removeAccount(id) } },
      );
      return { state: 'done', did, content: null };
    } catch (error) {
      if (!(error instanceof TaskRefusal)) throw error;
      return { state: 'failed', failure: error.code, content: null };
    }
  });
