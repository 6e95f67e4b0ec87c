import { useState } from 'react';
import { useCommit } from '@/components/actions/useCommit.ts';
import { auditedUpdates } from '@/domain/audit.ts';
import { failureKind } from '@/domain/errors.ts';
import { newSeed } from '@/domain/giveaways/drawSeed.ts';
import {
  DrawError,
  drawWrites,
  placesTaken,
  redrawWrites,
  type Winner,
} from '@/domain/giveaways/drawWinners.ts';
import { findEligible } from '@/domain/giveaways/eligible.ts';
import { publishWrites, SEED_ID } from '@/domain/giveaways/publishGiveaway.ts';
import { rankEntries } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway, GiveawaySeed } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { blockedAmong } from './blockedAmong.ts';
import { entryPages } from './entryPages.ts';

/** What administrators do with a giveaway, each in one atomic step. */
export const useGiveawayActions = (giveaway: Giveaway) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const [read, setRead] = useState<number | null>(null);
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
  const rank = async (seed: string, count: number) => {
    setRead(0);
    try {
      return await rankEntries(entryPages(dataProvider, giveaway.id, setRead), seed, count);
    } finally {
      setRead(null);
    }
  };
  const find = (seed: string, count: number) =>
    findEligible({
      rank: places => rank(seed, places),
      blockedAmong: ids => blockedAmong(dataProvider, ids),
      taken: placesTaken(giveaway),
      count,
      at: new Date(),
    });
  return {
    busy,
    /** How many entries have been read, while they are. */
    read,
    rank,
    publish: () =>
      commit({
        writes: () => publishWrites(giveaway, newSeed(), context()),
        done: 'giveaways.done.publish',
      }),
    cancel: (reason: string) =>
      commit({
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
    draw: () =>
      commit({
        writes: async () => {
          if (giveaway.seedCommitment === null) throw new DrawError('noCommitment');
          const seed = await findSeed();
          const found = await find(seed, giveaway.numberOfWinners);
          return drawWrites(giveaway, seed, found, context());
        },
        done: 'giveaways.done.draw',
      }),
    redraw: (winner: Winner, reason: string) =>
      commit({
        writes: async () => {
          if (giveaway.drawSeed === null) throw new DrawError('notDrawn');
          const found = await find(giveaway.drawSeed, 1);
          return redrawWrites(giveaway, winner.entryId, found, context(reason));
        },
        done: 'giveaways.done.redraw',
      }),
  };
};
