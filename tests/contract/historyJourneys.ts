import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backToMoments } from '../support/history/backToMoments.ts';
import { historyRecords } from '../support/history/historyRecords.ts';
import type { ContractHarness } from './suite/harness.ts';

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

    it('goes back to every moment of a random history, field by field', async () => {
      const found = await backToMoments({
        ...{ harness, businessName, seed: 7, moments, every: 4, most: 30 },
      });
      expect(found).toHaveLength(moments);
      let [needed, written] = [0, 0];
      for (const { problems, unequal, largest, ...figures } of found) {
        expect({ problems, unequal }).toEqual({ problems: [], unequal: [] });
        expect(largest).toBeLessThanOrEqual(500);
        needed += figures.needed;
        written += figures.writes;
      }
      console.info(`${moments} moments: ${written} writes for ${needed} documents`);
      expect(written / needed).toBeLessThanOrEqual(1.3);
    }, 600_000);
  });
