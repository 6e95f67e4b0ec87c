import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useChangeText } from './changeText.ts';
import type { ProductPreview } from './previewOf.ts';

/** Every product that would change, before and after; each can be left out. */
export const BulkEditPreview = (props: {
  preview: readonly ProductPreview[];
  unchanged: number;
  excluded: ReadonlySet<string>;
  onExclude: (excluded: ReadonlySet<string>) => void;
  loading: boolean;
}) => {
  const { preview, unchanged, excluded, onExclude, loading } = props;
  const translate = useTranslate();
  const changeText = useChangeText();
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
  if (loading) return <Skeleton height={120} />;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="h3" component="h3" gutterBottom>
        {translate('products.bulk.preview')}
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {preview.length === 0
          ? translate('products.bulk.nothing')
          : unchanged > 0 && translate('products.bulk.skipped', { smart_count: unchanged })}
      </Typography>
      <Box ref={scroller} sx={{ maxHeight: 320, overflow: 'auto', mt: 1 }}>
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', position: 'relative', height: rows.getTotalSize() }}
        >
          {rows.getVirtualItems().map(({ index, start, key }) => {
            const item = preview[index];
            if (!item) return null;
            const { product, changes } = item;
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
                  {changes.map(change => (
                    <Typography key={change.field} variant="body2" color="textSecondary">
                      {changeText(change, product.currency)}
                    </Typography>
                  ))}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
    </Box>
  );
};
