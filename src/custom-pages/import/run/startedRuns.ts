import type { ImportSession } from '../engine/importSession.ts';
import type { StartedRun } from '../engine/startRun.ts';

const started = new WeakMap<ImportSession, StartedRun>();

/** Keeps the way to steer a run, for whenever its page is shown again. */
export const rememberRun = (session: ImportSession, run: StartedRun) => started.set(session, run);

/** The way to steer the session's run; undefined where none was started in this window. */
export const startedRun = (session: ImportSession) => started.get(session);
