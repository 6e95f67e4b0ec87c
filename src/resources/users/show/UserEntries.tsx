import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { standingWinners } from '@/domain/giveaways/drawWinners.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { paths } from '@/routes/paths.ts';

/** Giveaways that are looked through: an entry is stored below its giveaway, under the user's id. */
const LOOKED_AT = 10;

const readEntries = async (dataProvider: BackOfficeDataProvider, userId: string) => {
  const { data: giveaways } = await dataProvider.getList<Giveaway>('giveaways', {
    filter: {},
    sort: { field: 'endsAt', order: 'DESC' },
    pagination: { page: 1, perPage: LOOKED_AT },
    meta: { total: 'none' },
  });
  const found = await Promise.all(
    giveaways.map(async giveaway => {
      const { data } = await dataProvider.getMany<GiveawayEntry>('entries', {
        ids: [userId],
        meta: { parent: giveaway.id },
      });
      const [entry] = data;
      return entry ? [{ giveaway, entry }] : [];
    }),
  );
  return found.flat();
};

/** The giveaways a user entered, among those that end last. */
export const UserEntries = ({ userId }: { userId: string }) => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const format = useDateFormat();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['entries', 'ofUser', userId],
    queryFn: () => readEntries(dataProvider, userId),
  });
  if (isPending) return <Skeleton height={64} aria-label={translate('common.loading')} />;
  if (error) return <ErrorState error={error} retry={refetch} />;
  return (
    <>
      {data.length === 0 && (
        <Typography color="textSecondary">{translate('users.show.noEntries')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ giveaway, entry }) => (
          <Box component="li" key={giveaway.id} sx={{ py: 0.75 }}>
            <MuiLink component={Link} to={paths.giveaway(giveaway.id)} color="inherit">
              {giveaway.title}
            </MuiLink>{' '}
            {standingWinners(giveaway.winners).some(winner => winner.userId === userId) && (
              <StatusChip label={translate('users.show.won')} tone="good" />
            )}
            <Typography variant="caption" color="textSecondary" component="div">
              {translate('users.show.entered', { date: format(entry.enteredAt, 'time') })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="textSecondary">
        {translate('users.show.entriesCapped', { count: LOOKED_AT })}
      </Typography>
    </>
  );
};
