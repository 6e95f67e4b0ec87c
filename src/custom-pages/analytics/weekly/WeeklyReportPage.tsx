import Insights from '@mui/icons-material/InsightsOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useGetOne, useTranslate } from 'ra-core';
import { useParams } from 'react-router';
import { useAnalytics } from '@/components/figures/useAnalytics.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ChangePanel } from '../behind/ChangePanel.tsx';
import { RangeNotes } from '../RangeNotes.tsx';
import { KeyFigures } from './KeyFigures.tsx';
import { printStyles } from './printStyles.ts';
import { useWeekChoice } from './useWeekChoice.ts';
import { useWeekText } from './useWeekText.ts';
import { WeekGoals } from './WeekGoals.tsx';
import { WeekMarks } from './WeekMarks.tsx';
import { WeekPicker } from './WeekPicker.tsx';
import { WeekProducts } from './WeekProducts.tsx';

/** A week against the week before, on a page to print: of one business, or of the platform. */
const WeeklyReportPage = () => {
  const { businessId: named } = useParams();
  const { actor } = useAuth();
  const translate = useTranslate();
  const words = useWeekText();
  const businessId = named ?? (actor.role === 'owner' ? actor.uid : null);
  const scope = { businessId };
  const business = useGetOne<Business>(
    'business',
    { id: businessId ?? '' },
    { enabled: businessId !== null },
  );
  const { newest, oldest, chosen, week } = useWeekChoice(scope);
  const analytics = useAnalytics(scope, week, true);
  const { report, before, comparing, compare } = analytics;
  const backTo = named === undefined ? paths.productsAnalytics() : paths.businessAnalytics(named);
  const content = () => {
    const failed = newest.error ?? oldest.error ?? analytics.error ?? business.error;
    const retry = () => {
      for (const query of [newest, oldest, business]) if (query.error) void query.refetch();
      analytics.retry();
    };
    if (failed && !report) return <ErrorState error={failed} retry={retry} />;
    if (newest.data === null || (report && report.updatedAt === null))
      return (
        <Notice
          icon={<Insights />}
          title={translate(newest.data === null ? 'analytics.never' : 'analytics.empty')}
          help={translate(
            week && week.from !== chosen?.limits.newest.from
              ? 'figures.weekly.gapHelp'
              : 'figures.weekly.emptyHelp',
          )}
        />
      );
    if (!report)
      return (
        <LoadingSkeleton variant="rounded" height={320} label={translate('analytics.loading')} />
      );
    return (
      <>
        <RangeNotes analytics={analytics} newest={newest.data ?? null} />
        <Box
          sx={{
            ...{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' },
            // A grid is not broken between pages by every browser.
            '@media print': { display: 'block' },
          }}
        >
          <KeyFigures report={report} before={before} />
          <WeekProducts report={report} before={before} />
          {businessId !== null && (
            <ChangePanel {...{ report, before, comparing, compare }} businessId={businessId} />
          )}
          <WeekMarks report={report} businessId={businessId} />
          {businessId !== null && <WeekGoals week={report.range} businessId={businessId} />}
        </Box>
      </>
    );
  };
  return (
    <>
      <GlobalStyles styles={printStyles} />
      <PageHeader
        title={translate('figures.weekly.title')}
        subtitle={[
          businessId === null ? translate('figures.weekly.platform') : business.data?.businessName,
          week && words.name(week),
          week && words.span(week),
        ]
          .filter(Boolean)
          .join(' · ')}
        backTo={backTo}
        actions={
          <Button
            variant="contained"
            startIcon={<PrintOutlined />}
            disabled={!report}
            onClick={() => window.print()}
          >
            {translate('figures.weekly.print')}
          </Button>
        }
      />
      {chosen && <WeekPicker chosen={chosen} />}
      {content()}
    </>
  );
};

export default WeeklyReportPage;
