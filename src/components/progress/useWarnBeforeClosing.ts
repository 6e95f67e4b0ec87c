import { useEffect } from 'react';

/** Lets the browser ask before the window closes while something would be lost. */
export const useWarnBeforeClosing = (active: boolean): void => {
  useEffect(
    function askBeforeUnload() {
      if (!active) return;
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', ask);
      return () => window.removeEventListener('beforeunload', ask);
    },
    [active],
  );
};
