import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import {
  differences,
  type Photograph,
  photograph,
  restoreTo,
} from '../support/history/pastMoments.ts';
import { randomOf } from '../support/history/random.ts';
import { type HistoryWorld, happen } from '../support/history/randomHistory.ts';
import { type ContractHarness, claimsFor } from './suite/harness.ts';

const ACTORS: Record<'owner' | 'superAdmin', Actor> = {
  owner: { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' },
  superAdmin: { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' },
};

const OWNER_FIRST = ['owner', 'superAdmin'] as const;
const ADMINISTRATOR = ['superAdmin'] as const;

const PRODUCTS = 200;
const MOMENTS = 20;

/** A random history, and the way back to its moments. */
export const describeHistory = (name: string, createHarness: () => Promise<ContractHarness>) =>
  describe(`history on ${name}`, () => {
    let harness: ContractHarness;
    let businessName = '';
    const act: HistoryWorld['act'] = async role => {
      const actor = ACTORS[role];
      await harness.signInAs(claimsFor(actor.uid));
      return { actor, provider: trackedDataProvider(harness.provider(), actor) };
    };

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 2_500 })];
      const own = records.filter(
        ({ collection, data }) => collection === 'products' && data.businessId === 'owner',
      );
      const owner = records.find(
        ({ id, collection }) => collection === 'business' && id === 'owner',
      );
      businessName = String(owner?.data.businessName);
      await harness.seed([
        ...records.filter(({ collection }) => collection === 'business'),
        ...own.slice(0, PRODUCTS),
      ]);
    }, 240_000);
    afterAll(() => harness?.close());

    it('goes back to every moment of a random history, field by field', async () => {
      const world: HistoryWorld = {
        ...{ business: { businessId: 'owner', businessName }, random: randomOf(7) },
        ...{ most: 30, act, runs: [], merges: [], count: 0 },
      };
      const moments: Photograph[] = [];
      for (let moment = 0; moment < MOMENTS; moment++) {
        const { provider } = await act('owner');
        moments.push(await photograph(provider, 'owner'));
        await new Promise(resolve => setTimeout(resolve, 3));
        for (let step = 0; step < 3; step++) await happen(world);
      }
      let [needed, written] = [0, 0];
      let now = await photograph((await act('owner')).provider, 'owner');
      for (const [index, moment] of randomOf(8).some(moments, MOMENTS).entries()) {
        needed += differences(moment, now).documents;
        const roles = index < MOMENTS / 2 ? OWNER_FIRST : ADMINISTRATOR;
        for (const role of roles) {
          const figures = await restoreTo(await act(role), 'owner', moment.at);
          expect(figures.problems).toEqual([]);
          expect(figures.largest).toBeLessThanOrEqual(500);
          written += figures.writes;
          // What an administrator deleted, or is merged into what is gone, is for administrators.
          if (figures.forAdministrators === 0) break;
        }
        const { provider } = await act('superAdmin');
        now = await photograph(provider, 'owner');
        expect(differences(moment, now).told).toEqual([]);
        await new Promise(resolve => setTimeout(resolve, 3));
      }
      console.info(`${MOMENTS} moments: ${written} writes for ${needed} documents`);
      expect(written / needed).toBeLessThanOrEqual(1.3);
    }, 600_000);
  });
