import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { afterApplicant, applicantBeside } from '@/providers/applicants.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const actor: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };
const COUNT = 130;
const at = (minute: number) => new Date(Date.UTC(2026, 9, 1, 0, minute));

/** Applicants, the newest first; the one at 40 came with the one before it. */
const applicants = Array.from({ length: COUNT }, (_, place) => ({
  id: `applicant-${String(place).padStart(3, '0')}`,
  createdAt: at(1000 - place + (place === 40 ? 1 : 0)),
}));
const placed = (place: number) => applicants[place] ?? { id: 'none', createdAt: at(0) };

/** Going through the businesses that wait, under the rules. */
export const describeApplicants = (createHarness: () => Promise<ContractHarness>) => {
  describe('applicants', () => {
    let harness: ContractHarness;
    let dataProvider: BackOfficeDataProvider;

    beforeAll(async () => {
      harness = await createHarness();
      const businesses = [...generateSampleData({ products: 20 })]
        .filter(({ collection }) => collection === 'business')
        .map(record => ({ ...record, data: { ...record.data, isBusinessOwner: 'approved' } }));
      const [like] = businesses;
      const waiting = applicants.map(({ id, createdAt }) => ({
        ...{ collection: 'business', id },
        data: { ...like?.data, isBusinessOwner: 'pending', isDeleted: false, createdAt },
      }));
      await harness.seed([...businesses, ...waiting]);
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(async () => {
      await harness.signInAs(claimsFor('admin'));
      dataProvider = trackedDataProvider(harness.provider(), actor);
    });

    const beside = (place: number, step: 1 | -1, taken: readonly number[] = []) =>
      applicantBeside(placed(place), step, {
        dataProvider,
        isTaken: id => taken.some(one => placed(one).id === id),
      });

    it('are gone through to the last, however many wait', async () => {
      expect(await beside(105, 1)).toBe(placed(106).id);
      expect(await beside(105, -1)).toBe(placed(104).id);
      expect(await beside(COUNT - 1, 1)).toBeNull();
      expect(await beside(0, -1)).toBeNull();
    });

    it('are each met once where two came at the same moment', async () => {
      const seen: string[] = [];
      for (let from = placed(37); seen.length < 4; ) {
        const dealing = { dataProvider, isTaken: () => false };
        const next = await applicantBeside(from, 1, dealing);
        seen.push(String(next));
        from = applicants.find(({ id }) => id === next) ?? from;
      }
      const around = [38, 39, 40, 41].map(place => placed(place).id);
      expect([...seen].sort()).toEqual(around);
    });

    it('are passed over while somebody else has them, many at a time, too', async () => {
      const taken = Array.from({ length: 25 }, (_, place) => place + 60);
      expect(await beside(59, 1, taken)).toBe(placed(85).id);
      expect(await beside(85, -1, taken)).toBe(placed(59).id);
    });

    it('come one after the other as they are decided, from the top again after the last', async () => {
      const free = { dataProvider, isTaken: () => false };
      expect(await afterApplicant(placed(110), free)).toBe(placed(111).id);
      expect(await afterApplicant(placed(COUNT - 1), free)).toBe(placed(0).id);
      const nobody = { dataProvider, isTaken: () => true };
      expect(await afterApplicant(placed(3), nobody)).toBeNull();
    });
  });
};
