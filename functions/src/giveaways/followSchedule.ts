import { auditedUpdates } from '../../../src/domain/audit.ts';
import type { Did } from '../../../src/domain/functions/did.ts';
import {
  type FunctionStore,
  pagesOf,
  StoreConflict,
} from '../../../src/domain/functions/functionStore.ts';
import { giveawayDue } from '../../../src/domain/functions/giveawayDue.ts';
import { newSeed } from '../../../src/domain/giveaways/drawSeed.ts';
import { publishWrites } from '../../../src/domain/giveaways/publishGiveaway.ts';
import { type Giveaway, giveawaySchema } from '../../../src/domain/schemas/giveaway.ts';
import type { Write } from '../../../src/domain/write.ts';
import { SCHEDULE } from '../run/schedule.ts';
import { held } from '../store/held.ts';

const dueWrites = (giveaway: Giveaway, now: Date): { did: string; writes: Write[] } | null => {
  const due = giveawayDue(giveaway, now);
  const context = { auditId: `${due}-${giveaway.id}-${giveaway.version}`, actor: SCHEDULE };
  if (due === 'publish') {
    return { did: 'published', writes: publishWrites(giveaway, newSeed(), context) };
  }
  if (due === null) return null;
  const audit = { ...context, action: 'update', source: 'form', label: giveaway.title } as const;
  const updates = [{ record: giveaway, changes: { status: 'ended' } }];
  return { did: 'ended', writes: auditedUpdates('giveaways', updates, audit) };
};

/**
 * Takes giveaways through their schedule: what is scheduled is published at its start, bound to a seed that nobody
 * has seen, and what runs ends at its end. Each is one commit with its entry in the audit trail; what somebody wrote
 * meanwhile is left for the next time.
 */
export const followSchedule = async (store: FunctionStore, now: Date): Promise<Did> => {
  const did: Record<string, number> = {};
  const query = {
    collection: 'giveaways',
    where: [{ field: 'status', op: 'in' as const, value: ['scheduled', 'running'] }],
  };
  for await (const page of pagesOf(store, query))
    for (const { data, stamp } of page) {
      const giveaway = giveawaySchema.safeParse(data);
      const due = giveaway.success ? dueWrites(giveaway.data, now) : null;
      if (!due) continue;
      try {
        await store.commit(due.writes.map(write => held(write, stamp)));
        did[due.did] = (did[due.did] ?? 0) + 1;
      } catch (error) {
        if (!(error instanceof StoreConflict)) throw error;
      }
    }
  return did;
};
