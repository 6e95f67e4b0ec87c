import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { FileFormat } from '@/domain/import/csv/exportFile.ts';
import { ANY_DELIMITER } from '@/domain/import/csv/headingRows.ts';
import type { FileReport } from '@/domain/import/csv/readExport.ts';
import { TEXT_ENCODINGS } from '@/domain/import/text/decodeText.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { ChoiceSelect } from '../preview/ChoiceSelect.tsx';
import { DELIMITER_LABELS } from './delimiterLabels.ts';
import { IN_ROW } from './inRow.ts';
import { SheetSelect } from './SheetSelect.tsx';

const MARKS = [',', '.'] as const;

/** How a file is written, where the guess may be wrong; the preview follows each choice. */
export const FileFormatFields = ({ file }: { file: FileReport }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const format = useImportState().formats[file.name];
  const change = (more: FileFormat) => void session.changeFormat(file.name, { ...format, ...more });
  const { encoding, delimiter, comma, sheet, encodingSamples } = file;
  return (
    <Box role="group" aria-label={translate('import.format.label', { name: file.name })}>
      {!sheet && (
        <Typography variant="body2" color="textSecondary" sx={{ my: 1, overflowWrap: 'anywhere' }}>
          {encodingSamples.length > 0
            ? translate('import.format.words', { words: encodingSamples.join(' · ') })
            : translate('import.format.plain')}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', py: 1 }}>
        {sheet ? (
          <SheetSelect name={file.name} sheet={sheet} />
        ) : (
          <>
            <ChoiceSelect
              {...IN_ROW}
              label={translate('import.format.encoding')}
              value={encoding}
              choices={TEXT_ENCODINGS}
              wordsOf={one => translate(`import.format.encodings.${one}`)}
              onChange={chosen => change({ encoding: chosen })}
            />
            <ChoiceSelect
              {...IN_ROW}
              label={translate('import.format.delimiter')}
              value={delimiter}
              choices={ANY_DELIMITER}
              wordsOf={one => translate(`import.file.delimiter.${DELIMITER_LABELS[one]}`)}
              onChange={chosen => change({ delimiter: chosen })}
            />
          </>
        )}
        <ChoiceSelect
          {...IN_ROW}
          label={translate('import.format.decimals')}
          value={comma ? ',' : '.'}
          choices={MARKS}
          wordsOf={one => translate(`import.format.decimal.${one === ',' ? 'comma' : 'point'}`)}
          onChange={chosen => change({ comma: chosen === ',' })}
        />
        {format && (
          <Button onClick={() => void session.changeFormat(file.name, null)}>
            {translate('import.format.guess')}
          </Button>
        )}
      </Box>
    </Box>
  );
};
