import { useCallback, useEffect, useRef, useState } from 'react';
import { draftKey, keepDraft, readDraft, type StoredDraft, sweepDrafts } from './draftStore.ts';

/** How long typing may pause before the draft is written, in milliseconds. */
const PAUSE = 500;

/** What differs between what is stored and what the form holds. */
export type DraftChanges = Pick<StoredDraft, 'original' | 'changes'>;

/** Whose draft of what. */
export interface DraftSubject {
  uid: string;
  resource: string;
  /** Id of the record, or a name for the one being made. */
  record: string;
  /** The id that a record being made will have. */
  recordId?: string;
}

/**
 * Keeps unsaved changes in this browser: shortly after each change, when the tab goes, and when
 * the page is left or the session ends. What was kept before is offered once.
 * @param changes tells what differs now; null for nothing.
 * @param subscribe calls back after every change of the form.
 */
export const useDraft = (
  { uid, resource, record, recordId }: DraftSubject,
  changes: () => DraftChanges | null,
  subscribe: (listener: () => void) => () => void,
) => {
  const key = draftKey(uid, resource, record);
  const [offered, setOffered] = useState(() => readDraft(localStorage, key, Date.now()));
  const [kept, setKept] = useState(true);
  const pending = useRef(offered);
  const write = useCallback(() => {
    const found = changes();
    const waiting = pending.current;
    if (!found) {
      if (!waiting) localStorage.removeItem(key);
      return;
    }
    setKept(
      keepDraft(localStorage, key, {
        savedAt: Date.now(),
        recordId: waiting?.recordId ?? recordId,
        // An offer that is not answered yet must outlive what is typed beside it.
        original: { ...waiting?.original, ...found.original },
        changes: { ...waiting?.changes, ...found.changes },
      }),
    );
  }, [changes, key, recordId]);
  useEffect(
    function keepChanges() {
      sweepDrafts(localStorage, Date.now());
      let timer: ReturnType<typeof setTimeout> | undefined;
      const end = subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE);
      });
      window.addEventListener('pagehide', write);
      return () => {
        clearTimeout(timer);
        end();
        window.removeEventListener('pagehide', write);
        write();
      };
    },
    [subscribe, write],
  );
  /** Forgets the draft: it was saved, restored or thrown away. */
  const clear = useCallback(() => {
    pending.current = null;
    setOffered(null);
    localStorage.removeItem(key);
  }, [key]);
  /** The offer was taken up: what the form holds now is what is kept. */
  const taken = useCallback(() => {
    pending.current = null;
    setOffered(null);
  }, []);
  return { offered, kept, clear, taken };
};
