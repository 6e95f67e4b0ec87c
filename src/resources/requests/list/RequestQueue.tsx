import { useQueue } from '@/components/queue/useQueue.ts';
import { ShortcutsButton } from '@/components/shortcuts/ShortcutsButton.tsx';
import { decidesRequests } from '@/domain/requests/answerRequest.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { RequestDrawer } from '../show/RequestDrawer.tsx';

const targetOf = ({ id }: SubmittedRequest) => id;

/** The request in view and the keys that work through the list. Inside the list's context. */
export const RequestQueue = () => {
  const answers = decidesRequests(useAuth().actor);
  const { id, close, move, decide } = useQueue(targetOf);
  return (
    <>
      {answers && <ShortcutsButton />}
      {id && <RequestDrawer id={id} onClose={close} onMove={move} onDecided={decide} />}
    </>
  );
};
