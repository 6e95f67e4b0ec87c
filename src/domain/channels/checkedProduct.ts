import type { Product } from '../schemas/product.ts';
import { channelProblems, rulesOn } from './channelProblems.ts';
import { CHANNELS, type Channel, type ChannelRule, type Finding, type RuleId } from './rule.ts';

/** A rule that a product does not keep, without the rule itself. */
export interface CheckedProblem extends Finding {
  id: RuleId;
}

/** What is kept of a product that was checked. */
export interface CheckedProduct {
  id: string;
  title: string;
  businessId: string;
  image: string | null;
  problems: Readonly<Record<Channel, readonly CheckedProblem[]>>;
}

/** A product and what was found of it. */
export interface FoundProduct {
  product: CheckedProduct;
  finding: Finding;
}

/** A rule, and the products that do not keep it: those that break it, and those nobody knows of. */
export interface RuleOutcome {
  rule: ChannelRule;
  broken: readonly FoundProduct[];
  unknown: readonly FoundProduct[];
}

/** Products by the hardest thing that a channel does with them on a day; each counts once. */
export interface ChannelSummary {
  refused: number;
  demoted: number;
  cut: number;
  /** Refused from an announced day on, and not before. */
  refusedLater: number;
}

const problemsOf = (product: Product, channel: Channel, today: string): CheckedProblem[] =>
  channelProblems(product, channel, today).map(({ rule, verdict, measured }) => ({
    ...{ id: rule.id, verdict, measured },
  }));

/** Checks a product against every channel. @param today `YYYY-MM-DD` */
export const checkedProduct = (product: Product, today: string): CheckedProduct => ({
  id: product.id,
  title: product.title,
  businessId: product.businessId,
  image: product.images[0]?.thumbnailUrl ?? product.images[0]?.url ?? null,
  problems: {
    google: problemsOf(product, 'google', today),
    shopify: problemsOf(product, 'shopify', today),
    wix: problemsOf(product, 'wix', today),
  },
});

/** Whether any channel has anything to say of a product. */
export const hasProblems = ({ problems }: CheckedProduct): boolean =>
  CHANNELS.some(channel => problems[channel].length > 0);

/** Every rule of a channel with the products that do not keep it. @param today `YYYY-MM-DD` */
export const outcomesOf = (
  products: readonly CheckedProduct[],
  channel: Channel,
  today: string,
): RuleOutcome[] => {
  const found = new Map<RuleId, { broken: FoundProduct[]; unknown: FoundProduct[] }>();
  for (const product of products)
    for (const { id, verdict, measured } of product.problems[channel]) {
      const one = found.get(id) ?? { broken: [], unknown: [] };
      one[verdict].push({ product, finding: { verdict, measured } });
      found.set(id, one);
    }
  return rulesOn(channel, today).map(rule => ({
    rule,
    ...(found.get(rule.id) ?? { broken: [], unknown: [] }),
  }));
};

/** How many products a channel refuses, shows less or cuts, today and later. */
export const summaryOf = (
  products: readonly CheckedProduct[],
  channel: Channel,
  today: string,
): ChannelSummary => {
  const rules = new Map(rulesOn(channel, today).map(rule => [rule.id, rule]));
  const summary: ChannelSummary = { refused: 0, demoted: 0, cut: 0, refusedLater: 0 };
  for (const { problems } of products) {
    const broken = problems[channel].flatMap(({ id, verdict }) =>
      verdict === 'broken' ? (rules.get(id) ?? []) : [],
    );
    const isAnnounced = ({ from }: ChannelRule) => from !== undefined && today < from;
    const now = broken.filter(rule => !isAnnounced(rule)).map(({ effect }) => effect);
    if (now.includes('refused')) {
      summary.refused++;
      continue;
    }
    if (now.includes('demoted')) summary.demoted++;
    else if (now.includes('cut')) summary.cut++;
    if (broken.some(rule => isAnnounced(rule) && rule.effect === 'refused')) summary.refusedLater++;
  }
  return summary;
};
