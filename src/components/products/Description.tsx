import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';

/** A product's description; sanitised again at rendering, whatever is stored. */
export const Description = ({ html }: { html: string }) => {
  const translate = useTranslate();
  const safe = useMemo(() => sanitizeHtml(html), [html]);
  if (!safe) {
    return (
      <Typography color="textSecondary">{translate('products.show.noDescription')}</Typography>
    );
  }
  return (
    <Box
      sx={{
        overflowWrap: 'anywhere',
        // A word of 100,000 letters must not hold up the page; see the theme.
        fontKerning: 'none',
        lineHeight: 1.6,
        maxWidth: '72ch',
        '& img': { maxWidth: '100%', height: 'auto' },
        '& table': { display: 'block', overflowX: 'auto' },
        '& :first-of-type': { mt: 0 },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the line above.
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
};
