import Insights from '@mui/icons-material/InsightsOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Figures, useAnalytics } from '@/components/figures/useAnalytics.ts';
import type { StatsScope } from '@/components/figures/useRollUps.ts';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { RangeNotes } from './RangeNotes.tsx';
import { RangePicker } from './RangePicker.tsx';
import { useRangeChoice } from './useRangeChoice.ts';

/** Pixels of the tiles, the chart and the first table. */
const HEIGHTS = [96, 340, 240];

/** A page of figures in whatever state it is: its period, what the figures are, the figures. */
export const AnalyticsPage = (props: {
  title: string;
  backTo?: string;
  /** The page of last week against the week before, where there is one. */
  weekly?: string;
  scope: StatsScope;
  /** Whether products are shown, so that merges must be followed. */
  withProducts: boolean;
  children: (figures: Figures) => ReactNode;
}) => {
  const translate = useTranslate();
  const chosen = useRangeChoice(props.scope);
  const analytics = useAnalytics(props.scope, chosen.range, props.withProducts);
  const { report, before, comparing, compare, error, retry } = analytics;
  const content = () => {
    if (chosen.error) return <ErrorState error={chosen.error} retry={chosen.retry} />;
    if (error && !report) return <ErrorState error={error} retry={retry} />;
    if (chosen.choice.problem) return null;
    if (!report)
      return (
        <LoadingSkeleton
          variant="rounded"
          height={HEIGHTS}
          label={translate('analytics.loading')}
        />
      );
    if (chosen.newest === null)
      return (
        <Notice
          icon={<Insights />}
          title={translate('analytics.never')}
          help={translate('analytics.neverHelp')}
        />
      );
    if (report.updatedAt === null)
      return (
        <Notice
          icon={<Insights />}
          title={translate('analytics.empty')}
          help={translate('analytics.emptyHelp')}
        />
      );
    return (
      <>
        <RangeNotes analytics={analytics} newest={chosen.newest} />
        {props.children({ report, before, comparing, compare })}
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={props.title}
        backTo={props.backTo}
        actions={
          props.weekly && (
            <Button startIcon={<PrintOutlined />} component={Link} to={props.weekly}>
              {translate('figures.weekly.title')}
            </Button>
          )
        }
      />
      <RangePicker chosen={chosen} />
      {content()}
    </>
  );
};
