import { type PictureFailureCode, PictureProblem } from './pictureFailure.ts';

const RETRIES = 2;

const AGAIN: readonly PictureFailureCode[] = ['unreachable', 'tooSlow'];

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/**
 * Asks again where no answer came, up to twice a picture; a host that has never answered is asked but once
 * for each of its pictures after three times in vain.
 */
export const patientAsking = (signal: AbortSignal) => {
  /** How often each host was asked in vain; one that has answered once is asked as often as need be. */
  const silence = new Map<string, number>();
  return async <T>(address: string, ask: () => Promise<T>): Promise<T> => {
    const host = hostOf(address);
    for (let tries = 0; ; tries++) {
      try {
        const answer = await ask();
        silence.set(host, Number.NEGATIVE_INFINITY);
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        const again = error instanceof PictureProblem && AGAIN.includes(error.code);
        const inVain = again ? (silence.get(host) ?? 0) + 1 : Number.NEGATIVE_INFINITY;
        silence.set(host, inVain);
        if (!again || tries >= RETRIES || inVain > RETRIES) throw error;
      }
    }
  };
};
