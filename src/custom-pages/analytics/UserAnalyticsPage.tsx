import { useTranslate } from 'ra-core';
import { useAuth } from '@/providers/AuthContext.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';
import { FigureSections } from './FigureSections.tsx';
import { UserFigures } from './UserFigures.tsx';

const METRICS = ['users', 'newUsers', 'returningUsers', 'views', 'conversion'] as const;

/** Who the visitors of an owner's products are. */
const UserAnalyticsPage = () => {
  const { actor } = useAuth();
  return (
    <AnalyticsPage
      title={useTranslate()('analytics.users.title')}
      scope={{ businessId: actor.uid }}
      withProducts={false}
    >
      {figures => (
        <FigureSections businessId={actor.uid} metrics={METRICS} {...figures}>
          <UserFigures report={figures.report} />
        </FigureSections>
      )}
    </AnalyticsPage>
  );
};

export default UserAnalyticsPage;
