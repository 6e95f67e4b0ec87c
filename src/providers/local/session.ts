import { createEmitter } from '@/domain/emitter.ts';

/** Under which the browser, or a tab of its own, keeps the id of who is signed in. */
export const SESSION_KEY = 'back-office.session';

/** What a tab of its own keeps while nobody is signed in there. */
const NOBODY = '';

/**
 * Who is signed in. The session is the browser's, as that of Firebase is: all tabs have it, and all
 * hear of a change. A tab may have a session of its own beside it, so that an owner and an
 * administrator can be watched side by side; it stays that tab's until the tab is closed.
 * @param browser is shared by all tabs. @param tab is this tab's alone.
 */
export const createSession = (browser: Storage, tab: Storage) => {
  const { emit, subscribe, isHeard } = createEmitter<string | null>();
  const isApart = () => tab.getItem(SESSION_KEY) !== null;
  const uid = () => tab.getItem(SESSION_KEY) ?? browser.getItem(SESSION_KEY);
  const known = () => uid() || null;
  const emitKnown = () => emit(known());
  const hear = ({ key, storageArea }: StorageEvent) => {
    // Another tab's clearing of everything has no key.
    const concerns = storageArea === browser && (key === SESSION_KEY || key === null);
    if (concerns && !isApart()) emitKnown();
  };
  return {
    uid: known,
    isApart,
    set: (next: string | null) => {
      if (isApart()) tab.setItem(SESSION_KEY, next ?? NOBODY);
      else if (next === null) browser.removeItem(SESSION_KEY);
      else browser.setItem(SESSION_KEY, next);
      emitKnown();
    },
    watch: (listener: (uid: string | null) => void) => {
      if (!isHeard()) globalThis.addEventListener?.('storage', hear);
      const end = subscribe(listener);
      listener(known());
      return () => {
        end();
        if (!isHeard()) globalThis.removeEventListener?.('storage', hear);
      };
    },
  };
};

/** The session that a tab has part in. */
export type Session = ReturnType<typeof createSession>;

/**
 * Opens the console in a new tab with a session of its own.
 * @returns whether the browser opened it.
 */
export const openApart = (uid: string, tab: Storage, open: () => unknown): boolean => {
  const before = tab.getItem(SESSION_KEY);
  // A tab that is opened from here begins with a copy of what this one keeps.
  tab.setItem(SESSION_KEY, uid);
  try {
    return Boolean(open());
  } finally {
    if (before === null) tab.removeItem(SESSION_KEY);
    else tab.setItem(SESSION_KEY, before);
  }
};
