import { useRef, useState } from 'react';
import type { BulkEnd } from './useBulk.ts';

/**
 * Begins bulk work that somebody asks for in a dialog. What a back end did not take for now is tried again,
 * not begun again, where the same is asked for once more: so it is done once.
 */
export const useAttempt = () => {
  const [busy, setBusy] = useState(false);
  const notNow = useRef<{ asked: string; again: BulkEnd['again'] }>(null);
  /**
   * @param asked what is asked for: of which records, in which words.
   * @returns whether it is at its end, or goes on by itself; otherwise what was typed is kept for another try.
   */
  const attempt = async (asked: unknown, begin: () => Promise<BulkEnd>): Promise<boolean> => {
    const key = JSON.stringify(asked);
    const again = notNow.current?.asked === key ? notNow.current.again : null;
    setBusy(true);
    try {
      const end = await (again ?? begin)();
      notNow.current = { asked: key, again: end.again };
      return end.again === null;
    } finally {
      setBusy(false);
    }
  };
  return { attempt, busy };
};
