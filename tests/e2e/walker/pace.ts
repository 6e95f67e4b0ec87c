import { cpus, loadavg } from 'node:os';

/** Most times that a wait is made longer, so that what never ends is still found. */
const MOST = 6;

/**
 * How many times longer things may take because others want the processors too.
 * @param load processes that want to run.
 * @param processors how many can.
 */
export const slowness = (load: number, processors: number): number =>
  Math.min(MOST, Math.max(1, load / processors));

/**
 * A wait as long as it takes on a machine that does nothing else.
 * @param milliseconds the wait on a machine of its own.
 */
export const paced = (milliseconds: number): number =>
  milliseconds * slowness(loadavg()[0] ?? 0, cpus().length);
