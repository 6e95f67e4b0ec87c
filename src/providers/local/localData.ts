import type { Configuration } from '@/config.ts';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createEmitter } from '@/domain/emitter.ts';
import { loadCode } from '@/lib/loadCode.ts';
import { lazyFileStore } from '../lazyFileStore.ts';
import type { BackEndServices, Subscription } from '../types.ts';
import { createContext } from './access.ts';
import { createLocalDataProvider } from './dataProvider.ts';
import { isStorageFull, toHttpError } from './errors.ts';
import { LocalStorageUnavailableError } from './LocalStorageUnavailableError.ts';
import { follow } from './live.ts';
import { openDatabase } from './openDatabase.ts';
import { checkGet } from './readAccess.ts';
import { ensureSampleData, isFilled, restoreSampleData } from './seed.ts';

/** Name of the database in the browser. */
export const DATABASE_NAME = 'back-office';

/** The part of the embedded back end that needs the database. */
export interface LocalData {
  services: (progress?: (share: number) => void) => Promise<BackEndServices>;
  watchBusiness: (
    uid: string,
    subscription: Subscription<Record<string, unknown> | null>,
  ) => () => void;
}

/**
 * Opens the database and, where it is empty, fills it with the sample data.
 * @param forgetAccounts is called when the sample data is restored.
 * @throws LocalStorageUnavailableError
 */
export const openLocalData = async (
  configuration: Configuration,
  claims: () => IdentityClaims | null,
  forgetAccounts: () => void,
): Promise<LocalData> => {
  const database = await openDatabase(DATABASE_NAME);
  const filledShare = createEmitter<number>();
  let filling: Promise<void> | undefined;
  const filled = () => {
    filling ??= ensureSampleData(database, filledShare.emit).catch((error: unknown) => {
      filling = undefined;
      throw isStorageFull(error)
        ? new LocalStorageUnavailableError('full', { cause: error })
        : toHttpError(error);
    });
    return filling;
  };
  const context = createContext(database, claims, configuration);
  const dataProvider = createLocalDataProvider(context);
  const files = lazyFileStore(async () => {
    const { createLocalFileStore } = await loadCode(() => import('./fileStore.ts'));
    return createLocalFileStore(context);
  });
  const services: BackEndServices = {
    dataProvider,
    files,
    resetSampleData: async progress => {
      await restoreSampleData(database, progress);
      forgetAccounts();
    },
  };
  return {
    services: async progress => {
      const end = progress && filledShare.subscribe(progress);
      try {
        await filled();
      } finally {
        end?.();
      }
      return services;
    },
    watchBusiness: (uid, subscription) => {
      let ended = false;
      filled().catch((error: Error) => ended || subscription.error(error));
      const ask = async () => {
        // The own record may be watched by those who are kept out, too: it says why.
        if (claims()?.uid !== uid) checkGet(await context.actor(), 'business', { id: uid });
        const row = await database.rows('business').get(`business/${uid}`);
        return {
          record: row?.data ?? null,
          known: row !== undefined || (await isFilled(database)),
        };
      };
      const end = follow(ask, {
        error: subscription.error,
        next: ({ record, known }) => {
          // Before the sample data is in, a missing record says nothing.
          if (known) subscription.next(record);
        },
      });
      return () => {
        ended = true;
        end();
      };
    },
  };
};
