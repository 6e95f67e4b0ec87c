import { expect, it } from 'vitest';
import type { Report } from '@/domain/schemas/report.ts';
import { reviewingWrites } from './closeReports.ts';
import type { BackOfficeDataProvider } from './types.ts';

const at = new Date('2026-01-01T00:00:00Z');

const report = (id: string, status: Report['status'] = 'open'): Report => ({
  ...{ id, reporterId: 'u1', reporterName: 'Una', targetType: 'product', targetId: 'p1' },
  ...{ targetLabel: 'Lamp', businessId: 'b1', reason: 'counterfeit', message: '', status },
  ...{ resolution: null, version: 1, createdAt: at, createdBy: 'u1', updatedAt: at },
  updatedBy: 'u1',
});

it('takes into review what is open on the target, once, and leaves what is in review already', async () => {
  const asked: unknown[] = [];
  const reader = {
    getList: async (_: string, params: unknown) => {
      asked.push(params);
      return { data: [report('r1'), report('r2'), report('r3', 'inReview')] };
    },
  } as unknown as Pick<BackOfficeDataProvider, 'getList'>;
  const actor = { uid: 'admin', email: 'admin@catalogue.example', role: 'superAdmin' as const };
  const { writes, moved } = await reviewingWrites(reader, report('r1'), {
    actor,
    reportsAuditId: 'a1',
  });
  expect(moved).toBe(2);
  expect(asked).toMatchObject([{ filter: { targetType: 'product', targetId: 'p1' } }]);
  const changed = writes.filter(({ collection }) => collection === 'reports');
  expect(changed.map(write => write.id)).toEqual(['r1', 'r2']);
  expect(writes.filter(({ collection }) => collection === 'audit')).toHaveLength(1);
});
