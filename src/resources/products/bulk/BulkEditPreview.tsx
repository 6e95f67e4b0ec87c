import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import type { BulkPreview, BulkWarning } from '@/domain/product/bulkPreview.ts';
import { PreviewChanges } from './PreviewChanges.tsx';
import { UnchangedProducts } from './UnchangedProducts.tsx';

const WARNINGS: readonly BulkWarning[] = ['free', 'overCompareAt', 'owed'];

/** Every product that would change, before and after; each can be left out. */
export const BulkEditPreview = (props: {
  preview: BulkPreview;
  excluded: ReadonlySet<string>;
  onExclude: (excluded: ReadonlySet<string>) => void;
  loading: boolean;
}) => {
  const { excluded, onExclude, loading } = props;
  const { changed: preview, kept } = props.preview;
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: preview.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 64,
    overscan: 6,
  });
  const toggle = (id: string) => {
    const next = new Set(excluded);
    if (!next.delete(id)) next.add(id);
    onExclude(next);
  };
  if (loading) return <LoadingSkeleton height={120} />;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" component="h3" gutterBottom>
        {translate('products.bulk.preview')}
      </Typography>
      <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
        {WARNINGS.map(warning => {
          const count = preview.filter(({ warnings }) => warnings.includes(warning)).length;
          return (
            count > 0 && (
              <Alert key={warning} severity="warning">
                {translate(`products.bulk.warnings.${warning}`, { smart_count: count })}
              </Alert>
            )
          );
        })}
        {preview.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('products.bulk.nothing')}
          </Typography>
        )}
        <UnchangedProducts kept={kept} />
      </Box>
      <Box ref={scroller} sx={{ maxHeight: 320, overflow: 'auto', mt: 1 }}>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative', height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const item = preview[index];
            if (!item) return null;
            const { product } = item;
            return (
              <Box
                component="li"
                key={key}
                ref={rows.measureElement}
                data-index={index}
                sx={{
                  position: 'absolute',
                  insetInline: 0,
                  transform: `translateY(${start}px)`,
                  display: 'flex',
                  alignItems: 'flex-start',
                  borderBottom: 1,
                  borderColor: 'divider',
                  py: 0.5,
                }}
              >
                <Checkbox
                  checked={!excluded.has(product.id)}
                  onChange={() => toggle(product.id)}
                  slotProps={{
                    input: {
                      'aria-label': translate('products.bulk.include', { title: product.title }),
                    },
                  }}
                />
                <Box sx={{ minWidth: 0, pt: 1 }}>
                  <Typography variant="body2" sx={{ fontWeight: 600 }} noWrap>
                    {product.title}
                  </Typography>
                  <PreviewChanges preview={item} />
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
};
