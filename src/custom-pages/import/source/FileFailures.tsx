import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { FileFailure } from '@/domain/import/csv/readExport.ts';

/** The files that could not be read: which, why, and what to do. */
export const FileFailures = ({ failures }: { failures: readonly FileFailure[] }) => {
  const translate = useTranslate();
  return failures.map(({ name, code, params }) => {
    const { platform } = params;
    const named =
      typeof platform === 'string'
        ? { ...params, platform: translate(`import.platform.${platform}`) }
        : params;
    return (
      <Alert key={name} severity="error" role="alert" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{translate('import.problem.title', { name })}</strong>
        <br />
        {translate(`import.problem.${code}`, named)}
      </Alert>
    );
  });
};
