import { useLayoutEffect } from 'react';
import { serverAnswers } from './loadCode.ts';

/** Milliseconds between questions: a browser may believe that it is online when it is not. */
const PAUSE = 5000;

/** Calls back once the server can be reached: when the network returns, or soon after. */
export const useServerBack = (waiting: boolean, back: () => void): void => {
  // Before it is seen that something waits: the network may return right then, and says so once.
  useLayoutEffect(
    function askUntilItAnswers() {
      if (!waiting) return;
      let ended = false;
      const ask = async () => {
        if (!(await serverAnswers()) || ended) return;
        end();
        back();
      };
      const onOnline = () => void ask();
      const timer = setInterval(onOnline, PAUSE);
      window.addEventListener('online', onOnline);
      const end = () => {
        ended = true;
        clearInterval(timer);
        window.removeEventListener('online', onOnline);
      };
      return end;
    },
    [waiting, back],
  );
};
