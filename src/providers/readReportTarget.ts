import type { RaRecord } from 'ra-core';
import type { ReportTarget } from '@/domain/moderation/moderateReports.ts';
import { targetKey } from '@/domain/moderation/reportItems.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import type { BackOfficeDataProvider } from './types.ts';

/** Where each kind of target is stored. */
export const TARGET_RESOURCE = {
  product: 'products',
  business: 'business',
  user: 'users',
} as const;

type Reported = Pick<Report, 'targetType' | 'targetId'>;

/** Reads reported records afresh, each once. @returns them by key, without those that are gone. */
export const readReportTargets = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  reported: readonly Reported[],
): Promise<Map<string, ReportTarget>> => {
  const found = new Map<string, ReportTarget>();
  const add = (target: ReportTarget) =>
    found.set(targetKey({ targetType: target.type, targetId: target.record.id }), target);
  const readKind = async <T extends RaRecord>(
    type: Report['targetType'],
    read: (record: T) => void,
  ) => {
    const ofKind = reported.filter(({ targetType }) => targetType === type);
    const ids = [...new Set(ofKind.map(({ targetId }) => targetId))];
    if (ids.length === 0) return;
    for (const record of (await dataProvider.getMany<T>(TARGET_RESOURCE[type], { ids })).data)
      read(record);
  };
  await Promise.all([
    readKind<Product>('product', record => add({ type: 'product', record })),
    readKind<Business>('business', record => add({ type: 'business', record })),
    readKind<CatalogueUser>('user', record => add({ type: 'user', record })),
  ]);
  return found;
};

/** Reads the reported record afresh for an act on it; null where it is gone. */
export const readReportTarget = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  report: Reported,
): Promise<ReportTarget | null> => {
  const found = await readReportTargets(dataProvider, [report]);
  return found.get(targetKey(report)) ?? null;
};
