import CloseIcon from '@mui/icons-material/Close';
import NextIcon from '@mui/icons-material/KeyboardArrowDown';
import PreviousIcon from '@mui/icons-material/KeyboardArrowUp';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { Facts } from '@/components/Facts.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import type { ImportedField } from '@/domain/import/types.ts';
import type { ProductCosts } from '@/domain/product/productCosts.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { FieldValue } from './FieldValue.tsx';
import { IssueList } from './IssueList.tsx';
import { STATE_TONE } from './stateTone.ts';

type ShownField =
  | Exclude<ImportedField, 'title' | 'images' | 'currency' | 'status'>
  | keyof ProductCosts;

const SHOWN: Record<ShownField, true> = {
  ...{
    price: true,
    compareAtPrice: true,
    cost: true,
    variantCosts: true,
    brand: true,
    category: true,
    tags: true,
  },
  ...{
    sku: true,
    barcode: true,
    inventory: true,
    lowStockThreshold: true,
    weightGrams: true,
    options: true,
    variants: true,
  },
  ...{ attributes: true, description: true },
};
const SHOWN_FIELDS = Object.keys(SHOWN).filter((field): field is ShownField => field in SHOWN);

/** Whether a field says nothing, and so need not be shown. */
const isBlank = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="h3" component="h3" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </section>
);

const DetailBody = ({ line }: { line: PlannedProduct }) => {
  const translate = useTranslate();
  const { content, source } = line.mapped;
  const currencies = {
    from: line.existing?.record.currency ?? content.currency,
    to: content.currency,
  };
  const names = new Map(
    [...(line.existing?.record.variants ?? []), ...content.variants].map(variant => [
      variant.id,
      Object.values(variant.optionValues).join(' / '),
    ]),
  );
  const nameOf = (id: string) => names.get(id) ?? id;
  const rows =
    source.rows.length > 1
      ? translate('import.detail.rows', { from: source.rows[0], to: source.rows.at(-1) })
      : source.row !== null && translate('import.detail.row', { row: source.row });
  return (
    <Stack spacing={3} sx={{ p: { xs: 2, md: 3 }, pt: 0 }}>
      <Typography variant="body2" color="textSecondary" component="div">
        <StatusChip label={translate(`import.state.${line.state}`)} tone={STATE_TONE[line.state]} />
        {` · ${source.handle}`}
        {rows && ` · ${rows}`}
      </Typography>
      {line.issues.length > 0 && (
        <Part title={translate('import.detail.issues')}>
          <IssueList issues={line.issues} />
        </Part>
      )}
      {line.changes.length > 0 && (
        <Part title={translate('import.detail.changes')}>
          <DifferenceTable
            changes={line.changes}
            currencies={currencies}
            nameOf={nameOf}
            label={translate('import.detail.changes')}
            headings={{
              from: translate('import.detail.now'),
              to: translate('import.detail.after'),
            }}
          />
        </Part>
      )}
      {line.kept.length > 0 && (
        <Part title={translate('import.detail.kept')}>
          <DifferenceTable
            changes={line.kept}
            currencies={currencies}
            nameOf={nameOf}
            label={translate('import.detail.kept')}
            headings={{
              from: translate('import.detail.here'),
              to: translate('import.detail.shop'),
            }}
          />
        </Part>
      )}
      <Part title={translate('import.detail.shop')}>
        <Box sx={{ mb: 2 }}>
          <FieldValue field="images" value={content.images} currency={content.currency} />
        </Box>
        <Facts
          facts={SHOWN_FIELDS.filter(field => !isBlank(content[field])).map(field => ({
            name: translate(`products.field.${field}`),
            value: (
              <FieldValue
                field={field}
                value={content[field]}
                currency={content.currency}
                nameOf={nameOf}
              />
            ),
          }))}
        />
      </Part>
    </Stack>
  );
};

/** A product of the preview in full, in a drawer; the one before and after are a click away. */
export const ProductDetail = (props: {
  line: PlannedProduct | undefined;
  onClose: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}) => {
  const { line, onClose, onPrevious, onNext } = props;
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open={line !== undefined}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { width: { xs: 1, sm: 520, lg: 600 } },
        },
      }}
    >
      {line && (
        <>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', p: { xs: 2, md: 3 }, pb: 1 }}>
            <Typography
              variant="h2"
              component="h2"
              id={titleId}
              sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', pt: 0.75 }}
            >
              {line.mapped.content.title || line.mapped.source.handle}
            </Typography>
            <IconButton
              onClick={onPrevious}
              disabled={!onPrevious}
              aria-label={translate('import.detail.previous')}
            >
              <PreviousIcon />
            </IconButton>
            <IconButton
              onClick={onNext}
              disabled={!onNext}
              aria-label={translate('import.detail.next')}
            >
              <NextIcon />
            </IconButton>
            <IconButton onClick={onClose} aria-label={translate('import.detail.close')}>
              <CloseIcon />
            </IconButton>
          </Box>
          <DetailBody line={line} />
        </>
      )}
    </Drawer>
  );
};
