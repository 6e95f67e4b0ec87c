import { useQueue } from '@/components/queue/useQueue.ts';
import { ShortcutsButton } from '@/components/shortcuts/ShortcutsButton.tsx';
import { can } from '@/domain/access/can.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { RequestDrawer } from '../show/RequestDrawer.tsx';

/** The request in view and the keys that work through the list. Inside the list's context. */
export const RequestQueue = () => {
  const answers = can(useAuth().actor, 'update', 'requests');
  const { id, close, move, decide } = useQueue();
  return (
    <>
      {answers && <ShortcutsButton />}
      {id && <RequestDrawer id={id} onClose={close} onMove={move} onDecided={decide} />}
    </>
  );
};
