import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ColumnReport } from '@/domain/import/csv/columnFates.ts';
import { COLUMN_TARGETS, TARGETS, withChoice } from '@/domain/import/csv/columnTargets.ts';
import { isReadableTable } from '@/domain/import/csv/detectTable.ts';
import { isMappable } from '@/domain/import/settings.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { ColumnSelect } from '../preview/ColumnSelect.tsx';
import { ColumnTable } from '../preview/ColumnTable.tsx';

const FIELDS = COLUMN_TARGETS.filter(target => TARGETS.table[target] !== undefined);

/** Lets people say what the columns of a file are that is no platform's export, and reads it then. */
export const NameColumns = (props: { name: string; columns: readonly ColumnReport[] }) => {
  const { name: file, columns } = props;
  const translate = useTranslate();
  const session = useImportSession();
  const { settings } = useImportState();
  const [choices, setChoices] = useState(settings.columns);
  const isReady = isReadableTable(
    columns.map(({ name }) => name),
    choices,
  );
  return (
    <Stack spacing={1} component="section" aria-label={translate('import.columns.unknown.title')}>
      <Typography variant="h3" component="h3">
        {translate('import.columns.unknown.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {translate('import.columns.unknown.help')}
      </Typography>
      <ColumnTable
        label={translate('import.columns.unknown.table', { name: file })}
        columns={columns.filter(({ name }) => name !== '' && isMappable(name))}
        becomes={column => (
          <ColumnSelect
            column={column}
            targets={FIELDS}
            choice={choices[column.name]}
            unused={translate('import.columns.unknown.unused')}
            onChoose={choice => setChoices(withChoice(choices, column.name, choice))}
          />
        )}
      />
      {!isReady && (
        <Typography variant="body2" color="textSecondary" role="status">
          {translate('import.columns.unknown.lacking')}
        </Typography>
      )}
      <div>
        <Button
          variant="contained"
          disabled={!isReady}
          onClick={() => void session.nameColumns(choices)}
        >
          {translate('import.columns.unknown.read')}
        </Button>
      </div>
    </Stack>
  );
};
