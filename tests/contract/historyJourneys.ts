import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backToMoments, type MomentFigures } from '../support/history/backToMoments.ts';
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

    it('goes on from every commit at which it went out of reach, answered or not', async () => {
      const found = await backToMoments({
        ...{ harness, businessName, seed: 21, moments: moments / 2, every: 4, most: 30 },
        torn: true,
      });
      expectWhole(found, moments / 2);
    }, 600_000);
  });
