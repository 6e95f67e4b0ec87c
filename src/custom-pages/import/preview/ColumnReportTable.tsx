import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import type { ColumnReport } from '@/domain/import/csv/columnFates.ts';
import { mergeColumns } from '@/domain/import/csv/mergeColumns.ts';
import { isMappable } from '@/domain/import/settings.ts';
import { useImportSession, useImportState } from '../machinery/SessionContext.ts';

/** Left-out columns come first, those that hold the most above: they are what may be missed. */
const byWorth = (a: ColumnReport, b: ColumnReport) =>
  Number(b.fate === 'leftOut') - Number(a.fate === 'leftOut') ||
  (a.fate === 'leftOut' ? b.filled - a.filled : 0);

const KeepSwitch = ({ name }: { name: string }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { columns } = useImportState().settings;
  const keep = (kept: boolean) => {
    const { [name]: _, ...others } = columns;
    session.changeSettings({ columns: kept ? { ...others, [name]: 'attribute' } : others });
  };
  return (
    <FormControlLabel
      control={
        <Switch
          size="small"
          checked={Object.hasOwn(columns, name)}
          onChange={(_, kept) => keep(kept)}
          slotProps={{ input: { 'aria-label': translate('import.columns.keep', { name }) } }}
        />
      }
      label={translate('import.columns.keepLabel')}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
};

const Becomes = ({ column: { name, fate, as, filled } }: { column: ColumnReport }) => {
  const translate = useTranslate();
  if (fate === 'kept') return translate(`import.columns.field.${as}`);
  if (fate === 'attribute')
    return translate(`import.columns.fate.${as ? 'attribute' : 'own'}`, { name: as });
  if (filled === 0 || name === '' || !isMappable(name))
    return translate('import.columns.fate.leftOut');
  return <KeepSwitch name={name} />;
};

/** What is made of every column of the files, before anything is written. */
export const ColumnReportTable = () => {
  const translate = useTranslate();
  const number = useNumberFormat();
  const { files } = useImportState();
  const columns = useMemo(() => mergeColumns(files).sort(byWorth), [files]);
  if (columns.length === 0) return null;
  const count = (fate: ColumnReport['fate']) =>
    columns.filter(column => column.fate === fate && (fate !== 'leftOut' || column.filled > 0))
      .length;
  return (
    <Accordion
      disableGutters
      elevation={0}
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
              kept: count('kept'),
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
        <Table size="small" aria-label={translate('import.columns.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('import.columns.column')}</TableCell>
              <TableCell align="right">{translate('import.columns.filled')}</TableCell>
              <TableCell>{translate('import.columns.becomes')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {columns.map(column => (
              <TableRow key={column.name}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {column.name || translate('import.columns.unnamed')}
                </TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                  {number(column.filled)}
                </TableCell>
                <TableCell>
                  <Becomes column={column} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </AccordionDetails>
    </Accordion>
  );
};
