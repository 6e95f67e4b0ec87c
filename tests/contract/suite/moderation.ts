import { HttpError } from 'ra-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '@/domain/access/roles.ts';
import { failureKind, messageOf } from '@/domain/errors.ts';
import { closeReportsWrites } from '@/domain/moderation/moderateReports.ts';
import { type MeasureItem, planMeasures } from '@/domain/moderation/planMeasures.ts';
import { SEVERITIES, severityOf } from '@/domain/moderation/reportItems.ts';
import { revertDecisionWrites } from '@/domain/moderation/revertDecision.ts';
import { type AuditEntry, auditEntrySchema } from '@/domain/schemas/audit.ts';
import { REPORT_REASONS, type Report, reportSchema } from '@/domain/schemas/report.ts';
import { requestSchema, type SubmittedRequest } from '@/domain/schemas/request.ts';
import { answerRequests } from '@/providers/answerRequests.ts';
import { readReportTargets } from '@/providers/readReportTarget.ts';
import { type TakenMeasure, takeMeasures, undoMeasures } from '@/providers/takeMeasures.ts';
import { trackedDataProvider } from '@/providers/trackedDataProvider.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import type { Unanswered } from '@/providers/unanswered/commitOnce.ts';
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
    let requests: SubmittedRequest[];
    /** Products on sale about which the sample has no report. */
    let quiet: string[];

    beforeAll(async () => {
      harness = await createHarness();
      const records = [...generateSampleData({ products: 60 })];
      reports = records
        .filter(({ collection }) => collection === 'reports')
        .map(({ id, data }) => reportSchema.parse({ ...data, id }));
      requests = records
        .filter(({ collection }) => collection === 'requests')
        .map(({ id, data }) => requestSchema.parse({ ...data, id }));
      const reported = new Set(reports.map(({ targetId }) => targetId));
      quiet = records
        .filter(({ collection, id }) => collection === 'products' && !reported.has(id))
        .filter(({ data }) => data.status === 'active')
        .map(({ id }) => id);
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

    describe('taking a decision back', () => {
      it('leaves a report that was decided anew as it is, and opens the others', async () => {
        const [some] = reports;
        if (!some) throw new Error('There are no reports in the sample.');
        const ids = ['again1', 'again2'];
        await harness.seed(
          ids.map(id => ({
            collection: 'reports' as const,
            id,
            data: { ...some, id, status: 'open', resolution: null, auditId: null },
          })),
        );
        const stored = async () => {
          const { data } = await provider.getMany('reports', { ids });
          return data.map(row => reportSchema.parse(row));
        };
        const decide = async (waiting: readonly Report[], note: string) => {
          const auditId = provider.newId('audit');
          await provider.commit(
            closeReportsWrites(waiting, 'resolved', null, {
              ...{ actor, at: new Date(), note },
              ...{ reportsAuditId: auditId, targetAuditId: provider.newId('audit') },
            }),
          );
          return auditEntrySchema.parse((await provider.getOne('audit', { id: auditId })).data);
        };
        const takeBack = async (entry: AuditEntry) =>
          provider.commit(
            revertDecisionWrites(
              entry,
              await stored(),
              'reports',
              { kind: 'none' },
              {
                ...{ actor, at: new Date(), reason: '' },
                newId: () => provider.newId('audit'),
              },
            ),
          );
        const first = await decide(await stored(), 'first');
        const [one] = await stored();
        if (!one) throw new Error('The report is gone.');
        await provider.update('reports', {
          id: one.id,
          data: { ...one, status: 'open', resolution: null },
          previousData: one,
        });
        const opened = (await stored()).filter(({ status }) => status === 'open');
        expect(opened).toHaveLength(1);
        await decide(opened, 'second');
        await takeBack(first);
        expect(await stored()).toMatchObject([
          { status: 'resolved', resolution: { note: 'second' } },
          { status: 'open', resolution: null },
        ]);
      });
    });

    describe('answers to requests', () => {
      it('are given once where the answer was lost', async () => {
        const ids = ['w1', 'w2'];
        const [some] = requests.filter(
          ({ status, kind }) => status === 'submitted' && kind === 'support',
        );
        if (!some) throw new Error('No request waits in the sample.');
        await harness.seed(
          ids.map(id => ({ collection: 'requests' as const, id, data: { ...some, id } })),
        );
        const stored = async () => {
          const { data } = await provider.getMany('requests', { ids });
          return data.map(row => requestSchema.parse(row));
        };
        const cutOff = {
          ...provider,
          commit: async (writes: Parameters<typeof provider.commit>[0]) => {
            await provider.commit(writes);
            throw new HttpError('no answer', 503);
          },
        };
        const given = { answer: 'reject', message: 'No room', actor } as const;
        const unanswered: Unanswered<null> = new Map();
        const first = await answerRequests(cutOff, await stored(), given, {}, unanswered);
        expect(first).toMatchObject({ done: [], failed: [], unanswered: 1 });
        expect(first.left).toHaveLength(2);
        const again = await answerRequests(provider, first.left, given, {}, unanswered);
        expect(again).toMatchObject({ failed: [], left: [] });
        expect(again.done.map(({ id }) => id)).toEqual(ids);
        for (const { status, version, thread } of await stored()) {
          expect({ status, version }).toEqual({ status: 'rejected', version: some.version + 1 });
          expect(thread?.filter(({ message }) => message === 'No room')).toHaveLength(1);
        }
      });
    });

    describe('measures against many targets', () => {
      const stored = async (...ids: string[]): Promise<Report[]> => {
        const { data } = await provider.getMany('reports', { ids });
        return data.map(row => reportSchema.parse(row));
      };
      const product = async (id: string) => (await provider.getOne('products', { id })).data;
      const business = async (id: string) => (await provider.getOne('business', { id })).data;
      const itemsOf = async (waiting: readonly Report[]): Promise<MeasureItem[]> => {
        const targets = await readReportTargets(provider, waiting);
        const plan = planMeasures(waiting, targets, {
          actorId: actor.uid,
          mayChange: () => true,
          isTaken: () => false,
        });
        return [...plan.fitting, ...plan.standing];
      };
      const about = (
        id: string,
        target: Pick<Report, 'targetType' | 'targetId' | 'businessId'>,
      ) => {
        const [some] = reports;
        if (!some) throw new Error('There are no reports in the sample.');
        const data = { ...some, ...target, id, status: 'open', resolution: null, auditId: null };
        return { collection: 'reports' as const, id, data: { ...data, targetLabel: id } };
      };
      const onShop = { targetType: 'business', targetId: 'biz-cedar', businessId: 'x' } as const;
      const quietProduct = (index: number): string => {
        const id = quiet[index];
        if (id === undefined) throw new Error('The sample has too few products without reports.');
        return id;
      };
      const onProduct = (targetId: string) =>
        ({ targetType: 'product', targetId, businessId: 'x' }) as const;
      const entriesOf = async (id: string) => {
        const filter = { records_contains: id };
        const sort = { field: 'at', order: 'DESC' } as const;
        return (
          await provider.getList('audit', { filter, sort, pagination: { page: 1, perPage: 10 } })
        ).data;
      };

      it('are one step a target, with all that waits on it, and are undone by one step each', async () => {
        const cup = quietProduct(0);
        await harness.seed([
          about('m1', onProduct(cup)),
          about('m2', onProduct(cup)),
          about('m3', onProduct(cup)),
          about('m4', onShop),
        ]);
        const before = { cup: await product(cup), shop: await business(onShop.targetId) };
        const items = await itemsOf(await stored('m1', 'm2', 'm4'));
        expect(items).toHaveLength(2);
        const settled: number[] = [];
        const { taken, failed, left } = await takeMeasures(provider, actor, items, 'a copy', {
          onProgress: count => settled.push(count),
        });
        expect({ failed, left, settled }).toEqual({ failed: [], left: [], settled: [1, 2] });
        expect(taken.map(({ closed }) => closed)).toEqual([3, expect.any(Number)]);
        expect(await product(cup)).toMatchObject({
          status: 'archived',
          version: Number(before.cup.version) + 1,
        });
        expect(await business(onShop.targetId)).toMatchObject({ isBusinessOwner: 'deactivated' });
        for (const one of await stored('m1', 'm2', 'm3'))
          expect(one).toMatchObject({
            status: 'resolved',
            resolution: { action: 'archiveProduct', was: before.cup.status, note: 'a copy' },
          });
        const [entry] = await entriesOf(cup);
        expect(entry).toMatchObject({ action: 'archive', source: 'moderation', reason: 'a copy' });
        const [decision] = await entriesOf('m1');
        expect(decision).toMatchObject({ action: 'resolve', source: 'moderation' });
        expect(decision?.records.toSorted()).toEqual(['m1', 'm2', 'm3']);

        const undone = await undoMeasures(provider, actor, taken);
        expect(undone).toMatchObject({ failed: [], left: [], kept: [] });
        expect(await product(cup)).toMatchObject({ status: before.cup.status });
        expect(await business(onShop.targetId)).toMatchObject({ isBusinessOwner: 'approved' });
        for (const one of await stored('m1', 'm2', 'm3', 'm4'))
          expect(one).toMatchObject({ status: 'open', resolution: null });
      });

      it('leave a target that is archived already, and resolve what is reported about it', async () => {
        const lamp = quietProduct(1);
        await harness.seed([about('n1', onProduct(lamp))]);
        const found = await product(lamp);
        if (found.status !== 'archived')
          await provider.update('products', {
            id: lamp,
            data: { ...found, status: 'archived' },
            previousData: found,
          });
        const archived = await product(lamp);
        const items = await itemsOf(await stored('n1'));
        const { taken, failed } = await takeMeasures(provider, actor, items, 'twice', {});
        expect(failed).toEqual([]);
        expect(taken).toHaveLength(1);
        expect(await product(lamp)).toMatchObject({ version: archived.version });
        expect((await stored('n1'))[0]).toMatchObject({
          status: 'resolved',
          resolution: { action: 'none' },
        });
        await undoMeasures(provider, actor, taken);
        expect((await stored('n1'))[0]).toMatchObject({ status: 'open', resolution: null });
        expect(await product(lamp)).toMatchObject({ version: archived.version });
      });

      it('are refused where somebody changed the target meanwhile; the others go through', async () => {
        const one = quietProduct(2);
        const two = quietProduct(3);
        const three = quietProduct(4);
        await harness.seed([
          about('o1', onProduct(one)),
          about('o2', onProduct(two)),
          about('o3', onProduct(three)),
        ]);
        const items = await itemsOf(await stored('o1', 'o2', 'o3'));
        const changed = await product(two);
        await provider.update('products', {
          id: two,
          data: { ...changed, title: 'Another title' },
          previousData: changed,
        });
        const { taken, failed, left } = await takeMeasures(provider, actor, items, 'copies', {});
        expect(taken.map(({ item }) => item.name)).toEqual(['o1', 'o3']);
        expect(failed.map(({ item, error }) => [item.name, failureKind(error)])).toEqual([
          ['o2', 'conflict'],
        ]);
        expect(left).toEqual([]);
        expect(await product(two)).toMatchObject({ status: changed.status });
        expect((await stored('o2'))[0]).toMatchObject({ status: 'open' });
        await undoMeasures(provider, actor, taken);
      });

      it('stop between two targets when they are cancelled, and can be gone on with', async () => {
        const targets = [8, 9, 10].map(quietProduct);
        await harness.seed(targets.map((id, index) => about(`s${index}`, onProduct(id))));
        const items = await itemsOf(await stored('s0', 's1', 's2'));
        const cancel = new AbortController();
        const first = await takeMeasures(provider, actor, items, 'copies', {
          signal: cancel.signal,
          onProgress: () => cancel.abort(),
        });
        expect(first.taken.map(({ item }) => item.name)).toEqual(['s0']);
        expect(first.left.map(({ name }) => name)).toEqual(['s1', 's2']);
        expect((await stored('s1'))[0]).toMatchObject({ status: 'open' });
        const rest = await takeMeasures(provider, actor, first.left, 'copies');
        const undone = await undoMeasures(provider, actor, [...first.taken, ...rest.taken]);
        expect(undone.done).toHaveLength(3);
        for (const id of targets) expect(await product(id)).toMatchObject({ status: 'active' });
      });

      it('are taken once where the answer was lost', async () => {
        const id = quietProduct(11);
        await harness.seed([about('t1', onProduct(id))]);
        const before = await product(id);
        const items = await itemsOf(await stored('t1'));
        const cutOff = {
          ...provider,
          commit: async (writes: Parameters<typeof provider.commit>[0]) => {
            await provider.commit(writes);
            throw new HttpError('no answer', 503);
          },
        };
        const unanswered: Unanswered<TakenMeasure> = new Map();
        const first = await takeMeasures(cutOff, actor, items, 'a copy', {}, unanswered);
        expect(first).toMatchObject({ taken: [], failed: [], unanswered: 1 });
        const again = await takeMeasures(provider, actor, first.left, 'a copy', {}, unanswered);
        expect(again).toMatchObject({ failed: [], left: [], done: [{ name: 't1' }] });
        const version = Number(before.version);
        expect(await product(id)).toMatchObject({ status: 'archived', version: version + 1 });
        const undone = await undoMeasures(provider, actor, again.taken);
        expect(undone).toMatchObject({ failed: [], kept: [] });
        const { failed } = await undoMeasures(provider, actor, again.taken);
        expect(failed.map(({ error }) => messageOf(error))).toEqual(['reports.bulk.reopenedSince']);
        expect(await product(id)).toMatchObject({ status: 'active', version: version + 2 });
      });

      it('leave what was changed since when they are undone, and name it', async () => {
        const renamedId = quietProduct(5);
        const mixed = quietProduct(6);
        const again = quietProduct(7);
        const ids = ['q1', 'q2', 'q3', 'q4'];
        await harness.seed([
          about('q1', onProduct(renamedId)),
          about('q2', onProduct(mixed)),
          about('q3', onProduct(mixed)),
          about('q4', onProduct(again)),
        ]);
        const statuses = await Promise.all(
          [renamedId, mixed, again].map(async id => (await product(id)).status),
        );
        const items = await itemsOf(await stored(...ids));
        const { taken } = await takeMeasures(provider, actor, items, 'copies', {});
        // A title is somebody's work: only where the product stands goes back.
        const renamed = await product(renamedId);
        await provider.update('products', {
          id: renamedId,
          data: { ...renamed, title: 'Renamed since' },
          previousData: renamed,
        });
        const decide = async (id: string, status: 'resolved' | 'dismissed') => {
          const [report] = await stored(id);
          if (!report?.resolution) throw new Error('It is not closed.');
          const resolution = { ...report.resolution, note: 'looked at again', action: 'none' };
          await provider.update('reports', {
            id,
            data: { ...report, status, resolution },
            previousData: report,
          });
        };
        await decide('q3', 'resolved');
        await decide('q4', 'dismissed');
        const undone = await undoMeasures(provider, actor, taken);
        expect(undone.done.map(({ item }) => item.name)).toEqual(['q1', 'q2']);
        expect(undone.kept.map(({ item, why }) => [item.item.name, why])).toEqual([
          ['q2', 'reports.bulk.someDecidedSince'],
        ]);
        expect(undone.failed.map(({ item, error }) => [item.item.name, messageOf(error)])).toEqual([
          ['q4', 'reports.bulk.decidedSince'],
        ]);
        expect(await product(renamedId)).toMatchObject({
          status: statuses[0],
          title: 'Renamed since',
        });
        expect(await product(mixed)).toMatchObject({ status: statuses[1] });
        expect(await product(again)).toMatchObject({ status: 'archived' });
        expect((await stored(...ids)).map(({ status }) => status)).toEqual([
          'open',
          'open',
          'resolved',
          'dismissed',
        ]);
      });
    });
  });
};
