import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { Context } from '../context.ts';

/** What waking needs and keeps. */
type Waking = Pick<Context, 'firestore' | 'exhausted' | 'waking' | 'wokenAt'>;

/**
 * Milliseconds between two times that lost streams are woken. The SDK begins a woken stream about four times within
 * them by itself, and each wake sends every listener again.
 */
const PAUSE = 5_000;

const wake = async (context: Waking) => {
  context.wokenAt = performance.now();
  try {
    await disableNetwork(context.firestore);
    await enableNetwork(context.firestore);
    context.exhausted = false;
  } finally {
    // One that failed is tried again by the next read.
    context.waking = undefined;
  }
};

/**
 * Ends the pause of a minute and more that the SDK makes after a 429, for reads, writes and listeners.
 * To be called once it is known that the database answers again; at the same time, it is done once.
 * @throws what the SDK says where it cannot, such as after `terminate`; the next call tries again.
 */
export const wakeStreams = (context: Waking): Promise<void> => {
  context.waking ??= wake(context);
  return context.waking;
};

/**
 * Ends the pause that the SDK makes after its stream was lost, a longer one each time and a minute at last.
 * To be called once something else was answered where a stream was not; it does nothing where they were woken just now.
 */
export const wakeLostStreams = async (context: Waking): Promise<void> => {
  const { waking, wokenAt = Number.NEGATIVE_INFINITY } = context;
  if (!waking && performance.now() - wokenAt < PAUSE) return;
  // Where they cannot be woken, the next read says why.
  await wakeStreams(context).catch(() => undefined);
};

/**
 * A read by the streams, asked anew where they were woken meanwhile: that makes the SDK call the server unreachable to
 * everyone who waits.
 * @throws what `read` throws
 */
export const undisturbed = async <T>(context: Waking, read: () => Promise<T>): Promise<T> => {
  const awake = () => context.waking?.catch(() => undefined);
  await awake();
  const { wokenAt } = context;
  try {
    return await read();
  } catch (error) {
    if (context.wokenAt === wokenAt) throw error;
    await awake();
    return read();
  }
};
