import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useNumberFormat } from '@/components/format/useFormat.ts';
import { ROOM_BELOW } from '@/components/progress/useRoomBelow.ts';
import { hasCosts } from '@/domain/product/productCosts.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { selectedLines } from '../engine/startRun.ts';
import { useStartRun } from '../run/useStartRun.ts';

/** Writes in the database beside the products: the run's own record and steps. */
const PRODUCTS_A_STEP = 200;

/** What will be written, and the button that does it. */
export const WriteBar = () => {
  const translate = useTranslate();
  const number = useNumberFormat();
  const session = useImportSession();
  const start = useStartRun();
  const { busy, problem, fits, lines, excluded, settings } = useImportState();
  const selected = useMemo(
    () => selectedLines({ lines, excluded, settings }),
    [lines, excluded, settings],
  );
  const writes = useMemo(() => {
    const withCost = selected.filter(({ mapped }) => hasCosts(mapped.content)).length;
    return selected.length + withCost + 2 * Math.ceil(selected.length / PRODUCTS_A_STEP) + 2;
  }, [selected]);
  const isAllThere = !lines.some(({ state }) => state === 'new' || state === 'changed');
  // Why nothing can be written yet stands where the number of products does.
  const waits = busy
    ? translate(`import.reading.${busy.what}`, { label: busy.label })
    : problem && translate(problem.key, problem.params);
  const text =
    (!fits && waits) ||
    (selected.length > 0
      ? translate('import.preview.selected', { smart_count: selected.length })
      : translate(isAllThere ? 'import.preview.nothing' : 'import.preview.nothingSelected'));
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: `calc(${ROOM_BELOW} + 8px)`,
        zIndex: 2,
        p: { xs: 1, sm: 1.5 },
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        columnGap: 1.5,
        rowGap: 0.5,
        alignItems: 'center',
      }}
    >
      <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 240px' }, minWidth: 0 }} role="status">
        <Typography variant="subtitle2" noWrap={!fits} title={text}>
          {text}
        </Typography>
        {selected.length > 0 && (
          <Typography
            variant="body2"
            color="textSecondary"
            // It keeps its room: a button that moves from under the pointer is not pressed.
            sx={{
              display: { xs: 'none', sm: 'block' },
              visibility: fits ? undefined : 'hidden',
            }}
          >
            {translate('import.preview.estimate', { writes: number(writes) })}
          </Typography>
        )}
      </Box>
      <Button onClick={session.reset}>{translate('import.preview.other')}</Button>
      <Button
        variant="contained"
        disabled={selected.length === 0 || !fits}
        onClick={() => void start()}
      >
        {translate('import.preview.write', { smart_count: selected.length })}
      </Button>
    </Paper>
  );
};
