import { isExhausted, isUnreachable } from '../httpErrors.ts';

/** Told that a read was refused for now, or not answered; the same is read again once it resolves. */
export type OnRefused = (error: Error) => Promise<void>;

/** A read that somebody may have made again. @throws what reading throws, and what `onRefused` rejects with. */
export const patiently = async <T>(
  read: () => Promise<T>,
  onRefused: OnRefused | undefined,
): Promise<T> => {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!onRefused || !(isExhausted(error) || isUnreachable(error))) throw error;
      await onRefused(error);
    }
  }
};
