const KEY = 'backOffice.reloadedForChunk';

/** At most one reload in this many milliseconds: a server that lost the file must not loop. */
const PATIENCE = 60_000;

let ahead = 0;
let reloading = false;

/** Chunks found lost while something was loaded ahead: perhaps that, perhaps what somebody waits for. */
const doubtful = new WeakSet<Error>();

const reloadOnce = () => {
  // Without a network a reload would lose the page as well.
  if (reloading || !navigator.onLine) return;
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PATIENCE) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  reloading = true;
  window.location.reload();
};

/** Loads code that somebody waits for: where it is lost and the tab reloads, the wait goes on till then. */
export const loadOrReload = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && doubtful.has(error)) reloadOnce();
    if (reloading) return new Promise(() => {});
    throw error;
  }
};

/** Loads code that nobody waits for: where it is lost, nothing happens until somebody opens it. */
export const loadAhead = async (load: () => Promise<unknown>): Promise<void> => {
  ahead += 1;
  try {
    await load();
  } catch (error) {
    console.warn('A page could not be loaded ahead', error);
  } finally {
    ahead -= 1;
  }
};

/**
 * After a deployment the chunks of the version in this tab are gone. The first page that asks for
 * one reloads the tab, once; if that does not help the error is shown.
 */
export const reloadOnceOnLostChunk = () => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (ahead === 0) reloadOnce();
    else doubtful.add(payload);
  });
};
