import { type GiveawayEntry, giveawayEntrySchema } from '@/domain/schemas/giveaway.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** All entries of a giveaway, in pages; `onRead` is told how many have been read. */
export async function* entryPages(
  dataProvider: Pick<BackOfficeDataProvider, 'stream'>,
  giveawayId: string,
  onRead: (count: number) => void,
): AsyncGenerator<GiveawayEntry[]> {
  let count = 0;
  const query = {
    filter: {},
    // By their time Firestore would leave out those of other systems that have none.
    sort: { field: 'id', order: 'ASC' as const },
    meta: { parent: giveawayId },
    pageSize: 500,
  };
  for await (const page of dataProvider.stream('entries', query)) {
    count += page.length;
    onRead(count);
    // Every entry counts: one that cannot be read must stop a draw, not be left out of it.
    yield page.map(row => giveawayEntrySchema.parse(row));
  }
}
