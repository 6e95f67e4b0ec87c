import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { FileReport } from '@/domain/import/csv/readExport.ts';
import { sheetWords } from '@/domain/import/workbook/sheetWords.ts';
import { DELIMITER_LABELS } from './delimiterLabels.ts';
import { FileFormatFields } from './FileFormatFields.tsx';

const FileReportLine = ({ file }: { file: FileReport }) => {
  const translate = useTranslate();
  const [opened, setOpened] = useState(false);
  const facts = translate(file.sheet ? 'import.file.sheetFacts' : 'import.file.facts', {
    ...sheetWords(file.sheet),
    smart_count: file.rows,
    dialect: translate(`import.file.dialect.${file.dialect}`),
    encoding: file.encoding.toUpperCase(),
    delimiter: translate(`import.file.delimiter.${DELIMITER_LABELS[file.delimiter]}`),
  });
  return (
    <Box component="li" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" component="span" sx={{ fontWeight: 600 }}>
        {file.name}
      </Typography>{' '}
      <Typography variant="body2" component="span" color="textSecondary">
        {facts}
        {file.comma && ` · ${translate('import.file.comma')}`}
      </Typography>{' '}
      <Button
        size="small"
        aria-expanded={opened}
        aria-label={translate('import.format.changeOf', { name: file.name })}
        onClick={() => setOpened(!opened)}
      >
        {translate('import.format.change')}
      </Button>
      {opened && <FileFormatFields file={file} />}
      {file.notices.map(notice => (
        <Alert key={notice} severity="info" sx={{ my: 0.5 }}>
          {translate(`import.file.notice.${notice}`, sheetWords(file.sheet))}
        </Alert>
      ))}
      {file.encodingGuessed && (
        <Alert severity="warning" sx={{ my: 0.5 }}>
          {translate('import.file.guessed')}
        </Alert>
      )}
    </Box>
  );
};

/** What was found out about each file, so that a wrong guess is seen before anything is written. */
export const FileReports = ({ files }: { files: readonly FileReport[] }) =>
  files.length > 0 && (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {files.map(file => (
        <FileReportLine key={file.name} file={file} />
      ))}
    </Box>
  );
