import { roundTime } from '../../../src/domain/giveaways/drand.ts';
import { drawKey } from '../../../src/domain/giveaways/drawKey.ts';
import { drawReceipt } from '../../../src/domain/giveaways/drawReceipt.ts';
import { commitmentTo, sha256Hex } from '../../../src/domain/giveaways/drawSeed.ts';
import { rankEntries } from '../../../src/domain/giveaways/rankEntries.ts';
import { collectEntries, hashOfEntries } from '../../../src/domain/giveaways/sealEntries.ts';
import type { Giveaway } from '../../../src/domain/schemas/giveaway.ts';

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

/**
 * A draw by a recorded round: two winners, one of them replaced, somebody passed over, and somebody
 * whose other account was.
 */
export const exampleReceipt = async () => {
  const seed = sha256Hex('example number nine');
  const list = collectEntries();
  list.add(entered);
  const entries = list.sealed();
  const key = drawKey(seed, hashOfEntries(entries), RECORDED.randomness);
  const { ranked } = await rankEntries([entered], key, 5);
  const [first, blocked, second, other, third] = ranked.map(({ entry }) => entry);
  if (!first || !blocked || !second || !other || !third) throw new Error('Too few entries');
  const account = list.accountsOf(other).find(id => id !== other.id);
  if (!account) throw new Error('Nobody with two accounts is in the way');
  const drawnAt = new Date(endsAt.getTime() + 3_600_000);
  const won = ({ id, name }: { id: string; name: string }) => ({
    ...{ entryId: id, userId: id, name, drawnAt },
  });
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
    excluded: [
      {
        entryId: blocked.id,
        userId: blocked.id,
        name: blocked.name,
        reason: 'blocked',
        at: drawnAt,
      },
      {
        entryId: other.id,
        userId: other.id,
        name: other.name,
        reason: 'blockedAddress',
        account,
        at: drawnAt,
      },
    ],
    seedCommitment: commitmentTo(seed),
    drawSeed: seed,
    drawnAt,
    beaconChain: 'quicknet',
    beaconSignature: RECORDED.signature,
    ...{ version: 3, createdAt: endsAt, createdBy: 'admin', updatedAt: endsAt, updatedBy: 'admin' },
  };
  return drawReceipt(giveaway, entries);
};
