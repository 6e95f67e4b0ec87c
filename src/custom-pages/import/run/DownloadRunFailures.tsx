import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { messageOf } from '@/domain/errors.ts';
import { failedProductsCsv } from '@/domain/import/csv/failedProducts.ts';
import { failedAtEnd } from '@/domain/import/run/failedAtEnd.ts';
import type { ImportRun } from '@/domain/schemas/importRun.ts';
import { runChunks } from '../engine/runChunks.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { refusalText } from './failedProducts.ts';

/** Saves what failed in an earlier run, from what the run itself has kept. */
export const DownloadRunFailures = ({ run, time }: { run: ImportRun; time: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { context } = useImportSession();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const chunks = await runChunks(run, context.dataProvider, AbortSignal.timeout(60_000));
      const failed = failedAtEnd(chunks);
      const withRows = failed.flatMap(({ rows, code, message }) =>
        rows && rows.length > 0
          ? [{ rows, message: code === 'left-out' ? message : refusalText(translate, message) }]
          : [],
      );
      if (withRows.length > 0)
        saveCsv(failedProductsCsv(withRows), `${run.platform}-${run.id.slice(0, 8)}-errors.csv`);
      const told = chunks.reduce((sum, chunk) => sum + chunk.failed.length, 0);
      // The count has what its record does not tell one by one, and what was refused twice two times.
      const missing = Math.max(0, run.counts.failed - told) + failed.length - withRows.length;
      if (missing > 0)
        notify('import.history.failedMissing', {
          type: 'warning',
          messageArgs: { smart_count: missing },
        });
    } catch (error) {
      const message = messageOf(error);
      notify(message, { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      loading={busy}
      aria-label={translate('import.history.failedRun', { time })}
      onClick={() => void download()}
    >
      {translate('import.history.failed')}
    </Button>
  );
};
