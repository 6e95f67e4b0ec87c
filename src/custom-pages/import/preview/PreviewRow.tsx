import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { STATE_TONE } from './stateTone.ts';
import { useFieldNames } from './useFieldNames.ts';

/** Height of a row, in pixels: fixed, so that ten thousand of them need no measuring. */
export const ROW_HEIGHT = 64;

/** One product of the preview: whether it is written, what it is, and what is to be said of it. */
export const PreviewRow = memo(
  (props: {
    line: PlannedProduct;
    index: number;
    selectable: boolean;
    selected: boolean;
    focused: boolean;
    onSelect: (key: string, selected: boolean) => void;
    onOpen: (index: number) => void;
  }) => {
    const { line, index, selectable, selected, focused, onSelect, onOpen } = props;
    const translate = useTranslate();
    const money = useMoneyFormat();
    const fieldNames = useFieldNames();
    const { content, source } = line.mapped;
    const name = content.title || source.handle;
    const [picture] = content.images;
    const errors = line.issues.filter(({ level }) => level === 'error').length;
    const warnings = line.issues.length - errors;
    const remarks = [
      content.variants.length > 0
        ? translate('import.preview.variants', { smart_count: content.variants.length })
        : '',
      line.changes.length > 0
        ? translate('import.preview.changes', { fields: fieldNames(line.changes) })
        : '',
      line.kept.length > 0
        ? translate('import.preview.keptFields', { fields: fieldNames(line.kept) })
        : '',
    ].filter(Boolean);
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', height: 1, pr: { xs: 1, md: 2 } }}>
        <Checkbox
          checked={selectable && selected}
          disabled={!selectable}
          onChange={(_, checked) => onSelect(line.key, checked)}
          slotProps={{ input: { 'aria-label': translate('import.preview.select', { name }) } }}
        />
        <ButtonBase
          data-row={index}
          tabIndex={focused ? 0 : -1}
          aria-label={translate('import.preview.open', { name })}
          onClick={() => onOpen(index)}
          sx={{
            flexGrow: 1,
            minWidth: 0,
            height: 1,
            gap: 1.5,
            justifyContent: 'flex-start',
            textAlign: 'start',
            borderRadius: 1,
          }}
        >
          <Thumbnail address={picture?.thumbnailUrl ?? picture?.url} alt="" size={44} />
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="subtitle2" noWrap>
              {name}
            </Typography>
            <Typography variant="body2" color="textSecondary" noWrap>
              {remarks.join(' · ') || source.handle}
            </Typography>
          </Box>
          <Box sx={{ flexShrink: 0, textAlign: 'end' }}>
            <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {content.price === null ? '–' : money(content.price, content.currency)}
            </Typography>
            <Typography variant="body2" component="div">
              <StatusChip
                label={
                  errors > 0
                    ? translate('import.preview.errors', { smart_count: errors })
                    : translate(`import.state.${line.state}`)
                }
                tone={STATE_TONE[line.state]}
              />
              {warnings > 0 && (
                <Box
                  component="span"
                  sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
                >
                  {' · '}
                  {translate('import.preview.warnings', { smart_count: warnings })}
                </Box>
              )}
            </Typography>
          </Box>
        </ButtonBase>
      </Box>
    );
  },
);
PreviewRow.displayName = 'PreviewRow';
