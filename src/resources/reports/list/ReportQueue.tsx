import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import IconButton from '@mui/material/IconButton';
import { useListContext, useTranslate } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { useOpenRecord } from '@/components/useOpenRecord.ts';
import { can } from '@/domain/access/can.ts';
import { isClosed } from '@/domain/moderation/moderateReports.ts';
import type { Report } from '@/domain/schemas/report.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { OPEN } from '../reportAddress.ts';
import { CloseReportDialog } from '../show/CloseReportDialog.tsx';
import { ReportDrawer } from '../show/ReportDrawer.tsx';
import type { Closing } from '../show/useModeration.ts';
import { neighbour } from './neighbour.ts';
import { ShortcutHelp } from './ShortcutHelp.tsx';
import { useShortcuts } from './useShortcuts.ts';

/** The report in view and the keys that work through the queue. Inside the list's context. */
export const ReportQueue = () => {
  const { data = [] } = useListContext<Report>();
  const { actor } = useAuth();
  const { id, open, latest } = useOpenRecord(OPEN);
  const translate = useTranslate();
  const [closing, setClosing] = useState<{ report: Report; how: Closing } | null>(null);
  const [help, setHelp] = useState(false);
  /** The report beside the list, which need not be on its page. */
  const inView = useRef<Report>(null);
  const ids = data.map(report => report.id);
  const move = useCallback(
    (step: 1 | -1) => {
      const next = neighbour(ids, latest(), step);
      if (next) open(next);
    },
    [ids, latest, open],
  );
  const ask = (how: Closing) => {
    const report = inView.current;
    if (report?.id === latest() && !isClosed(report) && can(actor, 'update', 'reports'))
      setClosing({ report, how });
  };
  useShortcuts(
    [
      ['j', () => move(1)],
      ['k', () => move(-1)],
      ['r', () => ask('resolve')],
      ['d', () => ask('dismiss')],
      ['?', () => setHelp(true)],
      ['Escape', () => open(null)],
    ],
    closing === null && !help,
  );
  return (
    <>
      <IconButton aria-label={translate('reports.action.help')} onClick={() => setHelp(true)}>
        <KeyboardOutlined />
      </IconButton>
      {id && (
        <ReportDrawer
          id={id}
          onClose={() => open(null)}
          onClosing={(report, how) => setClosing({ report, how })}
          inView={inView}
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
      {help && <ShortcutHelp onClose={() => setHelp(false)} />}
    </>
  );
};
