import { useCommit } from '@/components/actions/useCommit.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import { failureKind } from '@/domain/errors.ts';
import { contactWrites } from '@/domain/giveaways/contactWinner.ts';
import { decidingBeacon } from '@/domain/giveaways/decidingBeacon.ts';
import { drawKey } from '@/domain/giveaways/drawKey.ts';
import { newSeed } from '@/domain/giveaways/drawSeed.ts';
import {
  DrawError,
  drawWrites,
  placesTaken,
  redrawWrites,
  type Winner,
} from '@/domain/giveaways/drawWinners.ts';
import { findEligible } from '@/domain/giveaways/eligible.ts';
import { exclusionWrites, hashOfExclusions } from '@/domain/giveaways/exclusions.ts';
import { publishWrites, SEED_ID } from '@/domain/giveaways/publishGiveaway.ts';
import type {
  Exclusion,
  Giveaway,
  GiveawayEntry,
  GiveawaySeed,
} from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { loadBeacon } from '@/providers/loadBeacon.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { barredAmong } from './barredAmong.ts';
import type { EntryList } from './readEntries.ts';
import { keyOfDrawn } from './repeatDraw.ts';
import { useEntries } from './useEntries.ts';

/** What administrators do with a giveaway, each in one atomic step. */
export const useGiveawayActions = (giveaway: Giveaway) => {
  const { actor, configuration } = useAuth();
  const { drandUrl } = configuration;
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const entries = useEntries(giveaway.id);
  const context = (reason = '') => ({
    auditId: dataProvider.newId('audit'),
    actor,
    reason,
    at: new Date(),
  });

  const findSeed = async () => {
    try {
      const meta = { parent: giveaway.id };
      const { data } = await dataProvider.getOne<GiveawaySeed>('giveawaySeeds', {
        id: SEED_ID,
        meta,
      });
      return data.seed;
    } catch (error) {
      if (failureKind(error) === 'missing') throw new DrawError('seedMissing');
      throw error;
    }
  };
  const findEntry = async (id: string) => {
    try {
      const meta = { parent: giveaway.id };
      return (await dataProvider.getOne<GiveawayEntry>('entries', { id, meta })).data;
    } catch (error) {
      if (failureKind(error) === 'missing') throw new DrawError('notEntered');
      throw error;
    }
  };
  const find = ({ rank }: EntryList, key: string, count: number) =>
    findEligible({
      rank: places => rank(key, places),
      barredAmong: candidates => barredAmong(dataProvider, giveaway, candidates),
      taken: placesTaken(giveaway),
      count,
      at: new Date(),
    });
  /** Draws by the round where one decides, which is looked for before anything is read. */
  const drawNow = async (tell: (winners: number) => void) => {
    if (giveaway.seedCommitment === null) throw new DrawError('noCommitment');
    const { endsAt, beaconChain, numberOfWinners } = giveaway;
    const isByRound = (beaconChain ?? null) !== null;
    const beacon = isByRound
      ? await decidingBeacon(endsAt, new Date(), round => loadBeacon(drandUrl, round))
      : null;
    const seed = await findSeed();
    const drawn = await entries.read(async list => {
      const lists = { entriesHash: list.hash, exclusionsHash: hashOfExclusions(giveaway) };
      const key = isByRound ? drawKey(seed, lists, beacon?.randomness ?? null) : seed;
      return { hash: list.hash, eligible: await find(list, key, numberOfWinners) };
    });
    if (drawn === null) return [];
    const { hash, eligible } = drawn.found;
    tell(eligible.eligible.length);
    const proof = isByRound
      ? { entriesHash: hash, beaconSignature: beacon?.signature ?? null }
      : undefined;
    return drawWrites(giveaway, seed, eligible, context(), proof);
  };
  return {
    busy,
    /** Reading all entries: how far it is, and its stop. */
    entries,
    publish: () =>
      commit({
        asked: [giveaway.id],
        writes: () => publishWrites(giveaway, newSeed(), context()),
        done: 'giveaways.done.publish',
      }),
    cancel: (reason: string) =>
      commit({
        asked: [giveaway.id, reason],
        writes: () =>
          auditedUpdates('giveaways', [{ record: giveaway, changes: { status: 'cancelled' } }], {
            ...context(reason),
            action: 'cancel',
            source: 'form',
            label: giveaway.title,
          }),
        done: 'giveaways.done.cancel',
        messageArgs: { smart_count: 1 },
      }),
    draw: () => {
      let winners = 0;
      return commit({
        asked: [giveaway.id],
        writes: () => drawNow(count => (winners = count)),
        done: 'giveaways.done.draw',
        messageArgs: () => ({ smart_count: winners }),
        nothing: 'giveaways.done.stopped',
      });
    },
    /** Takes somebody who entered out of the draw; the entry is looked for first. */
    exclude: (userId: string, reason: string) => {
      let name = '';
      return commit({
        asked: [giveaway.id, userId, reason],
        writes: async () => {
          const entry = await findEntry(userId);
          name = entry.name || userId;
          return exclusionWrites(giveaway, entry, true, context(reason));
        },
        done: 'giveaways.exclude.done',
        messageArgs: () => ({ name }),
      });
    },
    letIn: (line: Exclusion, reason: string) =>
      commit({
        asked: [giveaway.id, line.userId, reason],
        writes: () => exclusionWrites(giveaway, line, false, context(reason)),
        done: 'giveaways.letIn.done',
        messageArgs: { name: line.name || line.userId },
      }),
    contact: (winner: Winner) =>
      commit({
        asked: [giveaway.id, winner.entryId],
        writes: () => contactWrites(giveaway, winner.entryId, context()),
        done: 'giveaways.contact.done',
        messageArgs: { name: winner.name || winner.userId },
      }),
    redraw: (winner: Winner, reason: string) =>
      commit({
        asked: [giveaway.id, winner.entryId, reason],
        writes: async () => {
          if (giveaway.drawSeed === null) throw new DrawError('notDrawn');
          const { drawSeed } = giveaway;
          const next = await entries.read(async list => {
            const key = await keyOfDrawn(giveaway, drawSeed, list.hash);
            if (key === null) throw new DrawError('beaconWrong');
            return find(list, key, 1);
          });
          if (next === null) return [];
          return redrawWrites(giveaway, winner.entryId, next.found, context(reason));
        },
        done: 'giveaways.done.redraw',
        nothing: 'giveaways.done.stopped',
      }),
  };
};
