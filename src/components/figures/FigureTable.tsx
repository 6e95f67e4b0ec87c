import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { FigureCell, FigureTableData } from './figureTable.ts';

const Cell = ({ cell }: { cell: FigureCell }) =>
  cell.to ? (
    <Link component={RouterLink} to={cell.to} preventScrollReset>
      {cell.text}
    </Link>
  ) : (
    cell.text
  );

/** What names a row stays in view where the table is wider than its place. */
const named = {
  '& tr > :first-of-type': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    bgcolor: 'background.paper',
  },
  '& thead tr > :first-of-type': { zIndex: 3 },
} as const;

/** Figures as a table that can be read out; long ones scroll under their head. */
export const FigureTable = (props: { caption: string; table: FigureTableData }) => {
  const { caption, table } = props;
  if (table.rows.length === 0)
    return (
      <Typography variant="body2" color="textSecondary">
        {table.empty}
      </Typography>
    );
  return (
    <TableContainer sx={{ maxHeight: 480 }} tabIndex={0} role="region" aria-label={caption}>
      <Table size="small" stickyHeader aria-label={caption} sx={named}>
        <TableHead>
          <TableRow>
            {table.columns.map(({ label, align, sort }) => (
              <TableCell
                key={label}
                align={align}
                sortDirection={sort?.order ?? false}
                sx={{ bgcolor: 'background.paper', ...(sort && { px: 1, whiteSpace: 'nowrap' }) }}
              >
                {sort ? (
                  <TableSortLabel
                    active={sort.order !== null}
                    direction={sort.order ?? 'desc'}
                    onClick={sort.run}
                    sx={{ minHeight: 24 }}
                  >
                    {label}
                  </TableSortLabel>
                ) : (
                  label
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {table.rows.map(({ key, cells }) => (
            <TableRow key={key}>
              {cells.map((cell, index) => {
                const column = table.columns[index];
                return (
                  <TableCell
                    key={column?.label ?? key}
                    align={column?.align}
                    component={index === 0 ? 'th' : 'td'}
                    scope={index === 0 ? 'row' : undefined}
                    sx={{
                      ...(column?.sort && { px: 1 }),
                      fontVariantNumeric: 'tabular-nums',
                      fontWeight: 400,
                      minWidth: index === 0 ? 140 : undefined,
                    }}
                  >
                    <Cell cell={cell} />
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
