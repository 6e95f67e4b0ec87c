import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { sameValue } from '../fieldChanges.ts';
import { FALLBACK_AFTER, QUICKNET } from '../giveaways/drand.ts';
import { brokenPromises } from '../giveaways/promise.ts';
import { listOf } from '../listOf.ts';
import { giveawaySchema } from '../schemas/giveaway.ts';
import { changesExclusions, checkExclusion } from './authorizeWriteExclusion.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  invalid,
  type Refusal,
} from './authorizeWriteTypes.ts';
import { addedTo, changed, changedBeside, TRACKING, timeOf } from './giveawayChanges.ts';

const isUndrawn = (giveaway: CheckedRecord) =>
  listOf(giveaway.winners).length === 0 &&
  listOf(giveaway.replaced).length === 0 &&
  listOf(giveaway.excluded).length === 0 &&
  listOf(giveaway.contacted).length === 0 &&
  (giveaway.entriesHash ?? null) === null &&
  (giveaway.beaconSignature ?? null) === null &&
  giveaway.drawSeed === null &&
  giveaway.drawnAt === null &&
  giveaway.status !== 'drawn';

const PROVEN = ['entriesHash', 'beaconSignature'];
const DRAWN = ['status', 'winners', 'excluded', 'drawSeed', 'drawnAt', ...PROVEN, ...TRACKING];
const REDRAWN = ['winners', 'replaced', 'excluded', ...TRACKING];

const isPublished = ({ status }: CheckedRecord) => status === 'running' || status === 'ended';

const opens = (seed: unknown, commitment: unknown) =>
  typeof commitment === 'string' &&
  typeof seed === 'string' &&
  bytesToHex(sha256(utf8ToBytes(seed))) === commitment.toLowerCase();

/** A draw by a round tells the list and the round, or comes a week later without it. */
const provesDraw = (before: CheckedRecord, after: CheckedRecord, now: Date) => {
  const { entriesHash = null, beaconSignature = null } = after;
  if ((before.beaconChain ?? null) === null)
    return entriesHash === null && beaconSignature === null;
  if (!/^[0-9a-f]{64}$/.test(String(entriesHash))) return false;
  return beaconSignature === null
    ? timeOf(before.endsAt) + FALLBACK_AFTER <= now.getTime()
    : /^[0-9a-f]{96}$/.test(String(beaconSignature));
};

const checkDraw = (
  before: CheckedRecord,
  after: CheckedRecord,
  commit: CheckedCommit,
): Refusal | null => {
  if (before.status !== 'running' && before.status !== 'ended')
    return denied(`A ${before.status} giveaway cannot be drawn`, 'status');
  if (timeOf(before.endsAt) > commit.now.getTime())
    return denied('A giveaway is drawn after its end', 'endsAt');
  if (after.status !== 'drawn' || listOf(after.winners).length === 0 || !after.drawnAt)
    return invalid('A draw has winners, a time and the status "drawn"', 'winners');
  // The seed is the one that was committed to in an earlier write, and it is told once.
  if (!opens(after.drawSeed, before.seedCommitment))
    return denied('The seed is not the one that was committed to', 'drawSeed');
  if (listOf(after.winners).length > Number(before.numberOfWinners))
    return denied('A draw has as many winners as were promised', 'winners');
  if (!provesDraw(before, after, commit.now))
    return denied('A draw tells what it went by', 'beaconSignature');
  const field = changedBeside(before, after, DRAWN);
  return field ? denied(`A draw leaves ${field} as it was`, field) : null;
};

const winnerSchema = giveawaySchema.shape.winners.element;

/** One winner is added, in the place of one who was drawn and still stands. */
const replacesOne = (before: CheckedRecord, after: CheckedRecord) => {
  const old = listOf(before.winners);
  const replaced = listOf(before.replaced);
  const winner = winnerSchema.safeParse(listOf(after.winners)[old.length]).data;
  const gone = winnerSchema.safeParse(old[winner?.place ?? -1]).data;
  return (
    listOf(after.winners).length === old.length + 1 &&
    gone !== undefined &&
    gone.entryId === winner?.replaces &&
    !replaced.includes(gone.entryId) &&
    sameValue(listOf(after.replaced), [...replaced, gone.entryId]) &&
    (winner.reason ?? '').trim() !== ''
  );
};

/** The id of the entry that a redraw adds as a winner; null where it adds none. */
export const redrawnEntryId = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string | null => {
  if (before.status !== 'drawn') return null;
  const added = listOf(after.winners)[listOf(before.winners).length];
  return winnerSchema.safeParse(added).data?.entryId ?? null;
};

const checkRedraw = (
  before: CheckedRecord,
  after: CheckedRecord,
  about: CheckedChange['about'],
): Refusal | null => {
  if (after.status !== 'drawn') return denied('A drawn giveaway stays drawn', 'status');
  const old = listOf(before.winners);
  if (!sameValue(listOf(after.winners).slice(0, old.length), old))
    return denied('Winners are replaced by adding to the list', 'winners');
  const passed = listOf(before.excluded);
  if (!sameValue(listOf(after.excluded).slice(0, passed.length), passed))
    return denied('Who was passed over stays named', 'excluded');
  const field = changedBeside(before, after, REDRAWN);
  if (field) return denied(`A redraw leaves ${field} as it was`, field);
  if (!replacesOne(before, after))
    return denied('A redraw replaces one winner who still stands', 'winners');
  const [entry, user] = about ?? [];
  if (!entry) return denied('Only somebody who entered can win', 'winners');
  return user?.status === 'blocked' ? denied('Who is blocked cannot win', 'winners') : null;
};

const contactShape = giveawaySchema.shape.contacted.unwrap().element.strict();

/** One winner is named as contacted by who writes it, after those who were before. */
const checkContact = (before: CheckedRecord, after: CheckedRecord, uid: string): Refusal | null => {
  const field = changedBeside(before, after, ['contacted', ...TRACKING]);
  if (field) return denied(`A contact leaves ${field} as it was`, field);
  const added = contactShape.safeParse(addedTo(before.contacted, after.contacted)).data;
  const winner = winnerSchema.safeParse(listOf(before.winners)[added?.place ?? -1]).data;
  return added?.by === uid && winner?.name === added.name
    ? null
    : denied('A winner is contacted by who says so', 'contacted');
};

/** People may enter at any second, or have entered. */
const mayBeEntered = ({ seedCommitment, startsAt, entryCount }: CheckedRecord, now: Date) =>
  ((seedCommitment ?? null) !== null && timeOf(startsAt) <= now.getTime()) ||
  Number(entryCount) > 0;

/**
 * What was promised stays: but for a later end, with a reason, and the product that a merge made of
 * the prize.
 */
const checkPromise = (
  before: CheckedRecord,
  after: CheckedRecord,
  { now, changes }: CheckedCommit,
): Refusal | null => {
  const broken = brokenPromises(before, after);
  const [field] = broken;
  if (field === undefined || !mayBeEntered(before, now)) return null;
  const entry = changes.find(one => one.resource === 'audit' && one.id === after.auditId)?.after;
  const isAlone = broken.length === 1;
  if (isAlone && field === 'productId' && ['merge', 'revert'].includes(String(entry?.source)))
    return null;
  if (!isAlone || field !== 'endsAt' || timeOf(after.endsAt) <= timeOf(before.endsAt))
    return denied(`People can enter: ${field} stays as it is`, field);
  return String(entry?.reason ?? '').trim() === ''
    ? denied('A later end has a reason', 'endsAt')
    : null;
};

const checkEdit = (
  before: CheckedRecord,
  after: CheckedRecord,
  commit: CheckedCommit,
): Refusal | null => {
  const { now } = commit;
  if (before.status === 'cancelled' && after.status !== 'cancelled')
    return denied('A cancelled giveaway stays cancelled', 'status');
  if (before.seedCommitment !== null && before.seedCommitment !== after.seedCommitment)
    return denied('The commitment to a seed cannot be changed', 'seedCommitment');
  if (
    before.seedCommitment !== null &&
    (before.beaconChain ?? null) !== (after.beaconChain ?? null)
  )
    return denied('What decides the draw cannot be changed', 'beaconChain');
  if (!sameValue(before.endsAt, after.endsAt) && timeOf(after.endsAt) <= now.getTime())
    return denied('The end can only be moved into the future', 'endsAt');
  const isOver = timeOf(before.endsAt) <= now.getTime();
  if (isPublished(after) && after.seedCommitment === null)
    return denied('A giveaway is bound to a seed before anybody can enter', 'seedCommitment');
  if (before.seedCommitment === null && after.seedCommitment !== null)
    return isOver || before.entryCount !== 0
      ? denied('A giveaway is bound before its end and before anybody entered', 'seedCommitment')
      : null;
  if (!isOver || before.seedCommitment === null) return checkPromise(before, after, commit);
  // The seed can be read now: of what took entries only the draw is left.
  if (isPublished(before)) return denied('After the end only the draw is left', 'status');
  const field = changed(before, after, ['startsAt', 'endsAt', 'numberOfWinners']);
  if (field) return denied('After the end, when its seed can be read, it stays as it is', field);
  return after.status === before.status || after.status === 'cancelled'
    ? checkPromise(before, after, commit)
    : denied('After its end a giveaway can only be given up', 'status');
};

/** Whether the commit also stores the seed that a giveaway is bound to in it. */
const storesSeed = (giveaway: CheckedRecord, { changes }: CheckedCommit) =>
  changes.some(
    ({ resource, parent, after }) =>
      resource === 'giveawaySeeds' &&
      parent?.id === giveaway.id &&
      opens(after?.seed, giveaway.seedCommitment),
  );

/** Refuses a seed that is not the one its giveaway is bound to: it is stored with the commitment. */
export const checkSeed = ({ id, after, parent }: CheckedChange): Refusal | null =>
  id === 'seed' && parent && opens(after?.seed, parent.seedCommitment)
    ? null
    : denied('A seed belongs to the giveaway that is bound to it', 'seed');

/** Refuses a change that would let a giveaway be drawn unfairly or its result be rewritten. */
export const checkGiveaway = (
  { before, after, about }: CheckedChange,
  commit: CheckedCommit,
): Refusal | null => {
  if (!after) return null;
  if (!(timeOf(after.startsAt) < timeOf(after.endsAt)))
    return invalid('A giveaway ends after it starts', 'endsAt');
  const binds = (before?.seedCommitment ?? null) === null && after.seedCommitment !== null;
  if (binds && !storesSeed(after, commit))
    return denied('The seed is stored in the commit that binds to it', 'seedCommitment');
  if (binds && after.beaconChain !== QUICKNET.chain)
    return denied('A giveaway is bound to a round that decides with its seed', 'beaconChain');
  if (!before) {
    if (isPublished(after) && after.seedCommitment === null)
      return denied('A giveaway is bound to a seed before anybody can enter', 'seedCommitment');
    if (binds && timeOf(after.endsAt) <= commit.now.getTime())
      return denied('A giveaway is bound before its end', 'seedCommitment');
    return isUndrawn(after) && after.entryCount === 0 && listOf(after.exclusions).length === 0
      ? null
      : denied('A new giveaway has no entries and no winners', 'status');
  }
  if (changesExclusions(before, after)) return checkExclusion(before, after, about, commit);
  if (before.status === 'drawn')
    return sameValue(listOf(before.contacted), listOf(after.contacted))
      ? checkRedraw(before, after, about)
      : checkContact(before, after, commit.actor.uid);
  return isUndrawn(after) ? checkEdit(before, after, commit) : checkDraw(before, after, commit);
};
