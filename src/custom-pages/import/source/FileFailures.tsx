import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { FileFailure } from '@/domain/import/csv/exportFile.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { wrappingAlert } from '../wrappingAlert.ts';
import { NameColumns } from './NameColumns.tsx';
import { SheetSelect } from './SheetSelect.tsx';

/** The files that could not be read: which, why, and what to do; columns can be named right here. */
export const FileFailures = ({ failures }: { failures: readonly FileFailure[] }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { formats } = useImportState();
  return failures.map(({ name, code, params, columns = [], sheet }) => {
    const { platform } = params;
    const named =
      typeof platform === 'string'
        ? { ...params, platform: translate(`import.platform.${platform}`) }
        : params;
    return (
      <Fragment key={name}>
        <Alert
          severity="error"
          role="alert"
          sx={wrappingAlert}
          action={
            // What somebody said of the file may be why.
            formats[name] && (
              <Button color="inherit" onClick={() => void session.changeFormat(name, null)}>
                {translate('import.format.guess')}
              </Button>
            )
          }
        >
          <strong>{translate('import.problem.title', { name })}</strong>
          <br />
          {translate(`import.problem.${code}`, named)}
          {sheet && (
            <Box sx={{ mt: 2 }}>
              <SheetSelect name={name} sheet={sheet} />
            </Box>
          )}
        </Alert>
        {columns.length > 0 && <NameColumns name={name} columns={columns} />}
      </Fragment>
    );
  });
};
