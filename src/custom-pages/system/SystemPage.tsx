import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { PageHeader } from '@/components/PageHeader.tsx';
import type { HealthFinding } from '@/domain/health/deployment.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { BuildPanel } from './BuildPanel.tsx';
import { FunctionsPanel } from './FunctionsPanel.tsx';
import { HealthPanel } from './HealthPanel.tsx';
import { IndexCheck } from './IndexCheck.tsx';
import { KeepStorage } from './KeepStorage.tsx';
import { useHealth } from './useHealth.ts';
import { useIndexCheck } from './useIndexCheck.ts';

/** What this build is, and whether what it stands on belongs to it. */
const SystemPage = () => {
  const translate = useTranslate();
  const { deployment } = useServices();
  const { data, isFetching, refetch } = useHealth();
  const indexes = useIndexCheck(deployment);
  const findings = data ? [...data, ...(deployment ? [indexes.finding] : [])] : null;
  const actionOf = ({ check, said }: HealthFinding) => {
    if (check === 'indexes') return <IndexCheck checking={indexes} />;
    if (check === 'browserStorage' && said === 'evictable')
      return <KeepStorage onKept={() => void refetch()} />;
    return null;
  };
  return (
    <>
      <PageHeader title={translate('system.title')} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        <HealthPanel
          findings={findings}
          reads={deployment ? 2 : 1}
          busy={isFetching}
          onAgain={() => void refetch()}
          actionOf={actionOf}
        />
        <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 } }}>
          <FunctionsPanel load={deployment} />
          <BuildPanel findings={findings ?? []} />
        </Box>
      </Box>
    </>
  );
};

export default SystemPage;
