import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { findFault } from './findFault.ts';
import { type Finding, report } from './report.ts';
import { type Settings, settingsOf } from './settings.ts';
import { walk } from './walk.ts';
import { describeWalker, ROLES, VIEWPORTS, WALKED_LANGUAGES, type Walker } from './walker.ts';
import { FIXED_WALKS } from './walks.ts';

/** Most replays that look for the shortest steps, so that a failing walk ends in time. */
const REPLAYS = 20;

/** How long after its beginning a walk of the test command looks for them, in milliseconds. */
const SEARCH = 360_000;

const settings = settingsOf(process.env);

const tell = (finding: Finding | null, to: string | undefined) => {
  if (to !== undefined) writeFileSync(to, JSON.stringify(finding));
  if (finding) throw new Error(report(finding));
};

if (settings === null)
  for (const walker of FIXED_WALKS)
    test(`everything holds on the walk of ${describeWalker(walker)} @embedded`, {
      tag: walker.role === 'owner' && walker.language === 'en' ? [] : ['@thorough'],
    }, async ({ baseURL }) => {
      test.setTimeout(600_000);
      const search = { replays: REPLAYS, until: Date.now() + SEARCH };
      tell(await findFault(walker, { baseURL }, search), undefined);
    });

/** The walkers of a run on demand, without end. */
function* walkersOf({
  seed = 1,
  role,
  language,
  viewport,
  steps = 60,
}: Settings): Generator<Walker> {
  for (let next = seed; ; next++)
    for (const [index, one] of ROLES.entries()) {
      if (role !== undefined && role !== one) continue;
      yield {
        ...{ seed: next, role: one, steps },
        language: language ?? WALKED_LANGUAGES[(next + index) % 2] ?? 'en',
        viewport: viewport ?? VIEWPORTS[(next + (index >> 1)) % 2] ?? 'desktop',
      };
    }
}

if (settings !== null)
  test('everything holds on the walks that were asked for @embedded', async ({ baseURL }) => {
    const { minutes = 0, walks = 1, replay, look = null, budget = REPLAYS } = settings;
    const say = settings.verbose ? console.info : undefined;
    test.setTimeout(0);
    const until = Date.now() + minutes * 60_000;
    let left = walks;
    for (const walker of walkersOf(settings)) {
      left--;
      console.info(`${describeWalker(walker)}: up to ${replay?.length ?? walker.steps} steps`);
      if (replay) {
        const walked = await walk(walker, { baseURL, script: replay, look, say });
        return expect(walked.problem).toBeNull();
      }
      const search = { replays: budget, until: Number.POSITIVE_INFINITY };
      tell(await findFault(walker, { baseURL, say, goOn: settings.goOn }, search), settings.report);
      if (left <= 0 && Date.now() > until) return;
    }
  });
