import type { Configuration } from '@/config.ts';
import type { IdentityClaims } from '@/domain/access/evaluateAccess.ts';
import { createEmitter } from '@/domain/emitter.ts';
import { loadCode } from '@/lib/loadCode.ts';
import { lazyFileStore } from '../lazyFileStore.ts';
import type { BackEndServices, RecordStore, Subscription } from '../types.ts';
import { createContext } from './access.ts';
import type { AccountStore } from './accountStore.ts';
import { commitWrites } from './commitWrites.ts';
import { DATABASE_NAME } from './databaseName.ts';
import { createLocalDataProvider } from './dataProvider.ts';
import { isStorageFull, toHttpError } from './errors.ts';
import { LocalStorageUnavailableError } from './LocalStorageUnavailableError.ts';
import { createLeftDeletions } from './leftDeletions.ts';
import { follow } from './live.ts';
import { webStorage } from './memoryStorage.ts';
import { openDatabase } from './openDatabase.ts';
import { ensureSampleData, isFilled, restoreSampleData } from './seed.ts';
import { startFillWorker } from './startFillWorker.ts';
import { growUp, type Young } from './young.ts';

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
 * @param accounts are forgotten when the sample data is restored, and each with the person who is erased.
 * @param onGone is called when the browser throws the database away: it has to be opened anew.
 * @throws LocalStorageUnavailableError
 */
export const openLocalData = async (
  configuration: Configuration,
  claims: () => IdentityClaims | null,
  accounts: Pick<AccountStore, 'clear' | 'remove'>,
  onGone: () => void,
): Promise<LocalData> => {
  const gone = createEmitter();
  const database = await openDatabase(DATABASE_NAME, () => {
    onGone();
    gone.emit();
  });
  const filledShare = createEmitter<number>();
  let young: Young | undefined;
  /** Begins to fill an empty database; what it will hold can be read when this settles. */
  const grow = async () => {
    const worker = (await isFilled(database)) ? null : startFillWorker(DATABASE_NAME);
    if (!worker) return ensureSampleData(database, filledShare.emit);
    young = growUp(worker);
    try {
      await young.records();
    } catch {
      // Without the worker the page fills it by itself.
      young = undefined;
      await ensureSampleData(database, filledShare.emit);
    }
  };
  let filling: Promise<void> | undefined;
  const filled = () => {
    filling ??= grow().catch((error: unknown) => {
      filling = undefined;
      throw isStorageFull(error)
        ? new LocalStorageUnavailableError('full', { cause: error })
        : toHttpError(error);
    });
    return filling;
  };
  const contextOf = (whose: () => IdentityClaims | null) =>
    createContext(database, whose, configuration, () => young);
  const context = contextOf(claims);
  const left = createLeftDeletions(webStorage('localStorage'), (author, writes) =>
    commitWrites(
      contextOf(() => author),
      writes,
    ),
  );
  gone.subscribe(left.watch(filled));
  const direct = createLocalDataProvider(context);
  const dataProvider: RecordStore = {
    ...direct,
    commit: async writes => {
      await left.carryOut();
      await direct.commit(writes);
    },
  };
  const files = lazyFileStore(async () => {
    await young?.grown;
    const { createLocalFileStore } = await loadCode(() => import('./fileStore.ts'));
    return createLocalFileStore(context);
  });
  const services: BackEndServices = {
    dataProvider,
    files,
    deleteLeaving: places => {
      const author = claims();
      if (author) left.leave(author, places);
    },
    askAboutPerson: async asked => {
      const { askedAboutPerson } = await loadCode(() => import('./askedAboutPerson.ts'));
      return askedAboutPerson(context, accounts.remove, asked);
    },
    resetSampleData: async (progress, options) => {
      await young?.grown;
      await restoreSampleData(database, progress, options);
      accounts.clear();
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
      // Before anything is read, or what a closed tab gave free would still be seen as taken; a database
      // that is being filled holds nothing of that.
      const carriedOut = left.carryOut();
      if (!young) await carriedOut;
      return services;
    },
    watchBusiness: (uid, subscription) => {
      let ended = false;
      let end = () => {};
      const ask = async () => {
        const early = young?.records();
        // The own record may be watched by those who are kept out, too: it says why.
        if (claims()?.uid !== uid) return (await dataProvider.getOne('business', { id: uid })).data;
        if (early) return (await early).byPath.get(`business/${uid}`) ?? null;
        return (await database.rows('business').get(`business/${uid}`))?.data ?? null;
      };
      // Before it is known what the database holds, a missing record says nothing.
      filled().then(
        () => {
          if (!ended) end = follow(ask, subscription, young);
        },
        (error: Error) => ended || subscription.error(error),
      );
      const endGone = gone.subscribe(() =>
        subscription.error(new LocalStorageUnavailableError('gone')),
      );
      return () => {
        ended = true;
        end();
        endGone();
      };
    },
  };
};
