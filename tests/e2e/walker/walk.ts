import { type BrowserContext, chromium } from '@playwright/test';
import { createRandom } from '../../../src/sample-data/random.ts';
import { chromiumPath, journeyFlags } from '../../support/chromium.ts';
import { answerForElsewhere } from '../support/console.ts';
import { filledProfile, removeProfile } from '../support/filledProfile.ts';
import { perform } from './actions/perform.ts';
import { enter } from './begin.ts';
import { chooseStep, type Habits } from './chooseStep.ts';
import { createErrands } from './errands.ts';
import { listen } from './invariants/heard.ts';
import type { Problem } from './invariants/problem.ts';
import { situationOf } from './situation.ts';
import { describeStep, type Step } from './step.ts';
import { createTabs } from './tabs.ts';
import { LOCALES, SIZES, TIME_ZONE, type Walker } from './walker.ts';
import { createWatch } from './watch.ts';

/** What came of a walk. */
export interface Walked {
  /** Steps that were taken, in order. */
  steps: Step[];
  /** Where the walk was before each of them: path and search. */
  places: string[];
  /** What the last of them found; null where everything held. */
  problem: Problem | null;
}

/** Where a walk begins. */
const START = { owner: '/', administrator: '/', support: '/', visitor: '/login' } as const;

/** How often a walk looks at what takes long, of 1. */
const SAMPLES = { axe: 0.05, reload: 0.1 };

const openBrowser = (profile: string, walker: Walker, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...(chromiumPath ? { executablePath: chromiumPath } : {}),
    args: journeyFlags,
    baseURL,
    acceptDownloads: true,
    reducedMotion: 'reduce',
    locale: LOCALES[walker.language],
    timezoneId: TIME_ZONE,
    viewport: SIZES[walker.viewport],
    hasTouch: walker.viewport === 'phone',
  });

/** Where and how to walk. */
export interface Way {
  baseURL: string | undefined;
  /** The steps to take; the seed decides where there are none. */
  script?: readonly Step[];
  /** An invariant that takes long, to be asked after the last step of a script. */
  look?: string | null;
  /** Goes on after a problem, which `say` is told of. */
  goOn?: boolean | undefined;
  /** Is told every step, in words. */
  say?: ((line: string) => void) | undefined;
}

/**
 * Walks through the console in a browser of its own, and stops at the first thing that is wrong.
 * Steps of a script that are not possible are left out.
 */
export const walk = async (
  walker: Walker,
  { baseURL = '', script, look = null, goOn, say }: Way,
): Promise<Walked> => {
  const profile = filledProfile();
  const context = await openBrowser(profile, walker, baseURL);
  const steps: Step[] = [];
  const places: string[] = [];
  try {
    const heard = listen(context);
    await answerForElsewhere(context);
    const page = await context.newPage();
    const tabs = createTabs(page);
    await enter(page, walker, START[walker.role]);
    const watch = await createWatch({ tabs, heard, isOwner: walker.role === 'owner' });
    const seed = `${walker.seed} ${walker.role} ${walker.language} ${walker.viewport}`;
    const random = createRandom(`steps ${seed}`);
    const samples = createRandom(`samples ${seed}`);
    const habits: Habits = { memory: new Map(), errands: createErrands() };
    let offline = false;
    const count = script?.length ?? walker.steps;
    for (let index = 0; index < count; index++) {
      const situation = await situationOf(tabs, walker, offline, places);
      const step = script ? script[index] : chooseStep(situation, habits, random);
      if (!step) break;
      const sampled = {
        axe: samples.chance(SAMPLES.axe),
        reload: samples.chance(SAMPLES.reload),
      };
      const started = Date.now();
      const wasOffline = offline;
      const done = await perform(step, { context, tabs, walker, offline });
      if (done === 'impossible') continue;
      places.push(situation.address);
      steps.push(step);
      if (step.kind === 'offline' || step.kind === 'online') offline = step.kind === 'offline';
      const isLast = index === count - 1;
      const problem = await watch.after(step, {
        place: situation.address,
        blocked: done === 'done' ? null : done.blocked,
        offline: offline || wasOffline,
        axe: script ? isLast && look === 'accessibility' : sampled.axe,
        reload: script ? isLast && look === 'reload' : sampled.reload,
      });
      say?.(
        `  ${index + 1}. ${situation.address}: ${describeStep(step)} (${Date.now() - started} ms)`,
      );
      if (problem && goOn) say?.(`  !! ${problem.invariant}: ${problem.found.join('; ')}`);
      else if (problem) return { steps, places, problem };
    }
    return { steps, places, problem: await watch.atTheEnd() };
  } finally {
    await context.close();
    removeProfile(profile);
  }
};
