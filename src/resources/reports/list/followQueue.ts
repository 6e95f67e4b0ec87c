import type { Report } from '@/domain/schemas/report.ts';
import type { BackOfficeDataProvider, Filter } from '@/providers/types.ts';

/** Most waiting reports that are read to be joined by target: those that wait longest. */
export const MOST_WAITING = 500;

const OLDEST = { field: 'createdAt', order: 'ASC' } as const;

type Provider = Pick<BackOfficeDataProvider, 'watchList'>;

/** Follows the waiting reports of one filter until it is ended; what it began to read it reads. */
const follow = (dataProvider: Provider, filter: Filter, changed: () => void) => {
  let rows: Promise<Report[]> | null = null;
  let ended = false;
  let failed = false;
  let stop = () => {};
  const first = new Promise<Report[]>((resolve, reject) => {
    stop = dataProvider.watchList(
      'reports',
      { filter, sort: OLDEST, limit: MOST_WAITING },
      {
        next: found => {
          const isFirst = rows === null;
          rows = Promise.resolve(found);
          if (isFirst) resolve(found);
          else changed();
          // Somebody waits for the first answer: it is not called off.
          if (isFirst && ended) queueMicrotask(() => stop());
        },
        error: error => {
          failed = true;
          reject(error);
        },
      },
    );
  });
  return {
    rows: () => rows ?? first,
    failed: () => failed,
    end: () => {
      ended = true;
      if (rows || failed) stop();
    },
  };
};

/**
 * Reads the waiting reports of a filter and follows them: whoever works through them pays for each
 * once, and after that for what changes.
 * @param changed is told when what was read is not what is stored any more.
 */
export const followQueue = (dataProvider: Provider, changed: () => void) => {
  let followed: { key: string; queue: ReturnType<typeof follow> } | null = null;
  const end = () => {
    followed?.queue.end();
    followed = null;
  };
  return {
    /** @throws what the back end refuses; the next call asks it anew. */
    read: (filter: Filter): Promise<Report[]> => {
      const key = JSON.stringify(filter);
      if (followed?.key !== key || followed.queue.failed()) {
        end();
        followed = { key, queue: follow(dataProvider, filter, changed) };
      }
      return followed.queue.rows();
    },
    end,
  };
};
