import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router';
import { useDateFormat } from '@/components/format/useFormat.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { paths } from '@/routes/paths.ts';

/** Who would have won and was passed over, and why: part of the receipt of the draw. */
export const PassedOver = ({ giveaway }: { giveaway: Giveaway }) => {
  const translate = useTranslate();
  const format = useDateFormat();
  const id = useId();
  const { excluded = [] } = giveaway;
  if (excluded.length === 0) return null;
  return (
    <Box sx={{ my: 1 }}>
      <Typography variant="subtitle2" component="h3" id={id}>
        {translate('giveaways.show.passedOver')}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {excluded.map(({ entryId, userId, name, reason, account, at }) => (
          <Box component="li" key={entryId} sx={{ py: 0.5 }}>
            <MuiLink component={Link} to={paths.viewUser(userId)} color="inherit">
              {name || userId}
            </MuiLink>
            <Typography variant="body2" color="textSecondary" component="div">
              {[translate(`giveaways.exclusion.${reason}`), format(at, 'time')].join(' · ')}
              {account && (
                <>
                  {' · '}
                  <MuiLink component={Link} to={paths.viewUser(account)}>
                    {translate(
                      reason === 'excludedAddress'
                        ? 'giveaways.show.excludedAccount'
                        : 'giveaways.show.blockedAccount',
                    )}
                  </MuiLink>
                </>
              )}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
