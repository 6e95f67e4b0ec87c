import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import type { Role } from '@/domain/access/roles.ts';
import { loadAhead } from '@/lib/loadCode.ts';
import { likelyNext } from './likelyNext.ts';
import { ROUTES } from './routeTables.ts';

/** How long a page is left alone before code for the next one is fetched, in milliseconds. */
const PAUSE = 1500;

/** Whether this device asks for as little traffic as can be (Network Information API). */
const savesData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' &&
    connection !== null &&
    Reflect.get(connection, 'saveData') === true
  );
};

const preload = (role: Role, wanted: (path: string) => boolean) => {
  if (savesData() || !navigator.onLine) return;
  // A page that cannot be fetched now is fetched, or its failure told, when it is opened.
  for (const { path, preload: load } of ROUTES[role]) if (wanted(path)) void loadAhead(load);
};

const linkedPath = ({ target }: Event) => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin
    ? link.pathname
    : null;
};

/**
 * Fetches the code of pages ahead of their being opened: of a link's that is pointed at, touched
 * or focused, and of the likely next one while nothing happens. Code alone: data costs reads.
 */
export const usePreload = (role: Role): void => {
  const { pathname } = useLocation();
  useEffect(
    function preloadWhatIsPointedAt() {
      const follow = (event: Event) => {
        const address = linkedPath(event);
        if (address) preload(role, path => matchPath(path, address) !== null);
      };
      const events = ['pointerover', 'touchstart', 'focusin'] as const;
      for (const name of events) document.addEventListener(name, follow, { passive: true });
      return () => {
        for (const name of events) document.removeEventListener(name, follow);
      };
    },
    [role],
  );
  useEffect(
    function preloadLikelyNext() {
      const next = likelyNext(role, pathname);
      const timer = setTimeout(() => preload(role, path => next.includes(path)), PAUSE);
      return () => clearTimeout(timer);
    },
    [role, pathname],
  );
};
