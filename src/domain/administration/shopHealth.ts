import type { ImportRun } from '../schemas/importRun.ts';
import type { ProductGap } from '../schemas/product.ts';

const DAY = 86_400_000;

/** What is known of how a shop is doing; every number is a count, not a sample. */
export interface ShopFacts {
  active: number;
  drafts: number;
  /** Active products that lack it. */
  lacking: Readonly<Record<ProductGap, number>>;
  lastImport: Pick<ImportRun, 'platform' | 'status' | 'counts' | 'startedAt'> | null;
  /** Reports about the business or its products that nobody has decided. */
  openReports: number;
  /** Requests that wait for an answer or a decision. */
  waitingRequests: number;
  /** Views of the last seven days with figures, and of the seven before; null where there are no figures. */
  views: { now: number; before: number } | null;
  /** When the owner last changed something; null where no record tells of anything. */
  lastChangeAt: Date | null;
  /** When the owner last opened the console; null where that was never written. */
  lastHereAt: Date | null;
}

/** What a shop is judged by, in the order of the page. */
export const HEALTH_POINTS = [
  'owner',
  'catalogue',
  'imports',
  'figures',
  'reports',
  'requests',
] as const;

/** Something a shop is judged by. */
export type HealthPoint = (typeof HEALTH_POINTS)[number];

/** How something stands: well, to be looked at, badly, or nothing to judge. */
type Standing = 'good' | 'attention' | 'bad' | 'neutral';

/** The verdict on one point: how it stands, and the word for why. */
export interface Verdict {
  tone: Standing;
  word: string;
}

/** A share of the active products that lack the same thing, from which on somebody should look. */
const MANY_LACK = 0.2;

/** Views of a week below which a fall says nothing, and the share that is left of them in one. */
const FEW_VIEWS = 20;
const FALLEN_TO = 0.75;

/** Days without the owner after which somebody should ask. */
const QUIET_DAYS = 30;

const catalogue = ({ active, drafts, lacking }: ShopFacts): Verdict => {
  if (active === 0) return drafts === 0 ? { tone: 'bad', word: 'empty' } : attention('draftsOnly');
  const most = Math.max(0, ...Object.values(lacking));
  return most >= active * MANY_LACK ? attention('gaps') : { tone: 'good', word: 'ready' };
};

const attention = (word: string): Verdict => ({ tone: 'attention', word });

const imports = ({ lastImport }: ShopFacts, now: Date): Verdict => {
  if (!lastImport) return { tone: 'neutral', word: 'never' };
  const { status, counts, startedAt } = lastImport;
  const isLate = now.getTime() - startedAt.getTime() > DAY;
  if (status === 'running' || status === 'paused')
    return isLate ? attention('stopped') : { tone: 'neutral', word: 'running' };
  if (status !== 'finished') return { tone: 'neutral', word: status };
  return counts.failed > 0 ? attention('failures') : { tone: 'good', word: 'finished' };
};

const figures = ({ views, active }: ShopFacts): Verdict => {
  if (!views) return { tone: 'neutral', word: 'unknown' };
  if (views.now === 0 && active > 0) return attention('unseen');
  if (views.before >= FEW_VIEWS && views.now < views.before * FALLEN_TO) return attention('falls');
  return { tone: active > 0 ? 'good' : 'neutral', word: 'steady' };
};

const reports = ({ openReports }: ShopFacts): Verdict => {
  if (openReports === 0) return { tone: 'good', word: 'none' };
  return openReports < 3 ? attention('some') : { tone: 'bad', word: 'many' };
};

const owner = ({ lastChangeAt, lastHereAt }: ShopFacts, now: Date): Verdict => {
  const isLately = (at: Date | null) => at && now.getTime() - at.getTime() <= QUIET_DAYS * DAY;
  if (isLately(lastChangeAt)) return { tone: 'good', word: 'lately' };
  if (isLately(lastHereAt)) return { tone: 'good', word: 'here' };
  return attention(lastChangeAt || lastHereAt ? 'quiet' : 'never');
};

/** Whether a shop is well, point by point. */
export const shopHealth = (facts: ShopFacts, now: Date): Record<HealthPoint, Verdict> => ({
  owner: owner(facts, now),
  catalogue: catalogue(facts),
  imports: imports(facts, now),
  figures: figures(facts),
  reports: reports(facts),
  requests: facts.waitingRequests === 0 ? { tone: 'good', word: 'none' } : attention('waiting'),
});

/** The points that somebody should look at. */
export const pointsToLookAt = (health: Record<HealthPoint, Verdict>): HealthPoint[] =>
  HEALTH_POINTS.filter(point => ['attention', 'bad'].includes(health[point].tone));
