import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { can } from '@/domain/access/can.ts';
import { requestMark } from '@/domain/requests/thread.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useTalk } from './useTalk.ts';

/**
 * Says that there is news, and takes the mark away when asked to: looking changes nothing, and a
 * colleague should not lose the mark because somebody else glanced at the request.
 */
export const NewsNotice = ({ request }: { request: SubmittedRequest }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const { markRead, busy } = useTalk();
  if (requestMark(request, actor.role) !== 'news') return null;
  return (
    <Alert
      role="note"
      severity="info"
      action={
        can(actor, 'update', 'requests', request) && (
          <Button
            color="inherit"
            size="small"
            disabled={busy}
            onClick={() => void markRead(request)}
          >
            {translate('requests.action.markRead')}
          </Button>
        )
      }
    >
      {translate(actor.role === 'owner' ? 'requests.show.newsOwner' : 'requests.show.newsTeam')}
    </Alert>
  );
};
