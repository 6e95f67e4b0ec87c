import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { Context } from '../context.ts';

const wake = async (context: Context) => {
  await disableNetwork(context.firestore);
  await enableNetwork(context.firestore);
  context.exhausted = false;
  context.waking = undefined;
};

/**
 * Ends the pause of a minute and more that the SDK makes after a 429, for reads, writes and listeners.
 * To be called once it is known that the database answers again; at the same time, it is done once.
 */
export const wakeStreams = (context: Context): Promise<void> => {
  context.waking ??= wake(context);
  return context.waking;
};
