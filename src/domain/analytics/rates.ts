import type { Activity } from '../schemas/stats.ts';

/** The normal deviate of 95 %. */
export const Z = 1.96;

/** An interval wider than this, in shares, says something only where its ends are near each other. */
const WIDE = 0.05;
/** How many times the lower end the upper one may be at most, where the interval is wide. */
const FAR = 3;

/** How many of how many, and between which shares it lies with a chance of 95 % of being right. */
export interface Rate {
  count: number;
  of: number;
  /** Null of nothing. */
  share: number | null;
  /** The ends of the interval; null of nothing, and where one can count more than once. */
  between: { low: number; high: number } | null;
  /** Whether the numbers are too small to say how much it is. */
  tooFew: boolean;
}

/**
 * The interval of Wilson: unlike the usual one it holds for few, and for none at all.
 * @see E. B. Wilson, “Probable inference, the law of succession, and statistical inference” (1927)
 */
const wilson = (count: number, of: number) => {
  const share = count / of;
  const scale = 1 + Z ** 2 / of;
  const centre = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
};

/** How many of how many, and how sure that is. */
export const rateOf = (count: number, of: number): Rate => {
  if (of === 0) return { count, of, share: null, between: null, tooFew: true };
  const share = count / of;
  if (count > of) return { count, of, share, between: null, tooFew: false };
  const between = wilson(count, of);
  const { low, high } = between;
  return { count, of, share, between, tooFew: high - low > WIDE && high > FAR * low };
};

/** The steps from a view on: how many views were saved, and how many led out to the shop. */
interface Funnel {
  views: number;
  saved: Rate;
  clicked: Rate;
}

/** The steps of some activity. */
export const funnelOf = ({ views, saves, clicks }: Activity): Funnel => ({
  views,
  saved: rateOf(saves, views),
  clicked: rateOf(clicks, views),
});
