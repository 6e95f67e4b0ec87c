import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { isMissing } from '@/domain/errors.ts';
import { businessSchema } from '@/domain/schemas/business.ts';
import { productSchema } from '@/domain/schemas/product.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { userSchema } from '@/domain/schemas/user.ts';
import { ReportedBusiness } from './ReportedBusiness.tsx';
import { ReportedProduct } from './ReportedProduct.tsx';
import { ReportedUser } from './ReportedUser.tsx';
import { useReportTarget } from './useReportTarget.ts';

/** What was reported, as it is now: one read. */
export const ReportedTarget = ({
  report: { targetType, targetId },
}: {
  report: Pick<Report, 'targetType' | 'targetId'>;
}) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useReportTarget({ targetType, targetId });
  if (isPending) return <LoadingSkeleton height={targetType === 'product' ? 344 : 160} />;
  if (error && !data && !isMissing(error)) return <ErrorState error={error} retry={refetch} />;
  const product = targetType === 'product' ? productSchema.safeParse(data).data : undefined;
  if (product) return <ReportedProduct product={product} />;
  const business = targetType === 'business' ? businessSchema.safeParse(data).data : undefined;
  if (business) return <ReportedBusiness business={business} />;
  const user = targetType === 'user' ? userSchema.safeParse(data).data : undefined;
  if (user) return <ReportedUser user={user} />;
  return <Typography color="textSecondary">{translate('reports.show.targetGone')}</Typography>;
};
