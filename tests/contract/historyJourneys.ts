import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { readTrail } from '@/providers/history/readTrail.ts';
import { compareWithPast } from '@/providers/history/restoreTo.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import { backToMoments, type MomentFigures } from '../support/history/backToMoments.ts';
import { historyRecords } from '../support/history/historyRecords.ts';
import { type ContractHarness, claimsFor } from './suite/harness.ts';

const PRODUCTS = 200;

/** A random history, and the way back to so many of its moments. */
export const describeHistory = (
  name: string,
  moments: number,
  createHarness: () => Promise<ContractHarness>,
) =>
  describe(`history on ${name}`, () => {
    let harness: ContractHarness;
    const { records, businessName } = historyRecords(PRODUCTS);

    beforeAll(async () => {
      harness = await createHarness();
      await harness.seed(records);
    }, 240_000);
    afterAll(() => harness?.close());

    const expectWhole = (found: readonly MomentFigures[], count: number) => {
      expect(found).toHaveLength(count);
      for (const { problems, unequal, largest } of found) {
        expect({ problems, unequal }).toEqual({ problems: [], unequal: [] });
        expect(largest).toBeLessThanOrEqual(500);
      }
    };

    it('goes back to every moment of a random history, field by field', async () => {
      const found = await backToMoments({
        ...{ harness, businessName, seed: 7, moments, every: 4, most: 30 },
      });
      expectWhole(found, moments);
      const needed = found.reduce((sum, one) => sum + one.needed, 0);
      const written = found.reduce((sum, one) => sum + one.writes, 0);
      console.info(`${moments} moments: ${written} writes for ${needed} documents`);
      expect(written / needed).toBeLessThanOrEqual(1.3);
    }, 600_000);

    it.each<Actor>([
      { uid: 'owner', email: 'owner@catalogue.example', role: 'owner' },
      { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' },
    ])('compares chosen products as it compares them among all, to $role', async actor => {
      await harness.signInAs(claimsFor(actor.uid));
      const provider = trackedDataProvider(harness.provider(), actor);
      const business = { businessId: 'owner' };
      const query = { ...business, actor, since: new Date(Date.now() - 3_600_000) };
      const compared = async (chosen?: readonly string[]) => {
        const trail = await readTrail(provider, { ...query, ids: chosen });
        const ids = chosen && new Set(chosen);
        const { products } = await compareWithPast(provider, business, trail, { ids });
        return { products, entries: trail.entries.length };
      };
      const all = await compared();
      expect(all.products.length).toBeGreaterThan(12);
      // A few are asked for one by one.
      for (const count of [1, 3, 12]) {
        const part = all.products.slice(0, count);
        const chosen = await compared(part.map(({ id }) => id));
        const byId = new Map(chosen.products.map(product => [product.id, product]));
        expect(part.map(({ id }) => byId.get(id))).toEqual(part);
        expect(chosen.products).toHaveLength(count);
        if (count < 10) expect(chosen.entries).toBeLessThan(all.entries);
      }
    });

    it('goes on from every commit at which it went out of reach, answered or not', async () => {
      const found = await backToMoments({
        ...{ harness, businessName, seed: 21, moments: moments / 2, every: 4, most: 30 },
        torn: true,
      });
      expectWhole(found, moments / 2);
    }, 600_000);
  });
