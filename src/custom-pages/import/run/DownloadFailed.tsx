import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { saveCsv } from '@/components/export/saveCsv.ts';
import { messageOf } from '@/domain/errors.ts';
import { failedProductsCsv } from '@/domain/import/csv/failedProducts.ts';
import { readFailedRows } from '../engine/csvWorker.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { failedLines, failedRows } from './failedProducts.ts';

const failedName = (name: string) => `${name.replace(/\.\w+$/, '')}-errors.csv`;

/**
 * Saves the rows that failed with what was wrong: those of uploaded files as they stood there, one
 * file for each; those of a connected shop in the form of its platform's export.
 */
export const DownloadFailed = ({ label }: { label: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useImportSession();
  const { lines, run, channel, settings, formats } = useImportState();
  const { columns } = settings;
  const { files } = session.uploaded();
  const download = async () => {
    const failures = run?.outcome?.failures ?? [];
    try {
      if (channel === 'api' || files.length === 0) {
        const failed = failedLines(lines, failures, translate);
        return saveCsv(failedProductsCsv(failed), failedName(session.context.platform));
      }
      for (const [index, messages] of failedRows(lines, failures, translate)) {
        const file = files[index];
        if (!file) continue;
        const choices = { columns, formats };
        const csv = await readFailedRows(file, messages, choices, AbortSignal.timeout(60_000));
        saveCsv(csv, failedName(file.name));
      }
    } catch (error) {
      const message = messageOf(error);
      notify('import.problem.fileUnreadable', {
        type: 'error',
        messageArgs: { reason: message },
      });
    }
  };
  return (
    <Button color="inherit" onClick={() => void download()}>
      {label}
    </Button>
  );
};
