import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { saveBlob } from '@/components/export/saveBlob.ts';
import { readFailedRows } from '../machinery/csvWorker.ts';
import { useImportSession, useImportState } from '../machinery/SessionContext.ts';
import { failedRows } from './failedProducts.ts';

const failedName = (name: string) => `${name.replace(/\.\w+$/, '')}-errors.csv`;

/** Saves the rows that failed, one file for each file they came from, with what was wrong. */
export const DownloadFailed = ({ label }: { label: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const session = useImportSession();
  const { lines, run, channel } = useImportState();
  const { files } = session.uploaded();
  if (channel === 'api' || files.length === 0) return null;
  const download = async () => {
    const failures = run?.outcome?.failures ?? [];
    try {
      for (const [index, messages] of failedRows(lines, failures, translate)) {
        const file = files[index];
        if (!file) continue;
        const csv = await readFailedRows(file, messages, AbortSignal.timeout(60_000));
        // The mark makes Excel read UTF-8.
        saveBlob(
          new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }),
          failedName(file.name),
        );
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
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
