import { defineConfig, devices } from '@playwright/test';
import { emulatedCount } from './tests/e2e/support/emulated.ts';
import { chromiumPath, journeyFlags } from './tests/support/chromium.ts';

const port = Number(process.env.E2E_PORT ?? 4173);

/** A console that runs already. */
const running = process.env.E2E_BASE_URL;
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 860 },
  launchOptions: { executablePath: chromiumPath, args: journeyFlags },
};

/** Which back end the console has: `emulators` where `npm run e2e:emulators` started some. */
const backEnd = emulatedCount > 0 ? 'emulators' : 'embedded';

/** Journeys in a real browser, on the built site; those tagged `@embedded` or `@emulators` concern that back end alone. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/fillOnce.ts',
  // Beside what others leave there, as it is emptied first.
  outputDir: `test-results/journeys-${backEnd}`,
  // Long: machines were seen that need three times as long, and only what never comes waits to the end.
  timeout: 120_000,
  // Emulators answer later than a database in the browser, most of all beside other journeys.
  expect: { timeout: emulatedCount ? 30_000 : 20_000 },
  // The tests of a file share the database that emulators hold.
  fullyParallel: emulatedCount === 0,
  workers: emulatedCount || 3,
  // A busy machine gets a second try; the summary names the journeys that needed one.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: `test-results/e2e-${backEnd}.json` }]],
  use: {
    baseURL: running ?? `http://127.0.0.1:${port}`,
    // Recording every journey would cost as much again as the journeys.
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
  },
  projects: [
    {
      name: backEnd,
      testMatch: /.*\.spec\.ts/,
      use: desktop,
      grepInvert: backEnd === 'emulators' ? /@embedded/ : /@emulators/,
    },
  ],
  webServer:
    running || emulatedCount
      ? undefined
      : {
          // As Firebase Hosting would: its headers, its policy, its caching.
          command: `npx tsx scripts/serve-dist.ts ${port}`,
          url: `http://127.0.0.1:${port}`,
          reuseExistingServer: !process.env.CI,
        },
});
