import type { Product } from '../schemas/product.ts';
import { channelProblems, rulesOn } from './channelProblems.ts';
import {
  CHANNELS,
  type Channel,
  type ChannelRule,
  type Finding,
  type RuleId,
  type Sized,
} from './rule.ts';

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
  /** Its pictures, where some rule waits for their sizes. */
  pictures: readonly Sized[];
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

const isUnmeasured = ({ measured }: Finding) => measured.kind === 'unmeasured';

/** Checks a product against every channel. @param today `YYYY-MM-DD` */
export const checkedProduct = (product: Product, today: string): CheckedProduct => {
  const problems = {
    google: problemsOf(product, 'google', today),
    shopify: problemsOf(product, 'shopify', today),
    wix: problemsOf(product, 'wix', today),
  };
  const waits = CHANNELS.some(channel => problems[channel].some(isUnmeasured));
  return {
    id: product.id,
    title: product.title,
    businessId: product.businessId,
    image: product.images[0]?.thumbnailUrl ?? product.images[0]?.url ?? null,
    pictures: waits ? product.images.map(({ url, width, height }) => ({ url, width, height })) : [],
    problems,
  };
};

/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Sizes by the address of their picture. */
export type Sizes = ReadonlyMap<string, Size>;

/** The pictures that a rule waits for: each once, without those of which the size is known. */
export const awaitedPictures = ({ rule, unknown }: RuleOutcome): string[] => {
  const awaited = unknown.flatMap(({ product }) =>
    product.pictures
      .slice(0, rule.pictures?.most ?? 0)
      .flatMap(({ url, width, height }) => (width && height ? [] : url)),
  );
  return [...new Set(awaited)];
};

/** A product that was checked, with the sizes of pictures that were measured since. */
export const withSizes = (checked: CheckedProduct, sizes: Sizes, today: string): CheckedProduct => {
  if (!checked.pictures.some(({ url }) => sizes.has(url))) return checked;
  const pictures = checked.pictures.map(picture => ({ ...picture, ...sizes.get(picture.url) }));
  const again = (channel: Channel) =>
    checked.problems[channel].flatMap(problem => {
      if (!isUnmeasured(problem)) return problem;
      const rule = rulesOn(channel, today).find(({ id }) => id === problem.id);
      const finding = rule?.pictures?.check(pictures);
      return finding ? { id: problem.id, ...finding } : [];
    });
  const problems = { google: again('google'), shopify: again('shopify'), wix: again('wix') };
  return { ...checked, pictures, problems };
};

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
