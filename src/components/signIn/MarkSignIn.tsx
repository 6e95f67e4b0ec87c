import { useEffect } from 'react';
import { serverTime } from '@/domain/write.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';

/** The first page comes first, in milliseconds. */
const DELAY = 5000;

/** Marks that an owner has opened the console, for whoever asks whether the shop is well. */
export const MarkSignIn = () => {
  const { uid } = useAuth().actor;
  const { dataProvider } = useServices();
  useEffect(
    function mark() {
      const timer = setTimeout(() => {
        // Nobody waits for it, and the next time says the same.
        dataProvider
          .commit([{ type: 'set', collection: 'signIns', id: uid, data: { at: serverTime() } }])
          .catch(() => {});
      }, DELAY);
      return () => clearTimeout(timer);
    },
    [uid, dataProvider],
  );
  return null;
};
