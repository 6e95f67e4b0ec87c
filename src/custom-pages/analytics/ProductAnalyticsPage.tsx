import { useTranslate } from 'ra-core';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { ChangePanel } from './behind/ChangePanel.tsx';
import { FigureSections } from './FigureSections.tsx';
import { FunnelPanel } from './funnel/FunnelPanel.tsx';
import { GoalsPanel } from './goals/GoalsPanel.tsx';
import { ProductFigures } from './ProductFigures.tsx';
import { UserFigures } from './UserFigures.tsx';
import { UnseenPanel } from './unseen/UnseenPanel.tsx';

const PRODUCT_METRICS = ['views', 'saves', 'clicks', 'conversion', 'saveRate'] as const;
const PLATFORM_METRICS = [...PRODUCT_METRICS, 'users', 'newUsers', 'returningUsers'] as const;

/**
 * What people do with products: an owner's own; for administrators, who have no other page for
 * them, the whole platform's products and people.
 */
const ProductAnalyticsPage = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const own = actor.role === 'owner';
  const businessId = own ? actor.uid : null;
  return (
    <AnalyticsPage
      title={translate('analytics.products.title')}
      weekly={paths.weeklyReport()}
      scope={{ businessId }}
      withProducts
    >
      {figures => (
        <FigureSections
          businessId={businessId}
          metrics={own ? PRODUCT_METRICS : PLATFORM_METRICS}
          {...figures}
        >
          {businessId !== null && <GoalsPanel report={figures.report} businessId={businessId} />}
          {businessId !== null && <ChangePanel {...figures} businessId={businessId} />}
          <FunnelPanel report={figures.report} />
          <ProductFigures {...figures} />
          <UnseenPanel report={figures.report} before={figures.before} businessId={businessId} />
          {!own && <UserFigures report={figures.report} />}
        </FigureSections>
      )}
    </AnalyticsPage>
  );
};

export default ProductAnalyticsPage;
