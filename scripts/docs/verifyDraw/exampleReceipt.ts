import { roundTime } from '../../../src/domain/giveaways/drand.ts';
import { drawKey } from '../../../src/domain/giveaways/drawKey.ts';
import { drawReceipt } from '../../../src/domain/giveaways/drawReceipt.ts';
import { commitmentTo, sha256Hex } from '../../../src/domain/giveaways/drawSeed.ts';
import { hashOfExclusions } from '../../../src/domain/giveaways/exclusions.ts';
import { rankEntries } from '../../../src/domain/giveaways/rankEntries.ts';
import { collectEntries, hashOfEntries } from '../../../src/domain/giveaways/sealEntries.ts';
import type { ExcludedEntry, Giveaway } from '../../../src/domain/schemas/giveaway.ts';

/** Round 657413 of quicknet, as it was recorded. */
const RECORDED = {
  round: 657_413,
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
};

const endsAt = new Date(roundTime(RECORDED.round).getTime() - 300_000);
const entered = Array.from({ length: 40 }, (_, index) => ({
  id: `user-${index}`,
  userId: `user-${index}`,
  name: `Person ${index}`,
  // Two of them have two accounts.
  email: `person-${index % 38}@mail.example`,
  country: 'DE',
  enteredAt: endsAt,
}));

/** Chosen so that those whom the example is about are in the way. */
const SEED = sha256Hex('example number 564');
const EXCLUDED = 'user-5';
const drawnAt = new Date(endsAt.getTime() + 3_600_000);

const exclusions: Giveaway['exclusions'] = [
  ...[{ userId: 'user-9', isExcluded: true, reason: 'Taken for somebody else.', day: 3 }],
  ...[{ userId: EXCLUDED, isExcluded: true, reason: 'Works for the business.', day: 2 }],
  ...[{ userId: 'user-9', isExcluded: false, reason: 'It was somebody else.', day: 1 }],
].map(({ day, userId, ...line }) => ({
  ...line,
  ...{ userId, name: `Person of ${userId}`, by: 'admin' },
  at: new Date(endsAt.getTime() - day * 86_400_000),
}));

const won = ({ id, name }: { id: string; name: string }) => ({
  ...{ entryId: id, userId: id, name, drawnAt },
});
const passed = (
  { id, name }: { id: string; name: string },
  reason: ExcludedEntry['reason'],
  account?: string,
): ExcludedEntry => ({
  ...{ entryId: id, userId: id, name, reason, at: drawnAt },
  ...(account !== undefined && { account }),
});

/**
 * A draw by a recorded round: two winners, one of them replaced, somebody passed over who is
 * blocked, somebody whose other account is, and somebody who was excluded before the end.
 */
export const exampleReceipt = async () => {
  const list = collectEntries();
  list.add(entered);
  const entries = list.sealed();
  const lists = {
    entriesHash: hashOfEntries(entries),
    exclusionsHash: hashOfExclusions({ exclusions }),
  };
  const { ranked } = await rankEntries([entered], drawKey(SEED, lists, RECORDED.randomness), 6);
  const [first, blocked, second, other, excluded, third] = ranked.map(({ entry }) => entry);
  if (!first || !blocked || !second || !other || !excluded || !third)
    throw new Error('Too few entries');
  const account = list.accountsOf(other).find(id => id !== other.id);
  if (!account || excluded.id !== EXCLUDED)
    throw new Error('Whom the example is about is not in the way');
  const giveaway: Giveaway = {
    ...{ id: 'example', title: 'A lamp', description: '', productId: null, productTitle: 'Lamp' },
    ...{ businessId: null, businessName: '', timeZone: 'UTC', status: 'drawn' },
    startsAt: new Date(endsAt.getTime() - 14 * 86_400_000),
    endsAt,
    numberOfWinners: 2,
    entryCount: entered.length,
    winners: [
      won(first),
      won(second),
      { ...won(third), replaces: first.id, place: 0, reason: 'No answer within 14 days.' },
    ],
    replaced: [first.id],
    exclusions,
    excluded: [
      passed(blocked, 'blocked'),
      passed(other, 'blockedAddress', account),
      passed(excluded, 'excluded'),
    ],
    seedCommitment: commitmentTo(SEED),
    drawSeed: SEED,
    drawnAt,
    beaconChain: 'quicknet',
    beaconSignature: RECORDED.signature,
    ...{ version: 3, createdAt: endsAt, createdBy: 'admin', updatedAt: endsAt, updatedBy: 'admin' },
  };
  return drawReceipt(giveaway, entries);
};
