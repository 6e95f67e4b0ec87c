import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { StatusChip } from '@/components/StatusChip.tsx';
import { can } from '@/domain/access/can.ts';
import { lastContact } from '@/domain/giveaways/contactWinner.ts';
import { standingWinners, type Winner } from '@/domain/giveaways/drawWinners.ts';
import type { ExcludedEntry, Giveaway } from '@/domain/schemas/giveaway.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { ContactWinner } from './ContactWinner.tsx';
import { PassedOver } from './PassedOver.tsx';
import { saveWinners } from './saveWinners.ts';
import { useBarredWinners } from './useBarredWinners.ts';
import { useGiveawayActions } from './useGiveawayActions.ts';

const WinnerLine = (props: {
  giveaway: Giveaway;
  winner: Winner;
  barred: ExcludedEntry['reason'] | undefined;
  onContact: (() => void) | null;
  onRedraw: (() => void) | null;
}) => {
  const { giveaway, winner, barred, onContact, onRedraw } = props;
  const translate = useTranslate();
  const format = useDateFormat();
  const nameId = useId();
  const successor = giveaway.winners.find(other => other.replaces === winner.entryId);
  const contact = lastContact(giveaway, giveaway.winners.indexOf(winner));
  const predecessor = giveaway.winners.find(other => other.entryId === winner.replaces);
  return (
    <Box
      component="li"
      sx={{ py: 1, display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <MuiLink
          id={nameId}
          component={Link}
          to={paths.viewUser(winner.userId)}
          color="inherit"
          sx={{ fontWeight: 600, textDecoration: successor ? 'line-through' : undefined }}
        >
          {winner.name || winner.userId}
        </MuiLink>
        <Typography variant="body2" color="textSecondary" component="div">
          {[
            format(winner.drawnAt, 'time'),
            predecessor && translate('giveaways.show.replaces', { name: predecessor.name }),
            contact && translate('giveaways.contact.last', { date: format(contact.at, 'time') }),
            successor && translate('giveaways.show.replaced', { reason: successor.reason ?? '' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {barred && <StatusChip label={translate(`giveaways.barred.${barred}`)} tone="bad" />}
      {onContact && (
        <Button size="small" color="inherit" onClick={onContact} aria-describedby={nameId}>
          {translate('giveaways.contact.button')}
        </Button>
      )}
      {onRedraw && (
        <Button size="small" color="inherit" onClick={onRedraw} aria-describedby={nameId}>
          {translate('giveaways.action.redraw')}
        </Button>
      )}
    </Box>
  );
};

/** Everybody who was drawn, in order; those who were replaced stay on the list. */
export const Winners = ({ giveaway }: { giveaway: Giveaway }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { contact, redraw, busy, entries } = useGiveawayActions(giveaway);
  const [asked, setAsked] = useState<Winner | null>(null);
  const [writtenTo, setWrittenTo] = useState<Winner | null>(null);
  const standing = standingWinners(giveaway.winners);
  const barred = useBarredWinners(giveaway, standing);
  const mayAct = giveaway.status === 'drawn' && can(actor, 'update', 'giveaways');
  if (giveaway.winners.length === 0)
    return <Typography color="textSecondary">{translate('giveaways.show.noWinners')}</Typography>;
  return (
    <>
      <Box
        component="ol"
        aria-label={translate('giveaways.show.winners')}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {giveaway.winners.map(winner => (
          <WinnerLine
            key={winner.entryId}
            giveaway={giveaway}
            winner={winner}
            barred={barred.get(winner.entryId)?.reason}
            onContact={mayAct && standing.includes(winner) ? () => setWrittenTo(winner) : null}
            onRedraw={mayAct && standing.includes(winner) ? () => setAsked(winner) : null}
          />
        ))}
      </Box>
      <PassedOver giveaway={giveaway} />
      {can(actor, 'export', 'giveaways') && (
        <Button startIcon={<DownloadIcon />} onClick={() => void saveWinners(giveaway)}>
          {translate('giveaways.action.exportWinners')}
        </Button>
      )}
      {writtenTo && (
        <ContactWinner
          giveaway={giveaway}
          winner={writtenTo}
          busy={busy}
          onMark={async () => {
            if ((await contact(writtenTo)) !== 'notNow') setWrittenTo(null);
          }}
          onClose={() => setWrittenTo(null)}
        />
      )}
      {asked && (
        <ReasonDialog
          title={translate('giveaways.confirm.redraw', { name: asked.name })}
          body={entries.progress ?? translate('giveaways.confirm.redrawBody')}
          confirmLabel={translate('giveaways.action.redraw')}
          required
          busy={busy}
          onStop={entries.stop}
          onConfirm={async reason => {
            if ((await redraw(asked, reason)) !== 'notNow') setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};
