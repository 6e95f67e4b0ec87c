import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'ra-core';
import { useCallback, useState } from 'react';
import { ariaKeys } from '@/components/shortcuts/shortcuts.ts';
import { runShortcut, useShortcut } from '@/components/shortcuts/useShortcut.ts';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { can } from '@/domain/access/can.ts';
import { isClosed } from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { CloseReportDialog } from '../show/CloseReportDialog.tsx';
import { ReportDrawer } from '../show/ReportDrawer.tsx';
import type { Closing } from '../show/useModeration.ts';
import { neighbour } from './neighbour.ts';

/** The report in view and the keys that work through the queue. Inside the list's context. */
export const ReportQueue = () => {
  const { data = [] } = useListContext<Report>();
  const { actor } = useAuth();
  const { id, open, latest } = useOpenRecord();
  const translate = useTranslate();
  const [closing, setClosing] = useState<{ report: Report; how: Closing } | null>(null);
  /** What a key asked for; the report beside the list may still be on its way. */
  const [asked, setAsked] = useState<{ id: string; how: Closing } | null>(null);
  const ids = data.map(report => report.id);
  const move = useCallback(
    (step: 1 | -1) => {
      setAsked(null);
      const next = neighbour(ids, latest(), step);
      if (next) open(next);
    },
    [ids, latest, open],
  );
  const ask = (how: Closing) => {
    const shown = latest();
    if (shown && can(actor, 'update', 'reports')) setAsked({ id: shown, how });
  };
  const close = useCallback((report: Report, how: Closing) => {
    setAsked(null);
    if (!isClosed(report)) setClosing({ report, how });
  }, []);
  useShortcut('next', () => move(1));
  useShortcut('previous', () => move(-1));
  useShortcut('resolve', () => ask('resolve'));
  useShortcut('dismiss', () => ask('dismiss'));
  useShortcut('close', () => open(null), { active: id !== null });
  return (
    <>
      <IconButton
        aria-label={translate('shell.shortcuts')}
        aria-keyshortcuts={ariaKeys('help')}
        onClick={() => runShortcut('help')}
      >
        <KeyboardOutlined />
      </IconButton>
      {id && (
        <ReportDrawer
          id={id}
          onClose={() => open(null)}
          onClosing={close}
          asked={asked?.id === id ? asked.how : null}
          onMove={ids.length > 0 ? move : null}
        />
      )}
      {closing && (
        <CloseReportDialog
          report={closing.report}
          closing={closing.how}
          onClose={() => setClosing(null)}
          onDone={() => {
            const next = neighbour(ids, id, 1) ?? neighbour(ids, id, -1);
            if (id) open(next);
          }}
        />
      )}
    </>
  );
};
