import { matchPath } from 'react-router';
import {
  browserName,
  type ErrorKind,
  errorReport,
  reportKey,
} from '@/domain/errorReport/errorReport.ts';
import { BUILD } from '@/lib/build.ts';
import { PAGES } from '@/routes/pages.ts';

/** Reports of one page load: a fault in a loop must not flood the service. */
const MOST = 10;

const pagePattern = () =>
  PAGES.find(({ path }) => matchPath(path, window.location.pathname))?.path ?? 'none';

/**
 * Tells an error service what nobody caught, and what a page failed by; each once, as `errorReport`
 * makes it, by POST as JSON. What cannot be told is left: there is nobody to tell that to.
 * @returns tells of one more error.
 */
export const startErrorReports = (address: string): ((error: unknown, kind: ErrorKind) => void) => {
  const sent = new Set<string>();
  const report = (error: unknown, kind: ErrorKind) => {
    const { version, commit } = BUILD;
    const sentReport = errorReport(error, {
      ...{ kind, version, commit, page: pagePattern() },
      browser: browserName(navigator.userAgent),
      language: document.documentElement.lang,
    });
    if (!sentReport || sent.size >= MOST || sent.has(reportKey(sentReport))) return;
    sent.add(reportKey(sentReport));
    void fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(sentReport),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  window.addEventListener('error', event => {
    // Without an error it is a warning of the browser's, such as that of a ResizeObserver.
    if (event.error) report(event.error, 'uncaught');
  });
  window.addEventListener('unhandledrejection', event => report(event.reason, 'rejection'));
  return report;
};
