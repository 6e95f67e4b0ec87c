import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import type { FoundProduct } from '@/domain/channels/checkedProduct.ts';
import type { ChannelRule } from '@/domain/channels/rule.ts';
import { ProductRow } from './ProductRow.tsx';
import { useRuleText } from './useRuleText.ts';

const STEP = 25;

/** The products that do not keep a rule, some at a time. */
export const ProductRows = (props: {
  label: string;
  rule: ChannelRule;
  found: readonly FoundProduct[];
  onOpen: (id: string) => void;
  /** Which are selected, where they can be. */
  selection?: { selected: ReadonlySet<string>; toggle: (id: string) => void };
}) => {
  const { label, rule, found, onOpen, selection } = props;
  const translate = useTranslate();
  const format = useNumberFormat();
  const text = useRuleText();
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.slice(0, shown).map(({ product, finding }) => (
          <ProductRow
            key={product.id}
            product={product}
            measured={text.measured(rule, finding)}
            selected={selection?.selected.has(product.id)}
            onSelect={selection && (() => selection.toggle(product.id))}
            onOpen={() => onOpen(product.id)}
          />
        ))}
      </Box>
      {found.length > shown && (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mt: 1 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('channels.shown', { shown: format(shown), total: format(found.length) })}
          </Typography>
          <Button size="small" onClick={() => setShown(shown + STEP)}>
            {translate('channels.more')}
          </Button>
        </Box>
      )}
    </>
  );
};
