import { type RaRecord, useGetOne } from 'ra-core';
import type { ReportTarget } from '@/domain/moderation/moderateReports.ts';
import type { Business } from '@/domain/schemas/business.ts';
import type { Product } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import type { BackOfficeDataProvider } from '@/providers/types.ts';

/** Where each kind of target is stored. */
export const TARGET_RESOURCE = {
  product: 'products',
  business: 'business',
  user: 'users',
} as const;

/** The reported record, as far as it still exists. */
export const useReportTarget = (report: Pick<Report, 'targetType' | 'targetId'>) =>
  useGetOne<RaRecord & { id: string }>(
    TARGET_RESOURCE[report.targetType],
    { id: report.targetId },
    { retry: false },
  );

/** Reads the reported record afresh for an act on it; null where it is gone. */
export const readTarget = async (
  dataProvider: Pick<BackOfficeDataProvider, 'getMany'>,
  { targetType, targetId }: Pick<Report, 'targetType' | 'targetId'>,
): Promise<ReportTarget | null> => {
  const ids = [targetId];
  if (targetType === 'product') {
    const [record] = (await dataProvider.getMany<Product>('products', { ids })).data;
    return record ? { type: 'product', record } : null;
  }
  if (targetType === 'business') {
    const [record] = (await dataProvider.getMany<Business>('business', { ids })).data;
    return record ? { type: 'business', record } : null;
  }
  const [record] = (await dataProvider.getMany<CatalogueUser>('users', { ids })).data;
  return record ? { type: 'user', record } : null;
};
