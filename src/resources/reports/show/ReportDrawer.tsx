import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { ClaimBar } from '@/components/claims/ClaimBar.tsx';
import { useWatchedRecord } from '@/components/live/useWatchedRecords.ts';
import { QueueMoves } from '@/components/queue/QueueMoves.tsx';
import { SideDrawer } from '@/components/SideDrawer.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { lazyPart } from '@/components/states/lazyPart.ts';
import { Notice } from '@/components/states/Notice.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import { REPORT_TONE } from '@/components/tones/reportTone.ts';
import { can } from '@/domain/access/can.ts';
import { isClosed } from '@/domain/moderation/moderateReports.ts';
import { targetKey } from '@/domain/moderation/reportItems.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ReportAge } from '../ReportAge.tsx';
import { Reviewer } from '../Reviewer.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { type Reopening, type ReportDecision, useModeration } from './useModeration.ts';

const ReportBody = lazyPart(async () => ({
  default: (await import('./ReportBody.tsx')).ReportBody,
}));

/** What can be done with the report in view. */
const Actions = (props: {
  report: Report;
  onClosing: (how: ReportDecision) => void;
  onReviewed: (id: string) => void;
}) => {
  const { report, onClosing, onReviewed } = props;
  const { actor } = useAuth();
  const { review: take, planReopening, reopen, busy } = useModeration();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const [plan, setPlan] = useState<Reopening | null>(null);
  const [reading, setReading] = useState(false);
  const may = can(actor, 'update', 'reports');
  const review = async () => {
    if (!busy && (await take(report)) === 'done') onReviewed(report.id);
  };
  useShortcut('review', () => void review(), { active: may && report.status === 'open' });
  if (!may) return null;
  if (isClosed(report)) {
    const begin = async () => {
      setReading(true);
      try {
        const planned = await planReopening(report);
        if (planned.together.length > 1 || planned.measure.kind !== 'none') setPlan(planned);
        else await reopen([report], '', null);
      } catch (error) {
        notify(errorText(error).sentence, { type: 'error' });
      } finally {
        setReading(false);
      }
    };
    return (
      <>
        <Button color="inherit" disabled={busy} loading={reading} onClick={() => void begin()}>
          {translate('reports.action.reopen')}
        </Button>
        {plan && <ReopenDialog report={report} plan={plan} onClose={() => setPlan(null)} />}
      </>
    );
  }
  return (
    <>
      <Button
        variant="contained"
        aria-keyshortcuts={ariaKeys('resolve')}
        onClick={() => onClosing('resolve')}
      >
        {translate('reports.action.resolve')}
      </Button>
      <Button
        variant="outlined"
        aria-keyshortcuts={ariaKeys('dismiss')}
        onClick={() => onClosing('dismiss')}
      >
        {translate('reports.action.dismiss')}
      </Button>
      {report.status === 'open' && (
        <Button
          color="inherit"
          disabled={busy}
          aria-keyshortcuts={ariaKeys('review')}
          onClick={() => void review()}
        >
          {translate('reports.action.review')}
        </Button>
      )}
    </>
  );
};

/** One report beside the queue; what another administrator does to it shows at once. */
export const ReportDrawer = (props: {
  id: string;
  onClose: () => void;
  /** Told to close a report; must stay the same. */
  onClosing: (report: Report, how: ReportDecision) => void;
  /** Told which report was taken into review. */
  onReviewed: (id: string) => void;
  /** How the report is to be closed as soon as it is there; null where nobody asked for that. */
  asked: ReportDecision | null;
  /** Goes to the next (1) or previous (-1) report; null where there is none. */
  onMove: ((step: 1 | -1) => void) | null;
}) => {
  const { id, onClose, onClosing, onReviewed, onMove, asked } = props;
  const translate = useTranslate();
  const watched = useWatchedRecord('reports', id);
  const shown = watched.state === 'there' ? watched.record : null;
  useEffect(
    function closeOnceItIsThere() {
      if (shown && asked) onClosing(shown, asked);
    },
    [shown, asked, onClosing],
  );
  if (watched.state !== 'there')
    return (
      <SideDrawer modeless title={translate('reports.one')} onClose={onClose}>
        {watched.state === 'loading' && <LoadingSkeleton height={160} />}
        {watched.state === 'failed' && <ErrorState error={watched.error} retry={watched.retry} />}
        {watched.state === 'missing' && (
          <Notice
            alert
            title={translate('common.error.missing')}
            help={translate('common.error.missingHelp')}
          />
        )}
      </SideDrawer>
    );
  const { record: report } = watched;
  return (
    <SideDrawer
      modeless
      title={report.targetLabel || report.targetId}
      subtitle={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <StatusChip
            label={translate(`reports.status.${report.status}`)}
            tone={REPORT_TONE[report.status]}
          />
          <Reviewer report={report} />
          <span>·</span>
          <ReportAge report={report} />
        </Box>
      }
      onClose={onClose}
      footer={
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          <Actions
            report={report}
            onClosing={how => onClosing(report, how)}
            onReviewed={onReviewed}
          />
          {onMove && <QueueMoves onMove={onMove} />}
        </Box>
      }
    >
      <ClaimBar
        key={targetKey(report)}
        target={targetKey(report)}
        label={report.targetLabel || report.targetId}
        active={!isClosed(report)}
        onHandedOver={() => onMove?.(1)}
      />
      <Suspense fallback={<LoadingSkeleton height={160} />}>
        <ReportBody report={report} />
      </Suspense>
    </SideDrawer>
  );
};
