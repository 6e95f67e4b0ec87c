import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ClaimBar } from '@/components/claims/ClaimBar.tsx';
import { Facts } from '@/components/Facts.tsx';
import { useCountryName } from '@/components/format/useCountryName.ts';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { RecordHistory } from '@/components/history/RecordHistory.tsx';
import { useWatchedRecord } from '@/components/live/useWatchedRecords.ts';
import { QueueMoves } from '@/components/queue/QueueMoves.tsx';
import { SideDrawer } from '@/components/SideDrawer.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { LoadingSkeleton } from '@/components/states/LoadingSkeleton.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { REQUEST_TONE } from '@/components/tones/requestTone.ts';
import { can } from '@/domain/access/can.ts';
import { decidesRequests } from '@/domain/requests/answerRequest.ts';
import { threadOf } from '@/domain/requests/thread.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { Attachments } from './Attachments.tsx';
import { NewsNotice } from './NewsNotice.tsx';
import { OwnerReply } from './OwnerReply.tsx';
import { Thread } from './Thread.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Typography variant="overline" component="h3" color="textSecondary">
      {title}
    </Typography>
    {children}
  </div>
);

const RequestBody = ({
  request,
  onDecided,
}: {
  request: SubmittedRequest;
  onDecided: (id: string) => void;
}) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const countryName = useCountryName();
  const proposed = Object.entries(request.proposed ?? {});
  const answers = decidesRequests(actor);
  const answered = threadOf(request).some(({ side }) => side === 'team');
  return (
    <>
      <NewsNotice request={request} />
      <Part title={translate('requests.show.conversation')}>
        <Thread request={request} />
        {!answered && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('requests.show.noAnswer')}
          </Typography>
        )}
      </Part>
      {request.attachments.length > 0 && (
        <Part title={translate('requests.field.attachments')}>
          <Attachments request={request} />
        </Part>
      )}
      {proposed.length > 0 && (!answers || request.kind === 'emailChange') && (
        <Part
          title={translate(
            actor.role === 'owner' ? 'requests.show.proposedOwn' : 'requests.field.proposed',
          )}
        >
          <Facts
            facts={proposed.map(([field, value]) => ({
              name: translate(`business.field.${field}`, { _: field }),
              value: field === 'country' ? countryName(String(value)) : String(value),
            }))}
          />
        </Part>
      )}
      {actor.role === 'owner' && can(actor, 'update', 'requests', request) && (
        <OwnerReply key={request.id} request={request} />
      )}
      {answers && (
        <AnswerForm key={request.id} request={request} onDecided={() => onDecided(request.id)} />
      )}
      {actor.role !== 'owner' && (
        <Part title={translate('audit.title')}>
          <RecordHistory
            resource="requests"
            recordId={request.id}
            businessId={request.businessId}
            version={request.version}
          />
        </Part>
      )}
    </>
  );
};

/** One request beside the list; what the other side does to it shows at once. */
export const RequestDrawer = (props: {
  id: string;
  onClose: () => void;
  /** Goes to the next (1) or previous (-1) request; null where there is none. */
  onMove: ((step: 1 | -1) => void) | null;
  /** Told which request was approved or rejected. */
  onDecided: (id: string) => void;
}) => {
  const { id, onClose, onMove, onDecided } = props;
  const { actor } = useAuth();
  const translate = useTranslate();
  const format = useDateFormat();
  const answers = decidesRequests(actor);
  const watched = useWatchedRecord('requests', id);
  if (watched.state !== 'there')
    return (
      <SideDrawer title={translate('requests.one')} onClose={onClose} modeless={answers}>
        {watched.state === 'loading' && <LoadingSkeleton height={160} />}
        {watched.state === 'failed' && <ErrorState error={watched.error} retry={watched.retry} />}
        {watched.state === 'missing' && (
          <Notice
            alert
            title={translate('common.error.missing')}
            help={translate('common.error.missingHelp')}
          />
        )}
      </SideDrawer>
    );
  const { record: request } = watched;
  return (
    <SideDrawer
      title={request.subject}
      subtitle={
        <>
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
            <StatusChip
              label={translate(`requests.status.${request.status}`)}
              tone={REQUEST_TONE[request.status]}
            />
            <span>· {translate(`requests.kind.${request.kind}`)}</span>
          </Box>
          {actor.role !== 'owner' && (
            <>
              <MuiLink
                component={Link}
                to={paths.viewBusiness(request.businessId)}
                underline="always"
              >
                {request.businessName || request.businessId}
              </MuiLink>
              {' · '}
            </>
          )}
          {format(request.createdAt, 'time')}
        </>
      }
      onClose={onClose}
      modeless={answers}
      footer={answers && onMove && <QueueMoves onMove={onMove} />}
    >
      {request.status === 'submitted' && actor.role === 'owner' && (
        <Alert role="note" severity="info">
          {translate('requests.show.live')}
        </Alert>
      )}
      {answers && (
        <ClaimBar
          key={request.id}
          target={request.id}
          label={request.subject}
          active={request.status === 'submitted'}
          onHandedOver={() => onMove?.(1)}
        />
      )}
      <RequestBody request={request} onDecided={onDecided} />
    </SideDrawer>
  );
};
