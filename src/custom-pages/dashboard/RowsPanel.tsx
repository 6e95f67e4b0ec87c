import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';

/** One row: what it is (and where it leads), what matters about it, and a mark at its end. */
export interface PanelRow {
  id: string;
  title: string;
  to: string;
  detail?: ReactNode;
  aside?: ReactNode;
}

/** What a list's hook tells of itself. */
interface RowsState {
  isPending: boolean;
  error: unknown;
  refetch: () => void;
}

/** Pixels of the rows that are awaited. */
const WAITING = [44, 44, 44];

const Rows = ({ rows }: { rows: readonly PanelRow[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {rows.map(({ id, title, to, detail, aside }) => (
      <Box
        component="li"
        key={id}
        sx={{
          display: 'flex',
          gap: 1.5,
          alignItems: 'flex-start',
          py: 1.25,
          borderTop: 1,
          borderColor: 'divider',
          '&:first-of-type': { borderTop: 0, pt: 0 },
        }}
      >
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Link
            component={RouterLink}
            to={to}
            color="textPrimary"
            sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
          >
            {title}
          </Link>
          {detail && (
            <Typography variant="body2" color="textSecondary" component="div">
              {detail}
            </Typography>
          )}
        </Box>
        {aside && (
          <Typography
            variant="body2"
            component="div"
            sx={{ flexShrink: 0, maxWidth: 0.45, textAlign: 'end', pt: 0.25 }}
          >
            {aside}
          </Typography>
        )}
      </Box>
    ))}
  </Box>
);

/** The first rows of a list, with the way to all of them. */
export const RowsPanel = (props: {
  title: string;
  note?: string;
  rows: readonly PanelRow[] | undefined;
  state: RowsState;
  empty: string;
  all: string;
  /** What can be done besides. */
  actions?: ReactNode;
}) => {
  const { title, note, rows, state, empty, all, actions } = props;
  const translate = useTranslate();
  const content = () => {
    if (rows && rows.length > 0) return <Rows rows={rows} />;
    if (state.error) return <ErrorState error={state.error} retry={state.refetch} />;
    if (state.isPending) return <LoadingSkeleton height={WAITING} />;
    return (
      <Typography variant="body2" color="textSecondary">
        {empty}
      </Typography>
    );
  };
  return (
    <Panel
      title={title}
      note={note}
      actions={
        <>
          {actions}
          <Button
            component={RouterLink}
            to={all}
            size="small"
            aria-label={`${translate('dashboard.seeAll')}: ${title}`}
          >
            {translate('dashboard.seeAll')}
          </Button>
        </>
      }
    >
      {content()}
    </Panel>
  );
};
