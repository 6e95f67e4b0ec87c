import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { BusinessStatus } from '@/components/business/BusinessStatus.tsx';
import { StatusHistory } from '@/components/business/StatusHistory.tsx';
import { ClaimBar } from '@/components/claims/ClaimBar.tsx';
import { ClaimsProvider } from '@/components/claims/ClaimsProvider.tsx';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { Panel } from '@/components/Panel.tsx';
import { PersonalDataSection } from '@/components/persons/PersonalDataSection.tsx';
import { QueueMoves } from '@/components/queue/QueueMoves.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { WatchedRecordPage } from '@/components/WatchedRecordPage.tsx';
import { can } from '@/domain/access/can.ts';
import { isApplicant } from '@/domain/administration/isApplicant.ts';
import { recordName } from '@/domain/recordName.ts';
import type { Business } from '@/domain/schemas/business.ts';
import { withMessages } from '@/i18n/i18nProvider.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { BusinessActions } from './actions/BusinessActions.tsx';
import { ActForBusiness } from './show/ActForBusiness.tsx';
import { BusinessFacts } from './show/BusinessFacts.tsx';
import { BusinessRelated } from './show/BusinessRelated.tsx';
import { SignInVerdict } from './show/SignInVerdict.tsx';
import { useApplicants } from './show/useApplicants.ts';

const ShopHealth = lazyPart(withMessages(() => import('./show/ShopHealth.tsx'), 'rest'));

const COLUMN = { display: 'grid', gap: { xs: 2, md: 3 }, alignContent: 'start', minWidth: 0 };

const BusinessPage = ({ business }: { business: Business }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const editable = can(actor, 'update', 'business');
  const { move, decided } = useApplicants(business, editable);
  return (
    <>
      <PageHeader
        title={recordName('business', business)}
        subtitle={<BusinessStatus business={business} />}
        backTo={paths.allBusiness()}
        actions={
          editable && (
            <>
              <BusinessActions business={business} onDecided={decided} />
              <Button
                component={Link}
                to={paths.editBusiness(business.id)}
                variant="outlined"
                startIcon={<EditOutlined />}
              >
                {translate('business.action.edit')}
              </Button>
              {move && <QueueMoves onMove={move} />}
            </>
          )
        }
      />
      <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
        <ClaimBar
          key={business.id}
          target={business.id}
          label={recordName('business', business)}
          active={isApplicant(business)}
          onHandedOver={() => move?.(1)}
        />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={COLUMN}>
          <Suspense fallback={<LoadingSkeleton variant="rounded" height={320} />}>
            <ShopHealth key={business.id} business={business} />
          </Suspense>
          <Panel
            title={translate('business.show.details')}
            actions={<Thumbnail address={business.userImg} alt={business.businessName} size={56} />}
          >
            <BusinessFacts business={business} />
          </Panel>
          <BusinessRelated business={business} />
        </Box>
        <Box sx={COLUMN}>
          <Panel title={translate('business.verdict.title')}>
            <SignInVerdict business={business} />
          </Panel>
          <Panel title={translate('business.show.actFor')}>
            <ActForBusiness business={business} />
          </Panel>
          <Panel title={translate('business.show.history')}>
            <StatusHistory business={business} />
          </Panel>
          <Panel title={translate('audit.title')}>
            <RecordHistory
              resource="business"
              recordId={business.id}
              businessId={business.id}
              version={business.version}
            />
          </Panel>
          {editable && (
            <PersonalDataSection
              id={business.id}
              name={recordName('business', business)}
              business={business}
            />
          )}
        </Box>
      </Box>
    </>
  );
};

/** A business's page; what somebody else changes shows at once. */
const BusinessShow = () => {
  const { id: businessId } = useParams();
  const translate = useTranslate();
  return (
    <WatchedRecordPage
      resource="business"
      id={businessId}
      listHref={paths.allBusiness()}
      listName={translate('business.title')}
    >
      {business => (
        <ClaimsProvider resource="business">
          <BusinessPage business={business} />
        </ClaimsProvider>
      )}
    </WatchedRecordPage>
  );
};

export default BusinessShow;
