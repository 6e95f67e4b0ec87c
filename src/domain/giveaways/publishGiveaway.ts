import { type AuditContext, auditedUpdates } from '../audit.ts';
import type { AuditEntry } from '../schemas/audit.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import { commitmentTo, opensCommitment } from './drawSeed.ts';

/** The action under which the audit trail keeps a giveaway's seed. */
export const COMMIT_SEED = 'commitSeed';

/** The field under which that entry holds it. */
const SEED_FIELD = 'seed';

/**
 * The writes that publish a giveaway: it takes entries between its start and its end from now on
 * (the status `running` with its times is what the security rules look at), and is bound to
 * `seed` from before anybody enters.
 *
 * The seed itself goes into the audit trail: only administrators read it there, nobody can change
 * or delete it, and it is not lost with one administrator's browser. The entry belongs to no
 * business, because a business may read the entries about itself.
 * @param seed ignored where the giveaway is bound to one already.
 */
export const publishWrites = (
  giveaway: Giveaway,
  seed: string,
  context: Omit<AuditContext, 'action' | 'source' | 'label'>,
): Write[] => {
  const bound = giveaway.seedCommitment !== null;
  const status = giveaway.status === 'ended' ? 'ended' : 'running';
  const writes = auditedUpdates(
    'giveaways',
    [
      {
        record: giveaway,
        changes: { status, ...(bound ? {} : { seedCommitment: commitmentTo(seed) }) },
      },
    ],
    { ...context, action: bound ? 'publish' : COMMIT_SEED, source: 'form', label: giveaway.title },
  );
  if (bound) return writes;
  return writes.map(write =>
    write.type === 'create' && write.collection === 'audit'
      ? withSeed(write, giveaway, status, seed)
      : write,
  );
};

const withSeed = (
  write: Extract<Write, { type: 'create' }>,
  giveaway: Giveaway,
  status: string,
  seed: string,
): Write => ({
  ...write,
  data: {
    ...write.data,
    businessId: null,
    changes: {
      [giveaway.id]: [
        { field: 'status', from: giveaway.status, to: status },
        { field: 'seedCommitment', from: null, to: commitmentTo(seed) },
        { field: SEED_FIELD, from: null, to: seed },
      ],
    },
  },
});

/** The filter that finds the entry with a giveaway's seed. */
export const seedEntryFilter = (giveawayId: string) => ({
  resource: 'giveaways',
  action: COMMIT_SEED,
  records_contains: giveawayId,
});

/** @returns the seed that `giveaway` is bound to; null where no entry holds it. */
export const seedFrom = (
  giveaway: Pick<Giveaway, 'id' | 'seedCommitment'>,
  entries: readonly Pick<AuditEntry, 'changes'>[],
): string | null => {
  const { id, seedCommitment } = giveaway;
  const seeds = entries
    .flatMap(entry => entry.changes[id] ?? [])
    .filter(change => change.field === SEED_FIELD)
    .map(change => change.to);
  const fits = (seed: unknown): seed is string =>
    typeof seed === 'string' && seedCommitment !== null && opensCommitment(seed, seedCommitment);
  return seeds.find(fits) ?? null;
};

/** Whether a change must not be shown: a seed before its draw. */
export const isSecretChange = (field: string): boolean => field === SEED_FIELD;
