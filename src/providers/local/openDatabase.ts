import { Dexie } from 'dexie';
import { LocalDatabase } from './database.ts';
import { isStorageFull } from './errors.ts';
import { LocalStorageUnavailableError } from './LocalStorageUnavailableError.ts';

/** How long another tab may take to let go of an older version of the database, in milliseconds. */
const BLOCKED_AFTER = 5000;

const reasonOf = (error: unknown) => {
  if (isStorageFull(error)) return 'full';
  const name = error instanceof Dexie.DexieError || error instanceof Error ? error.name : '';
  return name === 'MissingAPIError' ? 'missing' : 'refused';
};

/** Opens the database. @throws LocalStorageUnavailableError */
export const openDatabase = async (name: string): Promise<LocalDatabase> => {
  if (typeof indexedDB === 'undefined') throw new LocalStorageUnavailableError('missing');
  const database = new LocalDatabase(name);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const blocked = new Promise<never>((_, reject) => {
    database.on('blocked', () => {
      timer ??= setTimeout(
        () => reject(new LocalStorageUnavailableError('blocked')),
        BLOCKED_AFTER,
      );
    });
  });
  try {
    await Promise.race([database.open(), blocked]);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof LocalStorageUnavailableError) throw error;
    throw new LocalStorageUnavailableError(reasonOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
