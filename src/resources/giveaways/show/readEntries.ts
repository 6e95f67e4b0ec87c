import type { DrawAnswer, DrawProgress, DrawRequest } from '@/domain/giveaways/drawDesk.ts';
import type { Entrant, RankedEntry } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { type TalkingWorker, talkTo } from '@/lib/workerTalk.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { entryPages } from './entryPages.ts';
import { startDrawWorker } from './startDrawWorker.ts';

/** All entries of a giveaway, sealed, in a worker: the page holds none of them. */
export interface EntryList {
  total: number;
  /** SHA-256 of the list without addresses. */
  hash: string;
  /** The first `places` entries by a key. */
  rank: (key: string, places: number) => Promise<{ ranked: RankedEntry[] }>;
  /** The receipt of a drawn giveaway, as JSON. */
  receipt: (giveaway: Giveaway) => Promise<Blob>;
}

const WORDS = {
  notStarted: 'giveaways.worker.notStarted',
  silent: 'giveaways.worker.silent',
  broken: 'giveaways.worker.broken',
};

/** Dates and countries take no part in a draw. */
const entrantOf = ({ id, userId, name, email }: GiveawayEntry): Entrant => ({
  ...{ id, userId, name, email },
});

/**
 * Reads all entries once, page by page, into a worker, which seals the list and answers what `work`
 * asks of it. No more than two pages are in the page's memory, however slow the worker is.
 * @throws what the signal was aborted with, where it was.
 */
export const withEntries = async <T>(
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  giveawayId: string,
  options: {
    signal: AbortSignal;
    onProgress: (progress: DrawProgress) => void;
    startWorker?: () => TalkingWorker;
  },
  work: (entries: EntryList) => Promise<T>,
): Promise<T> => {
  const { signal, startWorker = startDrawWorker } = options;
  const onProgress = (progress: DrawProgress) => {
    if (!signal.aborted) options.onProgress(progress);
  };
  const talk = talkTo<DrawRequest, DrawAnswer>(startWorker(), signal, WORDS, answer => {
    if (answer.type === 'progress') onProgress(answer.progress);
    return answer.type === 'progress';
  });
  /** @throws Error where that is not what comes. */
  const ask = async <Type extends DrawAnswer['type']>(request: DrawRequest, type: Type) => {
    const answer = await talk.ask(request);
    if (answer.type === 'failed') throw new Error(answer.message);
    const isWanted = (one: DrawAnswer): one is Extract<DrawAnswer, { type: Type }> =>
      one.type === type;
    if (!isWanted(answer)) throw new Error(WORDS.broken);
    return answer;
  };
  const onRead = (count: number) => onProgress({ phase: 'reading', count, total: null });
  const run = async () => {
    onRead(0);
    let handedOver: Promise<unknown> = Promise.resolve();
    for await (const page of entryPages(dataProvider, giveawayId, onRead)) {
      signal.throwIfAborted();
      await handedOver;
      handedOver = ask({ type: 'add', entries: page.map(entrantOf) }, 'added');
      // Told to whoever waits for it, which may be after the next page was read.
      handedOver.catch(() => {});
    }
    await handedOver;
    const { hash, total } = await ask({ type: 'seal' }, 'sealed');
    return work({
      total,
      hash,
      rank: (key, places) => ask({ type: 'rank', key, places }, 'ranked'),
      receipt: async giveaway => (await ask({ type: 'receipt', giveaway }, 'receipt')).file,
    });
  };
  // A page that never comes must not keep anybody from stopping.
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([run(), aborted]);
  } finally {
    talk.end();
  }
};
