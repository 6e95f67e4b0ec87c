/** Under which a tab keeps the id of who is signed in. */
export const SESSION_KEY = 'back-office.session';

/**
 * Who is signed in, kept per tab: an owner and an administrator can be watched side by side in
 * one browser. A reload keeps the session, a new tab starts without one.
 */
export const createSession = (storage: Storage) => {
  const listeners = new Set<(uid: string | null) => void>();
  const set = (uid: string | null) => {
    if (uid === null) storage.removeItem(SESSION_KEY);
    else storage.setItem(SESSION_KEY, uid);
    for (const listener of [...listeners]) listener(uid);
  };
  return {
    uid: () => storage.getItem(SESSION_KEY),
    set,
    watch: (listener: (uid: string | null) => void) => {
      listeners.add(listener);
      listener(storage.getItem(SESSION_KEY));
      return () => void listeners.delete(listener);
    },
  };
};

/** The session of one tab. */
export type Session = ReturnType<typeof createSession>;
