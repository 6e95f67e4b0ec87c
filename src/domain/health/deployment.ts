import { isPagePattern } from '../product/publicPage.ts';

/** How a check ended: nothing to do, something to look at, something broken, or not known. */
export type HealthState = 'fine' | 'look' | 'fault' | 'unknown';

/** The checks of a deployment, in the order in which they are shown. */
export const HEALTH_CHECKS = [
  'allowList',
  'rules',
  'storageRules',
  'indexes',
  'rollUps',
  'appCheck',
  'errorReports',
  'productPages',
  'browserStorage',
] as const;

/** What is checked. */
export type HealthCheck = (typeof HEALTH_CHECKS)[number];

/**
 * What a check found. `said` names the words, `system.said.{check}.{said}`; where there is something to
 * do, `system.todo.{check}.{said}` says what.
 */
export interface HealthFinding {
  check: HealthCheck;
  state: HealthState;
  said: string;
  values?: Readonly<Record<string, string | number>>;
}

/** What a question to the deployed project was answered with; a text where it could not be asked. */
export type Asked<Answer> = { answer: Answer } | { failed: string };

const unasked = (check: HealthCheck, failed: string): HealthFinding => ({
  check,
  state: 'unknown',
  said: 'unasked',
  values: { message: failed },
});

/** Two addresses administer: one alone is locked out with its mailbox. Sample addresses are nobody's. */
export const checkAllowList = (
  superAdmins: readonly string[],
  isReal: boolean,
): HealthFinding & { check: 'allowList' } => {
  const check = 'allowList' as const;
  const sample = superAdmins.find(address => address.toLowerCase().endsWith('.example'));
  if (isReal && sample !== undefined)
    return { check, state: 'fault', said: 'sample', values: { address: sample } };
  if (superAdmins.length < 2) return { check, state: 'look', said: 'one' };
  return { check, state: 'fine', said: 'filled', values: { smart_count: superAdmins.length } };
};

/**
 * Whether the rules that are deployed are those of this build.
 * @param version as this build knows it; null where it knows none.
 * @param asked whether the deployed rules let through to that version.
 */
export const checkRules = (
  check: 'rules' | 'storageRules',
  version: string | null,
  asked: Asked<boolean>,
): HealthFinding => {
  if (version === null) return { check, state: 'unknown', said: 'unversioned' };
  if ('failed' in asked) return unasked(check, asked.failed);
  return asked.answer
    ? { check, state: 'fine', said: 'same', values: { version } }
    : { check, state: 'fault', said: 'other', values: { version } };
};

/** What became of asking an index. */
export type IndexAnswer = 'ready' | 'building' | 'missing';

/** Whether every question of a screen has its index. */
export const checkIndexes = (asked: Asked<readonly IndexAnswer[]>): HealthFinding => {
  const check = 'indexes';
  if ('failed' in asked) return unasked(check, asked.failed);
  const total = asked.answer.length;
  const count = (answer: IndexAnswer) => asked.answer.filter(one => one === answer).length;
  const missing = count('missing');
  const building = count('building');
  if (missing > 0)
    return { check, state: 'fault', said: 'missing', values: { smart_count: missing, total } };
  if (building > 0)
    return { check, state: 'look', said: 'building', values: { smart_count: building, total } };
  return { check, state: 'fine', said: 'ready', values: { smart_count: total } };
};

const DAY = 24 * 60 * 60 * 1000;

/** Days without a roll-up that are no sign of anything: yesterday's may not have been made yet. */
const USUAL_DAYS = 2;

/**
 * Whether the roll-ups of visits are made.
 * @param asked the newest day that has one, `YYYY-MM-DD`; null where none has.
 * @param today `YYYY-MM-DD`, UTC.
 */
export const checkRollUps = (asked: Asked<string | null>, today: string): HealthFinding => {
  const check = 'rollUps';
  if ('failed' in asked) return unasked(check, asked.failed);
  if (asked.answer === null) return { check, state: 'look', said: 'none' };
  const days = Math.round((Date.parse(today) - Date.parse(asked.answer)) / DAY);
  const values = { day: asked.answer, smart_count: days };
  return days <= USUAL_DAYS
    ? { check, state: 'fine', said: 'fresh', values }
    : { check, state: 'look', said: 'old', values };
};

/**
 * Whether App Check is switched on in this build, and works; that it is enforced, only Firebase's console says.
 * @param isUnproven whether it is on and has no token here.
 */
export const checkAppCheck = (siteKey: string | undefined, isUnproven: boolean): HealthFinding => {
  const check = 'appCheck';
  if (isUnproven) return { check, state: 'fault', said: 'unproven' };
  return siteKey ? { check, state: 'fine', said: 'on' } : { check, state: 'look', said: 'off' };
};

/** Where errors are reported to; nowhere is how it is delivered. */
export const checkErrorReports = (address: string | null): HealthFinding => {
  const check = 'errorReports';
  if (address === null) return { check, state: 'fine', said: 'off' };
  const host = URL.canParse(address) ? new URL(address).host : null;
  return host === null
    ? { check, state: 'fault', said: 'noAddress', values: { address } }
    : { check, state: 'fine', said: 'on', values: { host } };
};

/** Where products lead to in the catalogue; nowhere is how it is delivered. */
export const checkProductPages = (pattern: string | null): HealthFinding => {
  const check = 'productPages';
  if (pattern === null) return { check, state: 'fine', said: 'off' };
  return isPagePattern(pattern)
    ? { check, state: 'fine', said: 'on', values: { host: new URL(pattern).host } }
    : { check, state: 'fault', said: 'noPattern', values: { address: pattern } };
};

/** What a browser says of its storage, in bytes; null where it does not. */
export interface BrowserStorage {
  persisted: boolean | null;
  usage: number | null;
  quota: number | null;
}

/** Share of the quota from which on it is worth a look. */
const NEARLY_FULL = 0.8;

/** Whether what the embedded back end keeps in this browser is safe there. */
export const checkBrowserStorage = (asked: Asked<BrowserStorage>): HealthFinding => {
  const check = 'browserStorage';
  if ('failed' in asked) return unasked(check, asked.failed);
  const { persisted, usage, quota } = asked.answer;
  if (usage !== null && quota !== null && usage > NEARLY_FULL * quota)
    return { check, state: 'look', said: 'full' };
  if (persisted === null) return { check, state: 'unknown', said: 'untold' };
  return persisted
    ? { check, state: 'fine', said: 'kept' }
    : { check, state: 'look', said: 'evictable' };
};
