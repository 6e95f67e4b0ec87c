import { messageOf } from '../errors.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import { drawReceipt } from './drawReceipt.ts';
import { type Entrant, type RankedEntry, rankEntries } from './rankEntries.ts';
import { collectEntries, hashOfEntries, type SealedEntry } from './sealEntries.ts';

/** How far a draw is, counted in entries. */
export interface DrawProgress {
  phase: 'reading' | 'sealing' | 'ranking';
  count: number;
  /** Of how many; null while they are read. */
  total: number | null;
}

/** What a draw asks of the worker: entries page by page, then to seal the list, then to rank it. */
export type DrawRequest =
  | { type: 'add'; entries: readonly Entrant[] }
  | { type: 'seal' }
  | { type: 'rank'; key: string; places: number }
  | { type: 'receipt'; giveaway: Giveaway };

/** What the worker answers: one each, besides how far it is. */
export type DrawAnswer =
  | { type: 'progress'; progress: DrawProgress }
  | { type: 'added'; total: number }
  | { type: 'sealed'; hash: string; total: number }
  | { type: 'ranked'; ranked: RankedEntry[] }
  | { type: 'receipt'; file: Blob }
  | { type: 'failed'; message: string };

/** Entries between two words of how far it is. */
const STEP = 50_000;

/**
 * Where a draw is made, away from the page: it takes entries page by page, and answers with what is
 * few, such as who is ahead, whatever the number of entries.
 */
export const createDrawDesk = (post: (answer: DrawAnswer) => void) => {
  const list = collectEntries();
  const pages: (readonly Entrant[])[] = [];
  let total = 0;
  let sealed: SealedEntry[] | null = null;

  const progress = (phase: DrawProgress['phase'], count: number) => {
    if (count % STEP === 0) post({ type: 'progress', progress: { phase, count, total } });
  };
  const seal = () => {
    sealed ??= list.sealed();
    return sealed;
  };
  function* counted() {
    let count = 0;
    let reported = 0;
    for (const page of pages) {
      yield page;
      count += page.length;
      if (count - reported < STEP) continue;
      reported = count - (count % STEP);
      progress('ranking', reported);
    }
  }
  const answerTo = async (request: DrawRequest): Promise<DrawAnswer> => {
    if (request.type === 'add') {
      pages.push(request.entries);
      list.add(request.entries);
      total += request.entries.length;
      return { type: 'added', total };
    }
    if (request.type === 'seal') {
      progress('sealing', 0);
      const hash = hashOfEntries(seal(), count => progress('sealing', count));
      return { type: 'sealed', hash, total };
    }
    if (request.type === 'rank') {
      progress('ranking', 0);
      const { ranked } = await rankEntries(counted(), request.key, request.places);
      return {
        type: 'ranked',
        ranked: ranked.map(one => ({ ...one, accounts: list.accountsOf(one.entry) })),
      };
    }
    const text = JSON.stringify(drawReceipt(request.giveaway, seal()));
    return { type: 'receipt', file: new Blob([text], { type: 'application/json' }) };
  };
  return async (request: DrawRequest): Promise<void> => {
    try {
      post(await answerTo(request));
    } catch (error) {
      post({ type: 'failed', message: messageOf(error) });
    }
  };
};
