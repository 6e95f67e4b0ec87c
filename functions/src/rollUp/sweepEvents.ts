import { type FunctionStore, MAX_WRITES } from '../../../src/domain/functions/functionStore.ts';
import { EVENT_DAYS } from '../../../src/domain/schemas/event.ts';
import type { Lease } from '../run/lease.ts';

const DAY = 86_400_000;

/**
 * Deletes events that are older than they are kept, by when they were received.
 * @param ends the instant, in milliseconds, at which it stops; the rest is for the next time.
 * @returns how many
 */
export const sweepEvents = async (
  store: FunctionStore,
  lease: Lease,
  clock: () => Date,
  ends: number,
): Promise<number> => {
  const oldest = new Date(clock().getTime() - EVENT_DAYS * DAY);
  const query = {
    collection: 'events',
    where: [{ field: 'receivedAt', op: '<' as const, value: oldest }],
  };
  for (let swept = 0; ; ) {
    const page = clock().getTime() < ends ? await store.page(query, MAX_WRITES - 1) : [];
    if (page.length === 0) return swept;
    await lease.commit(
      page.map(({ data: { id } }) => ({ type: 'delete', collection: 'events', id })),
    );
    swept += page.length;
  }
};
