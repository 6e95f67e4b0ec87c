import { useEffect } from 'react';
import { untilLoaded } from '@/lib/untilLoaded.ts';

const load = () => import('./restoreFocus.ts');

/** Keeps the focus on the page (`restoreFocus`); its code comes after the page's own. */
export const useFocusRestoration = () => {
  useEffect(function keepItOncePossible() {
    let end: (() => void) | undefined;
    let gone = false;
    void untilLoaded(load).then(({ restoreFocus }) => {
      if (!gone) end = restoreFocus();
    });
    return () => {
      gone = true;
      end?.();
    };
  }, []);
};
