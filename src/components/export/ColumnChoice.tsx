import { Box, Button, Checkbox, FormControlLabel, FormHelperText, Stack } from '@mui/material';
import { useTranslate } from 'ra-core';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { type ExportColumn, exportColumns } from '@/domain/export/columns.ts';
import { chosenColumns } from './exportSettings.ts';
import { useColumnLabel } from './useColumnLabel.ts';

/** Which columns the file has; null stands for the usual ones. */
export const ColumnChoice = (props: {
  resource: ResourceName;
  value: string[] | null;
  onChange: (value: string[] | null) => void;
}) => {
  const { resource, value, onChange } = props;
  const translate = useTranslate();
  const labelOf = useColumnLabel(resource);
  const columns = exportColumns(resource);
  const chosen = chosenColumns(columns, value).map(column => column.key);
  const toggle = ({ key }: ExportColumn) =>
    onChange(chosen.includes(key) ? chosen.filter(one => one !== key) : [...chosen, key]);
  const related = columns.some(column => column.related && chosen.includes(column.key));
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Box component="legend" sx={{ typography: 'subtitle2', p: 0, float: 'left' }}>
          {translate('export.columns')}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', flexGrow: 1 }}>
          {translate('export.chosen', { chosen: chosen.length, total: columns.length })}
        </Box>
        <Box sx={{ display: 'flex', mx: -0.5 }}>
          <Button size="small" onClick={() => onChange(columns.map(column => column.key))}>
            {translate('export.chooseAll')}
          </Button>
          <Button size="small" onClick={() => onChange(null)}>
            {translate('export.chooseUsual')}
          </Button>
        </Box>
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          maxHeight: 240,
          overflow: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          py: 0.5,
        }}
      >
        {columns.map(column => (
          <FormControlLabel
            key={column.key}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(column.key)}
                onChange={() => toggle(column)}
              />
            }
            label={labelOf(column)}
            slotProps={{ typography: { variant: 'body2' } }}
          />
        ))}
      </Box>
      {chosen.length === 0 && (
        <FormHelperText error role="alert">
          {translate('export.noColumns')}
        </FormHelperText>
      )}
      {related && <FormHelperText>{translate('export.related')}</FormHelperText>}
    </Box>
  );
};
