import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { standingWinners } from '@/domain/giveaways/drawWinners.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import type { BackOfficeDataProvider } from '@/providers/types.ts';
import { paths } from '@/routes/paths.ts';

/** Giveaways looked through at a time: an entry is stored below its giveaway, under the user's id. */
const STEP = 10;

const readEntries = async (dataProvider: BackOfficeDataProvider, userId: string, page: number) => {
  const { data: giveaways, pageInfo } = await dataProvider.getList<Giveaway>('giveaways', {
    filter: {},
    sort: { field: 'endsAt', order: 'DESC' },
    pagination: { page, perPage: STEP },
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
  return { found: found.flat(), looked: giveaways.length, more: pageInfo?.hasNextPage ?? false };
};

/** The giveaways a user entered, looked for from the one that ends last to the first. */
export const UserEntries = ({ userId }: { userId: string }) => {
  const { dataProvider } = useServices();
  const translate = useTranslate();
  const format = useDateFormat();
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      queryKey: ['entries', 'ofUser', userId],
      queryFn: ({ pageParam }) => readEntries(dataProvider, userId, pageParam),
      initialPageParam: 1,
      getNextPageParam: (last, pages) => (last.more ? pages.length + 1 : undefined),
    });
  if (isPending) return <LoadingSkeleton height={64} />;
  if (error && !data) return <ErrorState error={error} retry={refetch} />;
  const found = data.pages.flatMap(page => page.found);
  const looked = data.pages.reduce((sum, page) => sum + page.looked, 0);
  return (
    <>
      {error && <ErrorState error={error} retry={fetchNextPage} />}
      {found.length === 0 && (
        <Typography color="textSecondary">{translate('users.show.noEntries')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map(({ giveaway, entry }) => (
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
        {translate(hasNextPage ? 'users.show.entriesCapped' : 'users.show.entriesAll', {
          smart_count: looked,
        })}
      </Typography>
      {hasNextPage && (
        <Button
          size="small"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          sx={{ display: 'flex', ml: -0.5 }}
        >
          {translate('users.show.entriesMore')}
        </Button>
      )}
    </>
  );
};
