import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router';
import { numberColumn } from '@/components/figures/figureTable.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { FigurePanel } from './FigurePanel.tsx';

/** One part of a whole, named for people. */
export interface NamedShare {
  key: string;
  name: string;
  count: number;
  share: number;
  to?: string;
}

/** Bars shown as bars; the table has all of them. */
const SHOWN = 8;

/** Each bar is its part of the whole, which is the track behind it. */
const Bars = ({ shares }: { shares: readonly NamedShare[] }) => {
  const format = useFigureFormat();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
      {shares.slice(0, SHOWN).map(({ key, name, count, share, to }) => (
        <Box component="li" key={key}>
          <Box sx={{ display: 'flex', gap: 1, mb: 0.5, typography: 'body2' }}>
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {to ? (
                <Link component={RouterLink} to={to} color="textPrimary">
                  {name}
                </Link>
              ) : (
                name
              )}
            </Box>
            <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{format(count)}</Box>
            <Box
              sx={{
                color: 'text.secondary',
                minWidth: 52,
                textAlign: 'right',
                fontVariantNumeric: 'tabular-nums',
              }}
            >
              {format(share, 'share')}
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 6, borderRadius: 3, bgcolor: 'action.hover' }}>
            <Box
              sx={{
                height: 6,
                borderRadius: 3,
                bgcolor: 'primary.main',
                width: `${100 * share}%`,
                // A part that is there shows, however small.
                minWidth: count > 0 ? 3 : 0,
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
};

/** How a whole is shared out: as bars, as a table, as CSV. */
export const SharesPanel = (props: {
  title: string;
  note?: string;
  /** Heading of the parts' names and of their counts. */
  part: string;
  unit: string;
  shares: readonly NamedShare[];
  name: string;
  range: DayRange;
}) => {
  const { title, note, part, unit, shares, name, range } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const table = {
    columns: [{ label: part }, numberColumn(unit), numberColumn(translate('analytics.share'))],
    rows: shares.map(({ key, name, count, share, to }) => ({
      key,
      cells: [
        // A file is read by programs too: it keeps the code of a country or device.
        { text: name, value: key || name, to },
        { text: format(count), value: count },
        { text: format(share, 'share'), value: share },
      ],
    })),
    empty: translate('analytics.empty'),
  };
  return (
    <FigurePanel
      title={title}
      note={note}
      table={table}
      name={name}
      range={range}
      chart={
        shares.length > 0 ? (
          <>
            <Bars shares={shares} />
            {shares.length > SHOWN && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                {translate('analytics.moreParts', { smart_count: shares.length - SHOWN })}
              </Typography>
            )}
          </>
        ) : undefined
      }
    />
  );
};
