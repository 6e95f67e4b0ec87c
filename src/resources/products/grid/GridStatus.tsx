import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { CellChange } from '@/domain/grid/changes.ts';
import type { PasteOutcome } from './useGridEdits.ts';

/** What there is to say of the cell in view, of the last paste, and of what is not saved. */
export const GridStatus = (props: {
  /** The cell, in words. */
  cell: string;
  change: CellChange | undefined;
  problem: string | undefined;
  /** Why what is stored in the cell could not be read. */
  failure: unknown;
  onRetry: () => void;
  pasted: PasteOutcome | null;
  cells: number;
  conflicts: number;
  /** Whether this browser keeps unsaved cells. */
  kept: boolean;
  /** Products whose costs are read before something is done with them. */
  reading: number;
  onChoose: () => void;
}) => {
  const { cell, change, problem, failure, pasted, cells, conflicts, kept, onChoose } = props;
  const translate = useTranslate();
  const errorText = useErrorText();
  const wrong = problem ? translate(problem) : failure ? errorText(failure).sentence : null;
  const messages = [
    props.reading > 0 && translate('products.grid.readingCosts', { smart_count: props.reading }),
    pasted && translate('products.grid.pasted', { smart_count: pasted.filled }),
    pasted && pasted.fixed > 0 && translate('products.grid.fixed', { smart_count: pasted.fixed }),
    pasted &&
      pasted.rowsLost > 0 &&
      translate('products.grid.rowsLost', { smart_count: pasted.rowsLost }),
    pasted &&
      pasted.columnsLost > 0 &&
      translate('products.grid.columnsLost', { smart_count: pasted.columnsLost }),
    cells > 0 &&
      translate(kept ? 'products.grid.unsaved' : 'products.grid.notKept', { smart_count: cells }),
    conflicts > 0 && translate('products.grid.conflicts', { smart_count: conflicts }),
  ].filter(Boolean);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        minHeight: 36,
        my: 0.5,
      }}
    >
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        <strong>{cell}</strong>
        {wrong && (
          <Typography component="span" variant="body2" color="error">
            {' '}
            {wrong}
          </Typography>
        )}
      </Typography>
      {Boolean(failure) && (
        <Button size="small" onClick={props.onRetry}>
          {translate('common.retry')}
        </Button>
      )}
      {change?.theirs !== undefined && (
        <Button size="small" color="warning" onClick={onChoose}>
          {translate('products.grid.choose')}
        </Button>
      )}
      <Typography role="status" variant="body2" color="textSecondary">
        {messages.join(' ')}
      </Typography>
    </Box>
  );
};
