import { useTranslate } from 'ra-core';
import { paths } from '@/routes/paths.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { BusinessRanking } from './BusinessRanking.tsx';

const PLATFORM = { businessId: null };

/** Which businesses grow and which decline, with what is reported of them and what their owners did. */
const BusinessRankingPage = () => (
  <AnalyticsPage
    title={useTranslate()('ranking.title')}
    backTo={paths.allBusiness()}
    scope={PLATFORM}
    withProducts={false}
  >
    {figures => <BusinessRanking {...figures} />}
  </AnalyticsPage>
);

export default BusinessRankingPage;
