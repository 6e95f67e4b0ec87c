import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { SEVERITIES, severityOf } from '@/domain/moderation/reportItems.ts';
import { REPORT_REASONS, type Report, reportSchema } from '@/domain/schemas/report.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { generateSampleData } from '@/sample-data/index.ts';
import { type ContractHarness, claimsFor } from './harness.ts';
import { listOf, statusOf } from './request.ts';

const actor: Actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' };

/** Reports and what is decided about them, under the rules. */
export const describeModeration = (createHarness: () => Promise<ContractHarness>) => {
  describe('moderation', () => {
    let harness: ContractHarness;
    let provider: BackOfficeDataProvider;
    let reports: Report[];

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      reports = records
        .filter(({ collection }) => collection === 'reports')
        .map(({ id, data }) => reportSchema.parse({ ...data, id }));
      const wanted = ['business', 'products', 'users', 'reports'];
      await harness.seed(records.filter(({ collection }) => wanted.includes(collection)));
    }, 240_000);
    afterAll(() => harness?.close());
    beforeEach(async () => {
      await harness.signInAs(claimsFor('admin'));
      provider = trackedDataProvider(harness.provider(), actor);
    });

    describe('lists of reports by severity', () => {
      const since = new Date('2026-11-01T00:00:00Z');
      const others: [string, Record<string, unknown>, (report: Report) => boolean][] = [
        ['alone', {}, () => true],
        ['with a status', { status: 'resolved' }, ({ status }) => status === 'resolved'],
        ['with a kind', { targetType: 'user' }, ({ targetType }) => targetType === 'user'],
        ['from a day on', { createdAt_gte: since }, ({ createdAt }) => createdAt >= since],
        ...REPORT_REASONS.map((reason): (typeof others)[number] => [
          `for ${reason}`,
          { reason },
          report => report.reason === reason,
        ]),
        [
          'for one of two reasons',
          { reason: ['spam', 'prohibited'], status: 'open' },
          ({ reason, status }) => ['spam', 'prohibited'].includes(reason) && status === 'open',
        ],
      ];
      it.each(others)('%s', async (_, filter, matches) => {
        let found = 0;
        for (const severity of SEVERITIES) {
          const expected = reports
            .filter(report => matches(report) && severityOf([report]) === severity)
            .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
            .map(({ id }) => id);
          const asked = { ...filter, severity };
          found += expected.length;
          expect(await provider.count('reports', { filter: asked })).toBe(expected.length);
          for (const order of ['ASC', 'DESC'] as const) {
            const { data } = await provider.getList(
              'reports',
              listOf(asked, { order, perPage: 100 }),
            );
            const ids = data.map(({ id }) => id);
            expect(order === 'ASC' ? ids : ids.toReversed()).toEqual(expected);
          }
        }
        expect(found).toBe(reports.filter(matches).length);
        expect(found).toBeGreaterThan(0);
      });

      it('with a search, and refuses a severity that there is not', async () => {
        const [first] = reports.filter(report => severityOf([report]) === 'high');
        const filter = { q: first?.targetLabel, severity: 'high' };
        const { data } = await provider.getList('reports', listOf(filter));
        expect(data.map(({ id }) => id)).toContain(first?.id);
        const low = { ...filter, severity: 'low' };
        const { data: mild } = await provider.getList('reports', listOf(low));
        expect(mild.map(({ id }) => id)).not.toContain(first?.id);
        const odd = listOf({ severity: 'worst' });
        expect(await statusOf(provider.getList('reports', odd))).toBe(400);
      });
    });
  });
};
