import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useTranslate } from 'ra-core';
import { SHOP_FORMAT_NAMES } from '@/domain/export/shop/shopFormats.ts';
import type { ExportFileKind } from './exportSettings.ts';

const KINDS: readonly ExportFileKind[] = ['own', ...SHOP_FORMAT_NAMES];

/** What the file is for: a table of our own, or another shop system's import. */
export const FileChoice = (props: {
  value: ExportFileKind;
  onChange: (value: ExportFileKind) => void;
}) => {
  const { value, onChange } = props;
  const translate = useTranslate();
  return (
    <FormControl>
      <FormLabel id="export-file">{translate('export.file.label')}</FormLabel>
      <RadioGroup aria-labelledby="export-file" value={value}>
        {KINDS.map(kind => (
          <FormControlLabel
            key={kind}
            value={kind}
            sx={{ alignItems: 'flex-start', mb: 0.5 }}
            control={
              <Radio
                size="small"
                onChange={() => onChange(kind)}
                slotProps={{ input: { 'aria-describedby': `export-file-${kind}` } }}
              />
            }
            label={
              <Stack sx={{ pt: 0.75 }}>
                {translate(`export.file.${kind}`)}
                <Typography
                  id={`export-file-${kind}`}
                  variant="body2"
                  component="span"
                  aria-hidden
                  sx={{ color: 'text.secondary' }}
                >
                  {translate(`export.fileHelp.${kind}`)}
                </Typography>
              </Stack>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

/** Whether costs, which not everybody may see, go into the file. */
export const CostsChoice = (props: { value: boolean; onChange: (value: boolean) => void }) => {
  const translate = useTranslate();
  return (
    <FormControl>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={props.value}
            onChange={(_, checked) => props.onChange(checked)}
            slotProps={{ input: { 'aria-describedby': 'export-costs-help' } }}
          />
        }
        label={translate('export.costs')}
      />
      <FormHelperText id="export-costs-help">{translate('export.costsHelp')}</FormHelperText>
    </FormControl>
  );
};
