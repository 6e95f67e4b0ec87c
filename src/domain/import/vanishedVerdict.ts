import type { Channel } from './types.ts';

/**
 * Whether stored products of a shop that an import does not have may be taken to have left the shop:
 * `left`; `notYet` while the import is still to be written; `unfinished` where it ended early;
 * `partial` where it was not read as a whole; `otherShop` where it has nothing from that shop.
 */
export type VanishedVerdict = 'left' | 'notYet' | 'unfinished' | 'partial' | 'otherShop';

/**
 * What an import says of the stored products that it does not have. A file does not say which shop it
 * comes from: one that has none of the shop's products is taken for another shop's.
 */
export const vanishedVerdict = (plan: {
  channel: Channel;
  capped: boolean;
  failures: readonly unknown[];
  lines: readonly { existing: unknown }[];
}): Exclude<VanishedVerdict, 'notYet' | 'unfinished'> => {
  if (plan.capped || plan.failures.length > 0) return 'partial';
  const isKnown = plan.channel === 'api' || plan.lines.some(({ existing }) => existing !== null);
  return isKnown ? 'left' : 'otherShop';
};
