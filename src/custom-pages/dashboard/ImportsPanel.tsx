import { useTranslate } from 'ra-core';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { StatusChip, type Tone } from '@/components/StatusChip.tsx';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { paths } from '@/routes/paths.ts';
import { RowsPanel } from './RowsPanel.tsx';
import { useFirstRows } from './useFirstRows.ts';

const TONES: Record<ImportRun['status'], Tone> = {
  running: 'attention',
  paused: 'attention',
  finished: 'good',
  cancelled: 'neutral',
  undone: 'neutral',
};

const chipOf = ({ status, counts }: ImportRun) =>
  status === 'finished' && counts.failed > 0
    ? { word: 'failures', tone: 'attention' as const }
    : { word: status, tone: TONES[status] };

/** The owner's latest imports and what came of them. */
export const ImportsPanel = ({ businessId }: { businessId: string }) => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { data, ...state } = useFirstRows<ImportRun>(
    'imports',
    { businessId },
    { field: 'startedAt', order: 'DESC' },
  );
  const rows = data?.map(run => {
    const { word, tone } = chipOf(run);
    return {
      id: run.id,
      title: translate('dashboard.importFrom', {
        platform: translate(`products.source.${run.platform}`),
        source: run.fileName ?? run.shop,
      }),
      to: paths.importProducts(run.platform),
      detail: `${translate('dashboard.importDone', run.counts)} · ${relative(run.startedAt)}`,
      aside: <StatusChip label={translate(`dashboard.importStatus.${word}`)} tone={tone} />,
    };
  });
  return (
    <RowsPanel
      title={translate('dashboard.imports')}
      rows={rows}
      state={state}
      empty={translate('dashboard.noImports')}
      all={paths.importProducts(data?.[0]?.platform ?? 'shopify')}
    />
  );
};
