import { disableNetwork, enableNetwork } from 'firebase/firestore';
import type { Context } from '../context.ts';

/** What is under way for each provider. */
const waking = new WeakMap<Context, Promise<void>>();

const wake = async (context: Context) => {
  await disableNetwork(context.firestore);
  await enableNetwork(context.firestore);
  context.exhausted = false;
};

/**
 * Ends the pause of a minute and more that the SDK makes after a 429, for reads, writes and listeners.
 * To be called once it is known that the database answers again; at the same time, it is done once.
 */
export const wakeStreams = (context: Context): Promise<void> => {
  const known = waking.get(context) ?? wake(context).finally(() => waking.delete(context));
  waking.set(context, known);
  return known;
};
