import type { ReportTarget } from '@/domain/moderation/moderateReports.ts';
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

/** Reads the reported record afresh for an act on it; null where it is gone. */
export const readReportTarget = async (
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
