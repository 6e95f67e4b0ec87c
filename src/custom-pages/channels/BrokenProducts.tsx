import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { MAX_SELECTION } from '@/components/list/useSelectMatching.ts';
import type { RuleOutcome } from '@/domain/channels/checkedProduct.ts';
import { EditProductsDialog } from '@/resources/products/bulk/index.ts';
import { ProductRows } from './ProductRows.tsx';
import type { Checking } from './useChannelCheck.ts';

/** The products that break a rule; where a bulk edit mends it, they are selected and changed here. */
export const BrokenProducts = (props: {
  label: string;
  outcome: RuleOutcome;
  checking: Checking;
}) => {
  const { label, outcome, checking } = props;
  const { rule, broken } = outcome;
  const translate = useTranslate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [editing, setEditing] = useState<readonly string[] | null>(null);
  const rows = { label, rule, found: broken, onOpen: (id: string) => checking.touch([id]) };
  if (!rule.mend)
    return (
      <>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {translate('channels.openToMend')}
        </Typography>
        <ProductRows {...rows} />
      </>
    );
  const all = broken.slice(0, MAX_SELECTION).map(({ product }) => product.id);
  // What was mended meanwhile is not selected any more.
  const selected = all.filter(id => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
        <FormControlLabel
          sx={{ flexGrow: 1 }}
          control={
            <Checkbox
              size="small"
              checked={selected.length === all.length}
              indeterminate={selected.length > 0 && selected.length < all.length}
              onChange={(_, on) => setChosen(new Set(on ? all : []))}
            />
          }
          label={
            all.length < broken.length
              ? translate('channels.selectFirst', { count: all.length, total: broken.length })
              : translate('channels.selectAll', { smart_count: all.length })
          }
        />
        <Button
          variant="contained"
          disabled={selected.length === 0}
          onClick={() => setEditing(selected)}
        >
          {selected.length === 0
            ? translate('channels.changeNone')
            : translate('channels.change', { smart_count: selected.length })}
        </Button>
      </Box>
      <ProductRows {...rows} selection={{ selected: new Set(selected), toggle }} />
      {editing && (
        <EditProductsDialog
          ids={editing}
          field={rule.mend}
          onApply={checking.touch}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
};
