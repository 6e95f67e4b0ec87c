import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AuditContext } from '@/domain/audit.ts';
import { QUICKNET } from '@/domain/giveaways/drand.ts';
import { exclusionWrites, hashOfExclusions } from '@/domain/giveaways/exclusions.ts';
import { type Exclusion, exclusionSchema, type Giveaway } from '@/domain/schemas/giveaway.ts';
import type { Write } from '@/domain/write.ts';
import type { RecordStore } from '@/providers/types.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { giveaway, RECORDS } from '../../rules/support/records.ts';
import { type ContractHarness, claimsFor } from './harness.ts';
import { statusOf } from './request.ts';

const HOUR = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR);
const byRound = { beaconChain: QUICKNET.chain };
const ada = { userId: 'ada', name: 'Ada Buyer' };

/** Who is excluded from a draw: said before its end, of who entered, and never taken back. */
export const describeExclusions = (createHarness: () => Promise<ContractHarness>) => {
  describe('exclusions from a draw', () => {
    let harness: ContractHarness;
    let count = 0;

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 10 })];
      await harness.seed(records.filter(({ collection }) => collection === 'business'));
    }, 240_000);
    afterAll(() => harness?.close());

    /** A giveaway that `ada` and `bob` entered. */
    const stored = async (more: Record<string, unknown> = {}) => {
      count += 1;
      const id = `excluding-${count}`;
      const entry = (userId: string, name: string) => ({
        collection: `giveaways/${id}/entries`,
        ...{ id: userId, data: RECORDS.entries({ userId, name }) },
      });
      await harness.seed([
        { collection: 'giveaways', id, data: giveaway({ ...byRound, ...more }) },
        ...[entry('ada', 'Ada Buyer'), entry('bob', 'Bob Seller')],
      ]);
      return id;
    };
    const as = async (uid: string): Promise<RecordStore> => {
      await harness.signInAs(claimsFor(uid));
      return harness.provider();
    };
    const read = async (id: string) =>
      (await (await as('admin')).getOne<Giveaway>('giveaways', { id })).data;
    let commits = 0;
    const context = (uid: string, reason = 'Works here') => {
      commits += 1;
      const actor: AuditContext['actor'] = {
        ...{ uid, email: `${uid}@catalogue.example`, role: 'superAdmin' },
      };
      return { auditId: `excluding-${commits}`, actor, reason, at: new Date() };
    };
    const send = async (uid: string, writes: readonly Write[]) =>
      statusOf((await as(uid)).commit(writes));
    /** The console's own writes, with other lines in them. */
    const forged = (
      one: Giveaway,
      lines: (made: Exclusion[]) => unknown,
      more: Record<string, unknown> = {},
    ): Write[] =>
      exclusionWrites(
        { ...one, ...byRound, status: 'running', endsAt: from(9) },
        { userId: 'fay', name: 'Fay' },
        true,
        context('admin'),
      ).map(write =>
        write.type === 'update'
          ? {
              ...write,
              data: {
                ...write.data,
                exclusions: lines(z.array(exclusionSchema).parse(write.data.exclusions)),
                ...more,
              },
            }
          : write,
      );

    it('are said, taken back by a further line, and read as they were written', async () => {
      const id = await stored();
      expect(
        await send('admin', exclusionWrites(await read(id), ada, true, context('admin'))),
      ).toBe(200);
      const first = await read(id);
      expect(first.exclusions).toMatchObject([{ ...ada, isExcluded: true, by: 'admin' }]);
      expect(hashOfExclusions(first)).toMatch(/^[0-9a-f]{64}$/);
      const back = exclusionWrites(first, ada, false, context('admin2', 'It was somebody else'));
      expect(await send('admin2', back)).toBe(200);
      const last = await read(id);
      expect(last.exclusions?.map(({ isExcluded, by }) => [isExcluded, by])).toEqual([
        [true, 'admin'],
        [false, 'admin2'],
      ]);
      expect(last.exclusions?.[0]).toEqual(first.exclusions?.[0]);
      expect(hashOfExclusions(last)).toBeNull();
    });

    it('are one administrator’s at a time: who comes second is told', async () => {
      const id = await stored();
      const seen = await read(id);
      const mine = exclusionWrites(seen, ada, true, context('admin'));
      const theirs = exclusionWrites(
        seen,
        { userId: 'bob', name: 'Bob Seller' },
        true,
        context('admin2'),
      );
      expect(await send('admin', mine)).toBe(200);
      expect(await send('admin2', theirs)).toBe(409);
      expect((await read(id)).exclusions).toHaveLength(1);
    });

    it.each<[string, Record<string, unknown>]>([
      ['after the end', { startsAt: from(-9), endsAt: from(-1) }],
      ['of one that was closed', { status: 'ended' }],
      ['of a draft', { status: 'draft' }],
      ['where the seed alone decides', { beaconChain: null }],
    ])('are refused %s', async (_, more) => {
      const id = await stored(more);
      const writes = forged(await read(id), lines =>
        lines.map(line => ({ ...line, at: from(-2) })),
      );
      expect(await send('admin', writes)).toBe(403);
      expect((await read(id)).exclusions ?? []).toEqual([]);
    });

    const change =
      (more: Partial<Record<keyof Exclusion | 'isAdmin', unknown>>) =>
      ([line]: Exclusion[]) => [{ ...line, ...more }];
    it.each<
      [string, (made: Exclusion[]) => unknown, Record<string, unknown>?, Record<string, unknown>?]
    >([
      ['of who did not enter', change({ userId: 'eve' })],
      ['under the name of somebody else', change({ name: 'Bob Seller' })],
      ['by somebody else', change({ by: 'admin2' })],
      ['without a reason', change({ reason: ' \u200b' })],
      ['with a reason too long', change({ reason: 'x'.repeat(501) })],
      ['as tomorrow', change({ at: from(30) })],
      ['as after the end', change({ at: from(9) }), {}, { endsAt: from(8) }],
      ['with more than there is', change({ isAdmin: true })],
      ['perhaps', change({ isExcluded: 'yes' })],
      ['twice at once', ([line]) => [line, line].map(one => ({ ...one, ...ada }))],
      ['with a later end', change({}), { endsAt: from(99) }],
    ])('are refused %s', async (_, lines, more, before) => {
      const id = await stored(before);
      // The embedded back end says of what is no such record at all that it is none.
      expect([400, 403]).toContain(await send('admin', forged(await read(id), lines, more)));
      expect((await read(id)).exclusions ?? []).toEqual([]);
    });

    it('are not rewritten, left out or put in front of', async () => {
      const first = { ...ada, isExcluded: true, reason: 'Kin', by: 'admin2', at: from(-2) };
      for (const lines of [
        () => [],
        (made: Exclusion[]) => made.slice(1).map(line => ({ ...line, ...ada })),
        (made: Exclusion[]) => made.map(line => ({ ...line, ...ada })).toReversed(),
        (made: Exclusion[]) => made.map(line => ({ ...line, ...ada, reason: 'Works here' })),
      ]) {
        const id = await stored({ exclusions: [{ ...first, userId: 'bob', name: 'Bob Seller' }] });
        const seen = await read(id);
        expect(await send('admin', forged(seen, lines))).toBe(403);
        expect((await read(id)).exclusions).toEqual(seen.exclusions);
      }
    });

    it('are said by administrators alone, with an entry in the trail', async () => {
      const id = await stored();
      const seen = await read(id);
      for (const uid of ['support', 'owner'])
        expect(await send(uid, exclusionWrites(seen, ada, true, context(uid))), uid).toBe(403);
      const [update] = exclusionWrites(seen, ada, true, context('admin'));
      expect(await send('admin', update ? [update] : [])).toBe(403);
    });

    it('stay as they were when winners are drawn', async () => {
      const line = { ...ada, isExcluded: true, reason: 'Kin', by: 'admin2', at: from(-2) };
      const over = { startsAt: from(-9), endsAt: from(-1), exclusions: [line] };
      const id = await stored(over);
      const seen = await read(id);
      const draw = {
        ...{ status: 'drawn', drawSeed: RECORDS.giveawaySeeds({}).seed, drawnAt: new Date() },
        winners: [{ entryId: 'ada', userId: 'ada', name: 'Ada Buyer', drawnAt: new Date() }],
        ...{ entriesHash: 'a'.repeat(64), beaconSignature: 'b'.repeat(96) },
      };
      expect(
        await send(
          'admin',
          forged(seen, () => [], draw),
        ),
      ).toBe(403);
      expect(
        await send(
          'admin',
          forged(seen, () => seen.exclusions, draw),
        ),
      ).toBe(200);
      expect((await read(id)).exclusions).toEqual(seen.exclusions);
    });
  });
};
