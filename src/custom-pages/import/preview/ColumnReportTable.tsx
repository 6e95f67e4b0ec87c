import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import type { ColumnReport } from '@/domain/import/csv/columnFates.ts';
import {
  COLUMN_TARGETS,
  type ColumnChoices,
  TARGETS,
  withChoice,
} from '@/domain/import/csv/columnTargets.ts';
import { mergeColumns } from '@/domain/import/csv/mergeColumns.ts';
import type { FileReport } from '@/domain/import/csv/readExport.ts';
import { isMappable } from '@/domain/import/settings.ts';
import { issueText } from '../engine/issueText.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { ColumnSelect } from './ColumnSelect.tsx';
import { ColumnTable } from './ColumnTable.tsx';
import { columnProblems } from './columnProblems.ts';
import { useFateText } from './useFateText.ts';

/**
 * Columns left out come first, those that hold the most above: they are what may be missed. What
 * people decide moves none of them from under their hands.
 */
const byWorth = ({ usual: a, ...one }: ColumnReport, { usual: b, ...other }: ColumnReport) =>
  Number(b.fate === 'leftOut') - Number(a.fate === 'leftOut') ||
  (a.fate === 'leftOut' ? other.filled - one.filled : 0);

const fateOf = ({ name, fate }: ColumnReport, choices: ColumnChoices): ColumnReport['fate'] =>
  fate === 'leftOut' && choices[name] === 'attribute' ? 'attribute' : fate;

/** The fields that any of the files can tell. */
const targetsOf = (files: readonly FileReport[]) =>
  COLUMN_TARGETS.filter(target =>
    files.some(
      ({ dialect }) => dialect !== 'shopify-inventory' && TARGETS[dialect][target] !== undefined,
    ),
  );

/** Headings of columns that products are made of; counts of stock by location are what they are. */
const columnNames = (files: readonly FileReport[]): ReadonlySet<string> =>
  new Set(
    files.flatMap(({ dialect, columns }) =>
      dialect === 'shopify-inventory' ? [] : columns.flatMap(({ name }) => name || []),
    ),
  );

const Columns = ({ columns }: { columns: readonly ColumnReport[] }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { files, lines, settings } = useImportState();
  const fateText = useFateText();
  const targets = useMemo(() => targetsOf(files), [files]);
  const problems = useMemo(() => columnProblems(lines), [lines]);
  const names = useMemo(() => columnNames(files), [files]);
  return (
    <ColumnTable
      label={translate('import.columns.title')}
      columns={columns}
      becomes={column => {
        const { name, filled, usual } = column;
        if (!names.has(name) || !isMappable(name) || (filled === 0 && usual.fate === 'leftOut'))
          return fateText(column);
        return (
          <ColumnSelect
            column={column}
            targets={targets}
            choice={settings.columns[name]}
            onChoose={choice =>
              session.changeSettings({ columns: withChoice(settings.columns, name, choice) })
            }
          />
        );
      }}
      remark={({ name }) => {
        const problem = problems.get(name);
        return (
          problem && (
            <Typography variant="body2" color="warning">
              {translate('import.columns.problems', {
                smart_count: problem.count,
                row: problem.first.row,
                text: issueText(translate, problem.first),
              })}
            </Typography>
          )
        );
      }}
    />
  );
};

/** What is made of every column of the files, before anything is written. */
export const ColumnReportTable = () => {
  const translate = useTranslate();
  const { files, settings } = useImportState();
  const columns = useMemo(() => mergeColumns(files).sort(byWorth), [files]);
  if (columns.length === 0) return null;
  const isGuess = files.some(({ dialect }) => dialect === 'table');
  const count = (fate: ColumnReport['fate']) =>
    columns.filter(
      column =>
        fateOf(column, settings.columns) === fate && (fate !== 'leftOut' || column.filled > 0),
    ).length;
  return (
    <Accordion
      disableGutters
      elevation={0}
      // A guess is shown to whoever has to judge it, also where it is made later.
      key={isGuess ? 'guess' : 'known'}
      defaultExpanded={isGuess}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ mt: 1, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0 }}>
        <Box>
          <Typography variant="subtitle2">
            {translate('import.columns.title')} ({columns.length})
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {translate('import.columns.counts', {
              kept: count('field'),
              attributes: count('attribute'),
              leftOut: count('leftOut'),
            })}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, overflowX: 'auto' }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('import.columns.help')}
        </Typography>
        <Columns columns={columns} />
      </AccordionDetails>
    </Accordion>
  );
};
