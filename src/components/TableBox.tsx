import TableContainer from '@mui/material/TableContainer';
import { type ReactNode, useRef } from 'react';
import { LAYOUT } from '@/theme/tokens.ts';
import { useMeasured } from './useMeasured.ts';

/**
 * A table that fits scrolls with the page, its head below the page's own. One that does not has to
 * scroll sideways in a box, and what scrolls in a box holds its head there.
 */
const scrolling = { maxHeight: `calc(100dvh - ${LAYOUT.header}px)` };

const isWider = (box: HTMLElement) => (box.firstElementChild?.scrollWidth ?? 0) > box.clientWidth;

/** The head's place, and room for it above what gets the focus. */
const headAt = (top: number) => ({
  '& thead th.MuiTableCell-root': { top, bgcolor: 'background.paper' },
  '& tbody :is(a, input, button)': { scrollMarginTop: `${top + 56}px` },
});

/**
 * Keeps the head of the table in it, which has to be a sticky one, in view while its rows are scrolled.
 * @param props.below pixels above the head that something else holds; the page's header unless given.
 * @param props.byKeys whether the box takes the focus where it scrolls, because no cell does.
 */
export const TableBox = (props: {
  label: string;
  below?: number;
  byKeys?: boolean;
  children: ReactNode;
}) => {
  const { label, below = LAYOUT.header, byKeys, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const wider = useMeasured(box, isWider);
  return (
    <TableContainer
      ref={box}
      sx={{ ...(wider ? scrolling : { overflow: 'visible' }), ...headAt(wider ? 0 : below) }}
      {...(byKeys && wider && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      {children}
    </TableContainer>
  );
};
