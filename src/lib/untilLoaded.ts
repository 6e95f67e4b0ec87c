import { loadCode } from './loadCode.ts';

/** Milliseconds between attempts: a browser may believe that it is online when it is not. */
const PAUSE = 5000;

const networkOrPause = () =>
  new Promise<void>(resolve => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, PAUSE);
    window.addEventListener('online', goOn);
  });

/**
 * Loads code that the page can do without for a while, such as that of toasts: a failed load is
 * tried again when the network returns, and every few seconds, instead of taking the page down.
 */
export const untilLoaded = async <T>(load: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await loadCode(load);
    } catch (error) {
      console.warn('A part of the page could not be loaded yet', error);
      await networkOrPause();
    }
  }
};
