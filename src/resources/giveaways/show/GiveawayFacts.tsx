import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Facts } from '@/components/Facts.tsx';
import { useDateFormat, useLocale } from '@/components/format/useFormat.ts';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

const isZone = (timeZone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
};

/** A moment by the clocks of the giveaway, and by the reader's where those differ. */
const Moment = ({ value, timeZone }: { value: Date; timeZone: string }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const local = useDateFormat()(value, 'time');
  const zone = isZone(timeZone) ? timeZone : 'UTC';
  const there = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(value);
  return (
    <>
      <time dateTime={value.toISOString()}>
        {translate('giveaways.show.schedule', { time: there, zone })}
      </time>
      {there !== local && (
        <Typography variant="caption" color="textSecondary" component="div">
          {translate('giveaways.show.local', { time: local })}
        </Typography>
      )}
    </>
  );
};

/** What a giveaway is about and when. */
export const GiveawayFacts = ({ giveaway }: { giveaway: Giveaway }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const name = (field: string) => translate(`giveaways.field.${field}`);
  const { productId, businessId } = giveaway;
  return (
    <Facts
      facts={[
        {
          name: name('productTitle'),
          value: productId ? (
            <MuiLink component={Link} to={paths.viewProduct(actor.role, productId)}>
              {giveaway.productTitle || productId}
            </MuiLink>
          ) : (
            giveaway.productTitle
          ),
        },
        {
          name: name('businessName'),
          value: businessId ? (
            <MuiLink component={Link} to={paths.viewBusiness(businessId)}>
              {giveaway.businessName || businessId}
            </MuiLink>
          ) : (
            giveaway.businessName
          ),
        },
        {
          name: name('startsAt'),
          value: <Moment value={giveaway.startsAt} timeZone={giveaway.timeZone} />,
        },
        {
          name: name('endsAt'),
          value: <Moment value={giveaway.endsAt} timeZone={giveaway.timeZone} />,
        },
        { name: name('numberOfWinners'), value: giveaway.numberOfWinners },
        { name: name('description'), value: giveaway.description },
      ]}
    />
  );
};
