const KEY = 'backOffice.reloadedForChunk';

/** At most one reload in this many milliseconds: a server that lost the file must not loop. */
const PATIENCE = 60_000;

/** Code that could not be fetched because the server cannot be reached: it can be, later. */
export class CodeUnreachableError extends Error {
  override name = 'CodeUnreachableError';
  /** As HTTP counts it: errors are told in words by their status. */
  readonly status = 503;
}

/** Whether the server that the console comes from answers just now, whatever it says. */
export const serverAnswers = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    await fetch(import.meta.env.BASE_URL, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
};

/** Whether the tab reloads now. */
const reloadOnce = () => {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < PATIENCE) return false;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
  return true;
};

/**
 * Loads code that somebody waits for. Where the server answers and the code still cannot be had,
 * it went with a deployment, or the browser remembers the failure: the tab reloads, once, and the
 * wait goes on till then.
 * @throws CodeUnreachableError where the server cannot be reached.
 * @throws what `load` threw, where a reload has not helped.
 */
export const loadCode = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    return await load();
  } catch (cause) {
    if (!(await serverAnswers()))
      throw new CodeUnreachableError('A part of the console could not be fetched.', { cause });
  }
  try {
    return await load();
  } catch (error) {
    if (reloadOnce()) return new Promise(() => {});
    throw error;
  }
};

/** Loads code that nobody waits for: where it is lost, nothing happens until somebody opens it. */
export const loadAhead = async (load: () => Promise<unknown>): Promise<void> => {
  try {
    await load();
  } catch (error) {
    console.warn('A page could not be loaded ahead', error);
  }
};
