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

/**
 * Tells when the browser, or somebody by its settings, has thrown the database away: Dexie then opens
 * it anew by itself, and empty.
 */
const watchDeletion = (database: LocalDatabase, onGone: () => void) => {
  database.on('populate', () => {
    // Once what asks for it now has its answer.
    setTimeout(() => database.close({ disableAutoOpen: true }));
    onGone();
  });
};

/**
 * Opens the database.
 * @param onGone is told when it is thrown away while it is open.
 * @throws LocalStorageUnavailableError
 */
export const openDatabase = async (
  name: string,
  onGone: () => void = () => {},
): Promise<LocalDatabase> => {
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
    watchDeletion(database, onGone);
    return database;
  } catch (error) {
    database.close();
    if (error instanceof LocalStorageUnavailableError) throw error;
    throw new LocalStorageUnavailableError(reasonOf(error), { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
