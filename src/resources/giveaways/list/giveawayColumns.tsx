import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { DateCell } from '@/components/format/DateCell.tsx';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { Column } from '@/components/list/column.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { paths } from '@/routes/paths.ts';
import { GiveawayStageChip } from '../GiveawayStageChip.tsx';

const Name = ({ giveaway }: { giveaway: Giveaway }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
    <Thumbnail address={giveaway.imageUrl} alt="" />
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.giveaway(giveaway.id)}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {giveaway.title}
      </MuiLink>
      <Typography variant="caption" color="textSecondary" component="div">
        {giveaway.productTitle}
      </Typography>
    </Box>
  </Box>
);

/** The columns of the list of giveaways. */
export const giveawayColumns: readonly Column<Giveaway>[] = [
  {
    id: 'title',
    label: 'giveaways.field.title',
    fixed: true,
    onCard: 'title',
    render: giveaway => <Name giveaway={giveaway} />,
  },
  {
    id: 'status',
    label: 'giveaways.field.status',
    render: giveaway => <GiveawayStageChip giveaway={giveaway} />,
  },
  {
    id: 'business',
    label: 'giveaways.field.businessName',
    render: ({ businessName }) => businessName,
  },
  {
    id: 'entryCount',
    label: 'giveaways.field.entryCount',
    align: 'right',
    render: ({ entryCount }) => entryCount,
  },
  {
    id: 'numberOfWinners',
    label: 'giveaways.field.numberOfWinners',
    align: 'right',
    onCard: 'none',
    initiallyShown: false,
    render: ({ numberOfWinners }) => numberOfWinners,
  },
  {
    id: 'startsAt',
    label: 'giveaways.field.startsAt',
    sortBy: 'startsAt',
    firstOrder: 'DESC',
    render: ({ startsAt }) => <DateCell value={startsAt} />,
  },
  {
    id: 'endsAt',
    label: 'giveaways.field.endsAt',
    sortBy: 'endsAt',
    firstOrder: 'DESC',
    render: ({ endsAt }) => <DateCell value={endsAt} />,
  },
  {
    id: 'createdAt',
    label: 'giveaways.field.createdAt',
    sortBy: 'createdAt',
    firstOrder: 'DESC',
    onCard: 'none',
    initiallyShown: false,
    render: ({ createdAt }) => <DateCell value={createdAt} />,
  },
];
