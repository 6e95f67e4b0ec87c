import { z } from 'zod';
import type { FunctionStore } from '../../../src/domain/functions/functionStore.ts';
import { partWrites } from '../../../src/domain/functions/taskParts.ts';
import { ConnectProblem } from '../../../src/domain/import/connect/connectProblem.ts';
import type { Surroundings } from '../../../src/domain/import/connect/retries.ts';
import { readAdmin, type ShopAccess } from '../../../src/domain/import/shopify/admin/readAdmin.ts';
import { shopLines } from '../../../src/domain/import/shopify/admin/shopLines.ts';
import { refusalOf, ShopRefusal } from '../../../src/domain/import/shopify/admin/shopRefusal.ts';
import { ownerTasks } from '../../../src/domain/schemas/ownerTask.ts';
import { type Lease, leaseHolder, takeLease } from '../run/lease.ts';

/** What reading a shop needs. */
export interface ReadShopOptions extends Surroundings {
  clock: () => Date;
  /** How long it may work at a time, in milliseconds; another turn goes on then. */
  budget: number;
  /** A business's shop. @throws ShopRefusal where it has none */
  accessOf: (business: string) => Promise<ShopAccess>;
}

/** Which task of which business. */
export interface TaskPlace {
  business: string;
  id: string;
  /** Which of its turns goes on with it; missing in its first. */
  turn?: string | undefined;
}

/** What is said under a task whose shop was read. */
interface ReadShopResult {
  parts: number;
  capped: boolean;
  did: { readProducts: number };
}

/** Where a task says that another turn has to go on with it. */
export const turnsOf = ({ business, id }: TaskPlace) => `${ownerTasks(business)}/${id}/turns`;

/** Longer than an instance may run, in milliseconds. */
const HOLDS = 600_000;

/** Turns of one task: an hour. What is left of the shop then is left. */
const MOST_TURNS = 8;

/** Pieces of one commit: eight of the largest there are fit into it. */
const TOGETHER = 8;

/** What whoever takes the task up again goes on from. */
const progressSchema = z.object({
  task: z.string(),
  after: z.string().nullable(),
  read: z.int(),
  parts: z.int(),
  /** How many turns have ended. */
  turns: z.int(),
});

type Progress = z.infer<typeof progressSchema>;

const read = async ({ business, id }: TaskPlace, lease: Lease, options: ReadShopOptions) => {
  const { clock, budget, accessOf, signal } = options;
  const from = clock();
  const collection = ownerTasks(business);
  const before = progressSchema.safeParse(lease.state.progress).data;
  let progress: Progress =
    before?.task === id ? before : { task: id, after: null, read: 0, parts: 0, turns: 0 };
  const write = async (text: string, place: Pick<Progress, 'after' | 'read'>) => {
    const first = progress.parts;
    const pieces = partWrites(`${collection}/${id}`, text, { now: clock(), first });
    progress = { ...progress, ...place, parts: first + pieces.length };
    const { parts } = progress;
    // Pieces that nobody was told of are written again by whoever goes on.
    while (pieces.length > TOGETHER) await lease.commit(pieces.splice(0, TOGETHER));
    await lease.commit([...pieces, { type: 'update', collection, id, data: { parts } }], {
      progress,
    });
  };
  const result = (capped: boolean): ReadShopResult => ({
    ...{ parts: progress.parts, capped, did: { readProducts: progress.read } },
  });
  const goOn = async () => {
    const turn = progress.turns + 1;
    if (turn >= MOST_TURNS) return result(true);
    progress = { ...progress, turns: turn };
    await lease.commit([], { progress });
    return { turn };
  };
  // From here on whoever waits knows that somebody is at it.
  await write('', progress);
  const access = await accessOf(business);
  try {
    for await (const page of readAdmin(access, options, progress)) {
      const { currency, products } = page;
      await write(shopLines(products, { shop: access.shop, currency }), page.place);
      const isOver = page.hasNext && clock().getTime() >= from.getTime() + budget;
      if (page.capped) return result(true);
      if (isOver) return await goOn();
    }
    return result(false);
  } catch (error) {
    if (error instanceof ConnectProblem) throw refusalOf(error);
    if (signal.aborted && error === signal.reason && progress.read > 0) return goOn();
    throw error;
  }
};

/**
 * Reads a business's shop by Shopify's Admin API into pieces below the task, which grow page by page. One instance
 * reads a shop at a time; one that takes over goes on where the last one was, and one whose time is over has another go on. The shop's token is
 * in nothing that is written.
 * @returns what is said under the task; null where another turn goes on with it.
 * @throws ShopRefusal where it cannot be read, StoreConflict where somebody else has it, or it was given up
 */
export const readShop = async (
  store: FunctionStore,
  place: TaskPlace,
  options: ReadShopOptions,
): Promise<ReadShopResult | null> => {
  const name = `readShop-${place.business}`;
  const request = { name, clock: options.clock, holds: HOLDS, holder: place.id };
  const lease = await takeLease(store, request);
  if (!lease) {
    // The same task twice at a time: whichever has it does it, or dies, and then this one goes on.
    if ((await leaseHolder(store, name)) === place.id)
      throw new Error('Another instance is at it; this is tried again.');
    throw new ShopRefusal('busy');
  }
  let result: Awaited<ReturnType<typeof read>>;
  try {
    result = await read(place, lease, options);
  } finally {
    await lease.release();
  }
  if (!('turn' in result)) return result;
  // Last: whoever answers to it finds the lease free.
  const data = { at: options.clock() };
  await store.commit([{ type: 'set', collection: turnsOf(place), id: `${result.turn}`, data }]);
  return null;
};
