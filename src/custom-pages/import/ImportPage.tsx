import { useGetOne, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { Platform } from '@/domain/platforms.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { paths } from '@/routes/paths.ts';
import { SessionContext } from './engine/SessionContext.ts';
import { sessionFor } from './engine/sessions.ts';
import { ImportConsole } from './ImportConsole.tsx';

/** What an import needs to know of the business it is for. */
interface ImportBusiness {
  id: string;
  businessName: string;
  baseCurrency: string;
}

const ImportFor = (props: { platform: Platform; business: ImportBusiness; own: boolean }) => {
  const { platform, business, own } = props;
  const translate = useTranslate();
  const { actor, backEnd } = useAuth();
  const { dataProvider, files } = useServices();
  const session = useMemo(
    () =>
      sessionFor({
        platform,
        businessId: business.id,
        businessName: business.businessName,
        actor,
        dataProvider,
        files,
        sharesThread: backEnd.name === 'local',
        currency: business.baseCurrency,
        shop: 'my-shop',
      }),
    [platform, business, actor, dataProvider, files, backEnd],
  );
  return (
    <SessionContext value={session}>
      <PageHeader
        title={translate('import.title', { platform: translate(`import.platform.${platform}`) })}
        subtitle={
          own ? undefined : translate('import.forBusiness', { business: business.businessName })
        }
        backTo={own ? paths.allProducts() : paths.viewBusiness(business.id)}
      />
      <ImportConsole />
    </SessionContext>
  );
};

const ImportForOther = ({ platform, businessId }: { platform: Platform; businessId: string }) => {
  const { data, error, refetch } = useGetOne<Business>('business', { id: businessId });
  if (error && !data) return <ErrorState page error={error} retry={() => void refetch()} />;
  if (!data) return <InPageLoader />;
  return <ImportFor platform={platform} business={data} own={false} />;
};

const ImportOwn = ({ platform }: { platform: Platform }) => {
  const { uid, businessName, baseCurrency } = useAuth().user;
  const business = useMemo(
    () => ({ id: uid, businessName, baseCurrency }),
    [uid, businessName, baseCurrency],
  );
  return <ImportFor platform={platform} business={business} own />;
};

/** The import of one platform: for the own business, or for the one the address names. */
export const ImportPage = ({ platform }: { platform: Platform }) => {
  const { businessId } = useParams();
  return businessId ? (
    <ImportForOther platform={platform} businessId={businessId} />
  ) : (
    <ImportOwn platform={platform} />
  );
};
