import { collectEntries, hashOfEntries, type SealedEntry } from '@/domain/giveaways/sealEntries.ts';
import type { GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { entryPages } from './entryPages.ts';

/** All entries of a giveaway. */
export interface EntryList {
  pages: GiveawayEntry[][];
  total: number;
  /** The list without addresses, and its SHA-256. */
  sealed: SealedEntry[];
  hash: string;
}

/** Reads all entries once, and seals the list. */
export const readEntries = async (
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  giveawayId: string,
  onRead: (count: number) => void,
): Promise<EntryList> => {
  const list = collectEntries();
  const pages: GiveawayEntry[][] = [];
  for await (const page of entryPages(dataProvider, giveawayId, onRead)) {
    list.add(page);
    pages.push(page);
  }
  const sealed = list.sealed();
  return { pages, total: sealed.length, sealed, hash: hashOfEntries(sealed) };
};
