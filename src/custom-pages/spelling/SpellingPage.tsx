import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useGetOne, useTranslate } from 'ra-core';
import { useParams, useSearchParams } from 'react-router';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { SPELLING_FIELDS } from '@/domain/spelling/spellingFields.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { FieldClusters } from './FieldClusters.tsx';
import { ReadPanel } from './ReadPanel.tsx';
import type { Spellings } from './readSpellings.ts';
import { type SpellingsOfBusiness, useSpellings } from './useSpellings.ts';

const tabId = (field: string) => `spelling-${field}`;

const Fields = ({ found, spellings }: { found: Spellings; spellings: SpellingsOfBusiness }) => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const chosen = SPELLING_FIELDS.find(field => field === search.get('field')) ?? 'brand';
  return (
    <div>
      <Tabs
        value={chosen}
        onChange={(_, field: string) => setSearch({ field }, { replace: true })}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={translate('spelling.tabs')}
        sx={{ mb: 2, minHeight: 44 }}
      >
        {SPELLING_FIELDS.map(field => (
          <Tab
            key={field}
            id={tabId(field)}
            value={field}
            label={translate('spelling.tab', {
              field: translate(`spelling.field.${field}`),
              count: found.clusters[field].length,
            })}
            aria-controls="spelling-clusters"
            sx={{ minHeight: 44 }}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="spelling-clusters" aria-labelledby={tabId(chosen)}>
        <FieldClusters key={chosen} field={chosen} found={found} spellings={spellings} />
      </div>
    </div>
  );
};

const SpellingsOf = (props: { businessId: string; businessName?: string }) => {
  const { businessId, businessName } = props;
  const translate = useTranslate();
  const spellings = useSpellings(businessId);
  const { found } = spellings;
  return (
    <>
      <PageHeader
        title={translate('spelling.title')}
        subtitle={businessName}
        backTo={businessName === undefined ? paths.allProducts() : paths.viewBusiness(businessId)}
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ReadPanel businessId={businessId} spellings={spellings} />
        {found && found.products.size > 0 && <Fields found={found} spellings={spellings} />}
      </Box>
    </>
  );
};

const SpellingsOfOther = ({ businessId }: { businessId: string }) => {
  const { data, error, refetch } = useGetOne<Business>('business', { id: businessId });
  if (error && !data) return <ErrorState page error={error} retry={() => void refetch()} />;
  if (!data) return <InPageLoader />;
  return <SpellingsOf businessId={businessId} businessName={data.businessName} />;
};

/**
 * Which brands, categories, tags and option names are written in several ways, and the way to one
 * spelling: of the own business, or of the one that the address names.
 */
const SpellingPage = () => {
  const { businessId } = useParams();
  const { uid } = useAuth().actor;
  return businessId ? (
    <SpellingsOfOther key={businessId} businessId={businessId} />
  ) : (
    <SpellingsOf businessId={uid} />
  );
};

export default SpellingPage;
