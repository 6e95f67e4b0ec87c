import type { Product } from '../schemas/product.ts';
import { GOOGLE_RULES } from './googleRules.ts';
import { type Channel, type ChannelRule, EFFECTS, type Finding } from './rule.ts';
import { SHOPIFY_RULES } from './shopifyRules.ts';
import { WIX_RULES } from './wixRules.ts';

/** Every rule of every channel, with its source. */
export const CHANNEL_RULES: Readonly<Record<Channel, readonly ChannelRule[]>> = {
  google: GOOGLE_RULES,
  shopify: SHOPIFY_RULES,
  wix: WIX_RULES,
};

/** A rule that a product does not keep, or of which nobody here can know. */
export interface ChannelProblem extends Finding {
  rule: ChannelRule;
}

/**
 * The rules that matter on a day, hardest first: those that hold, and those that are announced.
 * @param today `YYYY-MM-DD`
 */
export const rulesOn = (channel: Channel, today: string): readonly ChannelRule[] =>
  CHANNEL_RULES[channel]
    .filter(({ until }) => until === undefined || today < until)
    .toSorted((a, b) => EFFECTS.indexOf(a.effect) - EFFECTS.indexOf(b.effect));

/** Whether a channel is asked about a product: not once it is archived or merged into another one. */
export const isForChannels = ({ status, mergedInto }: Product): boolean =>
  status !== 'archived' && !mergedInto;

/**
 * What a channel would say of a product.
 * @param today `YYYY-MM-DD`
 */
export const channelProblems = (
  product: Product,
  channel: Channel,
  today: string,
): ChannelProblem[] =>
  rulesOn(channel, today).flatMap(rule => {
    const finding = rule.check(product);
    return finding ? [{ rule, ...finding }] : [];
  });
