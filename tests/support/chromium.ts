import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  // The same engine without a window: journeys take a third less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chromium or Chrome; undefined leaves it to Playwright's own download. */
export const chromiumPath = PLACES.find(path => path !== undefined && existsSync(path));

/** Flags that keep a test browser quiet and off the network. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Flags of the browsers of journeys that compute for seconds, such as those that read megabytes.
 * Network and graphics have no process of their own: measured, journeys take an eighth less of the
 * processor.
 */
export const computingFlags = [
  ...chromiumFlags,
  '--in-process-gpu',
  // The last list of features counts, so it has those that Playwright asks for.
  '--enable-features=CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies,NetworkServiceInProcess2',
];

/** Flags of the browsers of other journeys, one for each test: a page lives too short to repay its compiling. */
export const journeyFlags = [...computingFlags, '--js-flags=--no-opt --no-maglev'];
