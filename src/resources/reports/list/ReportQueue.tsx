import { Suspense, useCallback, useState } from 'react';
import { useQueue } from '@/components/queue/useQueue.ts';
import { ShortcutsButton } from '@/components/shortcuts/ShortcutsButton.tsx';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { lazyDialog } from '@/components/states/lazyPart.ts';
import { can } from '@/domain/access/can.ts';
import { isClosed } from '@/domain/moderation/moderateReports.ts';
import { covers, type QueuedReport, targetKey } from '@/domain/moderation/reportItems.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ReportDrawer } from '../show/ReportDrawer.tsx';
import type { ReportDecision } from '../show/useModeration.ts';

const CloseReportDialog = lazyDialog(async () => ({
  default: (await import('../show/CloseReportDialog.tsx')).CloseReportDialog,
}));

/** The report in view and the keys that work through the queue. Inside the list's context. */
export const ReportQueue = () => {
  const { actor } = useAuth();
  const { id, latest, close, move, decide } = useQueue<QueuedReport>(targetKey, covers);
  const [closing, setClosing] = useState<{ report: Report; how: ReportDecision } | null>(null);
  /** What a key asked for; the report beside the list may still be on its way. */
  const [asked, setAsked] = useState<{ id: string; how: ReportDecision } | null>(null);
  const ask = (how: ReportDecision) => {
    const shown = latest();
    if (shown && can(actor, 'update', 'reports')) setAsked({ id: shown, how });
  };
  const begin = useCallback((report: Report, how: ReportDecision) => {
    setAsked(null);
    if (!isClosed(report)) setClosing({ report, how });
  }, []);
  useShortcut('resolve', () => ask('resolve'));
  useShortcut('dismiss', () => ask('dismiss'));
  useShortcut('measure', () => ask('measure'));
  return (
    <>
      <ShortcutsButton />
      {id && (
        <ReportDrawer
          id={id}
          onClose={close}
          onClosing={begin}
          onReviewed={decide}
          asked={asked?.id === id ? asked.how : null}
          onMove={move}
        />
      )}
      {closing && (
        <Suspense>
          <CloseReportDialog
            report={closing.report}
            closing={closing.how === 'measure' ? 'resolve' : closing.how}
            withMeasure={closing.how === 'measure'}
            onClose={() => setClosing(null)}
            onDone={() => decide(closing.report.id)}
          />
        </Suspense>
      )}
    </>
  );
};
