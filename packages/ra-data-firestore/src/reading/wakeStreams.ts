import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { Context } from '../context.ts';

/** What waking needs and keeps. */
type Waking = Pick<Context, 'firestore' | 'exhausted' | 'waking'>;

const wake = async (context: Waking) => {
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
