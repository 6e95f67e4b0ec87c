import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readShopFacts } from '@/components/business/readShopFacts.ts';
import type { SignIn } from '@/domain/schemas/signIn.ts';
import { serverTime, type Write } from '@/domain/write.ts';
import { readOrNull } from '@/providers/readOrNull.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';

const mark = (id: string, at: unknown = serverTime()): Write => ({
  ...{ type: 'set', collection: 'signIns', id },
  data: { at },
});

/** That owners were here: marked by themselves, by the server's time, read by administrators. */
export const describeSignIns = (createHarness: () => Promise<ContractHarness>) => {
  describe('that an owner was here', () => {
    let harness: ContractHarness;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 50 })];
      await harness.seed(
        records.filter(
          ({ collection, id }) =>
            ['business', 'stats'].includes(collection) ||
            (collection === 'signIns' && id !== 'owner'),
        ),
      );
    }, 240_000);
    afterAll(() => harness?.close());

    const storedBy = (who: 'owner' | 'admin' | 'support', id = 'owner') =>
      harness
        .signInAs(claimsFor(who))
        .then(() => readOrNull<SignIn>(harness.provider(), 'signIns', { id }));

    it('is marked by themselves, the second time as the first, and told to staff alone', async () => {
      expect(await storedBy('admin')).toBeNull();
      await harness.signInAs(claimsFor('owner'));
      await harness.provider().commit([mark('owner')]);
      const first = await storedBy('admin');
      expect(first?.at).toBeInstanceOf(Date);
      await harness.signInAs(claimsFor('owner'));
      await harness.provider().commit([mark('owner')]);
      const second = await storedBy('support');
      expect(Number(second?.at)).toBeGreaterThanOrEqual(Number(first?.at));
      await expect(storedBy('owner', 'biz-pebble')).rejects.toMatchObject({ status: 403 });

      await harness.signInAs(claimsFor('admin'));
      const facts = await readShopFacts(harness.provider(), 'owner');
      expect(facts.lastHereAt).toEqual(second?.at);
    });

    it.each<[string, 'owner' | 'admin' | 'support', Write]>([
      ['of another owner', 'owner', mark('biz-pebble')],
      ['by a clock of their own', 'owner', mark('owner', new Date('2030-01-01'))],
      ['by an administrator', 'admin', mark('owner')],
      ['by support', 'support', mark('support')],
      ['away', 'owner', { type: 'delete', collection: 'signIns', id: 'owner' }],
    ])('cannot be marked %s', async (_, who, write) => {
      await harness.signInAs(claimsFor(who));
      await expect(harness.provider().commit([write])).rejects.toMatchObject({
        status: expect.toSatisfy((status: number) => status === 403 || status === 400),
      });
    });
  });
};
