import MailOutlined from '@mui/icons-material/MailOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'ra-core';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import type { Winner } from '@/domain/giveaways/drawWinners.ts';
import type { Giveaway, GiveawayEntry } from '@/domain/schemas/giveaway.ts';
import { mailAddress } from '@/domain/text/mailAddress.ts';

/** Nothing is sent from the console: the mail program of whoever writes does, and answers go there. */
const MailLink = (props: { to: string; subject: string; body: string }) => {
  const translate = useTranslate();
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{props.to}</Typography>
      <Button
        href={mailAddress(props)}
        variant="outlined"
        startIcon={<MailOutlined />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('giveaways.contact.open')}
      </Button>
    </>
  );
};

/** Lets an administrator write to a winner, under the address of the entry, and mark that. */
export const ContactWinner = (props: {
  giveaway: Giveaway;
  winner: Winner;
  busy: boolean;
  onMark: () => void;
  onClose: () => void;
}) => {
  const { giveaway, winner, busy, onMark, onClose } = props;
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useGetOne<GiveawayEntry>('entries', {
    id: winner.entryId,
    meta: { parent: giveaway.id },
  });
  const words = { name: winner.name || winner.userId, title: giveaway.title };
  return (
    <ReasonDialog
      title={translate('giveaways.contact.title', words)}
      body={
        <>
          <DialogContentText>{translate('giveaways.contact.body')}</DialogContentText>
          {error && <ErrorState error={error} retry={refetch} />}
        </>
      }
      reasonLabel={translate('giveaways.contact.field')}
      initialReason={translate('giveaways.contact.message', words)}
      offers={message => {
        if (isPending) return <LoadingSkeleton height={40} />;
        if (!data) return null;
        if (data.email === '')
          return <Alert severity="info">{translate('giveaways.contact.noAddress')}</Alert>;
        const subject = translate('giveaways.contact.subject', words);
        return <MailLink to={data.email} subject={subject} body={message} />;
      }}
      confirmLabel={translate('giveaways.contact.mark')}
      busy={busy}
      onConfirm={onMark}
      onClose={onClose}
    />
  );
};
