import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import { isWritten, type PlannedProduct } from '@/domain/import/planProduct.ts';
import type { ImportSettings } from '@/domain/import/settings.ts';
import { placeInSource } from '../engine/placeInSource.ts';
import { PreviewRow } from './PreviewRow.tsx';
import { PreviewRows, ROW_HEIGHT } from './PreviewRows.ts';

const PAGE = 8;

/**
 * The products of an import, of which only those in view are in the page, so that ten thousand
 * scroll like ten. Arrow keys, Page Up and Down, Home and End move between them.
 */
export const PreviewList = (props: {
  lines: readonly PlannedProduct[];
  mode: ImportSettings['mode'];
  excluded: ReadonlySet<string>;
  onSelect: (place: string, selected: boolean) => void;
  onOpen: (index: number) => void;
}) => {
  const { lines, mode, excluded, onSelect, onOpen } = props;
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
    // A scroll is not held up until its rows are there: they follow in a task of their own.
    useFlushSync: false,
    getItemKey: index => lines[index]?.key ?? index,
  });
  const focused = Math.min(active, Math.max(0, lines.length - 1));
  const open = useCallback(
    (index: number) => {
      setActive(index);
      onOpen(index);
    },
    [onOpen],
  );

  const moves: Record<string, number> = {
    ArrowDown: focused + 1,
    ArrowUp: focused - 1,
    PageDown: focused + PAGE,
    PageUp: focused - PAGE,
    Home: 0,
    End: lines.length - 1,
  };
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = Math.max(0, Math.min(lines.length - 1, to));
    setActive(index);
    rows.scrollToIndex(index);
    requestAnimationFrame(() =>
      scroller.current?.querySelector<HTMLElement>(`[data-row="${index}"]`)?.focus(),
    );
  };

  if (lines.length === 0)
    return (
      <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }} role="status">
        {translate('import.preview.none')}
      </Typography>
    );
  return (
    <Box
      ref={scroller}
      onKeyDown={move}
      sx={{
        height: Math.min(lines.length * ROW_HEIGHT, 560),
        maxHeight: '65vh',
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        contain: 'strict',
      }}
    >
      <PreviewRows
        aria-label={translate('import.preview.list')}
        style={{ height: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => {
          const line = lines[index];
          return (
            line && (
              <PreviewRow
                key={key}
                line={line}
                index={index}
                count={lines.length}
                start={start}
                selectable={isWritten(line.state, mode)}
                selected={!excluded.has(placeInSource(line.mapped.source))}
                focused={index === focused}
                onSelect={onSelect}
                onOpen={open}
              />
            )
          );
        })}
      </PreviewRows>
    </Box>
  );
};
