import { useTranslate } from 'ra-core';
import { requestMark } from '@/domain/requests/thread.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { StatusChip } from '../StatusChip.tsx';

/** Whether there is news about a request, or whether it waits for the other side. */
export const RequestMark = ({ request }: { request: SubmittedRequest }) => {
  const mark = requestMark(request, useAuth().actor.role);
  const translate = useTranslate();
  return (
    mark && (
      <StatusChip
        label={translate(`requests.mark.${mark}`)}
        tone={mark === 'news' ? 'attention' : 'neutral'}
      />
    )
  );
};
