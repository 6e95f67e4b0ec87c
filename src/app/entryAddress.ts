const LOGIN = '/login';
const INTENDED = 'backOffice.intendedAddress';

/**
 * Signed-out visitors see /login only. Where they wanted to go is kept for this tab, so that a
 * deep link opens after sign-in.
 */
export const showLoginAddress = () => {
  const { pathname, search } = window.location;
  if (pathname === LOGIN) return;
  if (pathname !== '/') sessionStorage.setItem(INTENDED, pathname + search);
  window.history.replaceState(null, '', LOGIN);
};

/** Signed-in people leave /login: for where they wanted to go, or the dashboard. */
export const enterConsole = () => {
  const intended = sessionStorage.getItem(INTENDED);
  sessionStorage.removeItem(INTENDED);
  if (window.location.pathname !== LOGIN) return;
  window.history.replaceState(null, '', intended ?? '/');
};
