import { type AuditContext, auditedUpdates } from '../audit.ts';
import { COLLECTION_PATHS } from '../collectionPaths.ts';
import type { Giveaway } from '../schemas/giveaway.ts';
import type { Write } from '../write.ts';
import { QUICKNET } from './drand.ts';
import { commitmentTo } from './drawSeed.ts';

/** The id under which a giveaway's seed is stored. */
export const SEED_ID = 'seed';

/**
 * The writes that publish a giveaway: it takes entries between its start and its end from now on
 * (the status `running` with its times is what the security rules look at), and is bound to
 * `seed` from before anybody enters, and to the round of drand that follows its end.
 *
 * The seed itself goes where nobody can read it before the end, not even who wrote it, and nobody
 * can change it; it is not lost with one administrator's browser. The audit trail tells of the
 * commitment only.
 * @param seed ignored where the giveaway is bound to one already.
 */
export const publishWrites = (
  giveaway: Giveaway,
  seed: string,
  context: Omit<AuditContext, 'action' | 'source' | 'label'>,
): Write[] => {
  const bound = giveaway.seedCommitment !== null;
  const status = giveaway.status === 'ended' ? 'ended' : 'running';
  const binding = bound ? {} : { seedCommitment: commitmentTo(seed), beaconChain: QUICKNET.chain };
  const writes = auditedUpdates(
    'giveaways',
    [{ record: giveaway, changes: { status, ...binding } }],
    { ...context, action: bound ? 'publish' : 'commitSeed', source: 'form', label: giveaway.title },
  );
  if (bound) return writes;
  const collection = COLLECTION_PATHS.giveawaySeeds(giveaway.id);
  // Not `create`: that looks whether one is there, and nobody may look before the end. The rules
  // let nobody put another in its place.
  return [...writes, { type: 'set', collection, id: SEED_ID, data: { seed } }];
};
