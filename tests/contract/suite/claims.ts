import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { handOverWrite, releaseWrite, takeOverWrite, takeWrite } from '@/domain/claims/claim.ts';
import { type Claim, claimSchema } from '@/domain/schemas/claim.ts';
import type { Write } from '@/domain/write.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';
import { statusOf } from './request.ts';

const ANN = 'admin@catalogue.example';
const BOB = 'admin2@catalogue.example';
const UID = { [ANN]: 'admin', [BOB]: 'admin2' };

/** Claims: an item of a queue is one administrator's at a time. */
export const describeClaims = (createHarness: () => Promise<ContractHarness>) => {
  describe('claims', () => {
    let harness: ContractHarness;
    let count = 0;
    const item = () => ({
      resource: 'reports' as const,
      target: `product~p${count}`,
      label: 'Lamp',
    });

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 10 })];
      await harness.seed(records.filter(({ collection }) => collection === 'business'));
    }, 240_000);
    beforeEach(() => {
      count += 1;
    });
    afterAll(() => harness.close());

    const as = async (who: keyof typeof UID, write: Write) => {
      await harness.signInAs(claimsFor(UID[who]));
      return harness.provider().commit([write]);
    };

    it('has one holder, who renews it and gives it free', async () => {
      await as(ANN, takeWrite(item(), ANN));
      await as(ANN, takeWrite(item(), ANN));
      expect(await statusOf(as(BOB, takeWrite(item(), BOB)))).toBe(403);
      expect(await statusOf(as(BOB, releaseWrite(item())))).toBe(403);
      await as(ANN, releaseWrite(item()));
      await as(BOB, takeWrite(item(), BOB));
    });

    it('is taken over with a reason, and handed over with a note', async () => {
      await as(ANN, takeWrite(item(), ANN));
      expect(await statusOf(as(BOB, takeOverWrite(item(), BOB, ANN, '')))).toBe(403);
      await as(BOB, takeOverWrite(item(), BOB, ANN, 'She is ill'));
      expect(await statusOf(as(ANN, handOverWrite(item(), ANN, BOB, 'Yours')))).toBe(403);
      expect(await statusOf(as(BOB, handOverWrite(item(), BOB, 'x@y.example', 'Yours')))).toBe(403);
      await as(BOB, handOverWrite(item(), BOB, ANN, 'Yours'));
      await as(ANN, takeWrite(item(), ANN));
    });

    it('is seen live by the others, with the server’s time', async () => {
      await harness.signInAs(claimsFor('support'));
      const told: Claim[][] = [];
      const filter = { resource: 'reports' };
      const sort = { field: 'at', order: 'DESC' as const };
      const before = Date.now();
      await as(ANN, takeWrite(item(), ANN));
      await harness.signInAs(claimsFor('support'));
      const end = harness.provider().watchList(
        'claims',
        { filter, sort, limit: 100 },
        {
          next: rows => told.push(rows.map(row => claimSchema.parse(row))),
          error: error => {
            throw error;
          },
        },
      );
      await vi.waitFor(
        () => {
          const claim = told.at(-1)?.find(({ target }) => target === item().target);
          expect(claim).toMatchObject({ holder: ANN, kind: 'looking' });
          expect(Math.abs((claim?.at.getTime() ?? 0) - before)).toBeLessThan(60_000);
        },
        { timeout: 20_000 },
      );
      end();
    });
  });
};
