import { useEffect } from 'react';
import { untilLoaded } from '@/lib/untilLoaded.ts';

const load = () => import('./keepFocus.ts');

/** Keeps the focus on the page (`keepFocus`); its code comes after the page's own. */
export const useKeptFocus = () => {
  useEffect(function keepItOncePossible() {
    let end: (() => void) | undefined;
    let gone = false;
    void untilLoaded(load).then(({ keepFocus }) => {
      if (!gone) end = keepFocus();
    });
    return () => {
      gone = true;
      end?.();
    };
  }, []);
};
