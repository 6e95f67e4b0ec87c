import { businessSchema } from '../schemas/business.ts';
import { productSchema } from '../schemas/product.ts';
import type { Report } from '../schemas/report.ts';
import { userSchema } from '../schemas/user.ts';
import type { ReportTarget } from './moderateReports.ts';

/** A record as the target of a report of this kind; null where it is none. */
export const asReportTarget = (
  type: Report['targetType'],
  record: unknown,
): ReportTarget | null => {
  if (type === 'product') {
    const { data } = productSchema.safeParse(record);
    return data ? { type, record: data } : null;
  }
  if (type === 'business') {
    const { data } = businessSchema.safeParse(record);
    return data ? { type, record: data } : null;
  }
  const { data } = userSchema.safeParse(record);
  return data ? { type, record: data } : null;
};
