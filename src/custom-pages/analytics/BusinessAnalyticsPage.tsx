import { useGetOne, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { paths } from '@/routes/paths.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { ChangePanel } from './behind/ChangePanel.tsx';
import { FigureSections } from './FigureSections.tsx';
import { FunnelPanel } from './funnel/FunnelPanel.tsx';
import { GoalsPanel } from './goals/GoalsPanel.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { UserFigures } from './UserFigures.tsx';
import { UnseenPanel } from './unseen/UnseenPanel.tsx';

const METRICS = [
  'views',
  'saves',
  'clicks',
  'conversion',
  'users',
  'newUsers',
  'returningUsers',
] as const;

/** All figures of one business, for administrators. */
const BusinessAnalyticsPage = () => {
  const { businessId = '' } = useParams();
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<Business>('business', { id: businessId });
  if (error && !data) return <ErrorState page error={error} retry={() => void refetch()} />;
  if (!data) return <InPageLoader />;
  return (
    <AnalyticsPage
      key={businessId}
      title={translate('analytics.business.title', { name: data.businessName })}
      backTo={paths.viewBusiness(businessId)}
      weekly={paths.weeklyReportFor(businessId)}
      scope={{ businessId }}
      withProducts
    >
      {figures => (
        <FigureSections businessId={businessId} metrics={METRICS} {...figures}>
          <GoalsPanel report={figures.report} businessId={businessId} />
          <ChangePanel {...figures} businessId={businessId} />
          <FunnelPanel report={figures.report} />
          <ProductFigures {...figures} filter={{ businessId }} />
          <UnseenPanel report={figures.report} before={figures.before} businessId={businessId} />
          <UserFigures report={figures.report} />
        </FigureSections>
      )}
    </AnalyticsPage>
  );
};

export default BusinessAnalyticsPage;
