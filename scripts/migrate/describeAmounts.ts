import { minorToDecimal } from '../../src/domain/money/money.ts';
import type { AmountChange } from './amountChange.ts';
import type { AmountPlan } from './amounts.ts';

const SHOWN = 20;

const priceOf = ({ price, variants }: AmountChange['from']) =>
  price ?? variants.find(variant => variant.price !== null)?.price ?? null;

const line = ({ id, title, currency, from, to }: AmountChange) => {
  const shown = (amounts: AmountChange['from']) => {
    const price = priceOf(amounts);
    return price === null ? 'no price' : `${minorToDecimal(price, currency)} ${currency}`;
  };
  return `  ${id}  ${shown(from)} → ${shown(to)}  ${title}`;
};

const lines = (changes: readonly AmountChange[]) =>
  changes.length > SHOWN
    ? [...changes.slice(0, SHOWN).map(line), `  … and ${changes.length - SHOWN} more, in the file`]
    : changes.map(line);

/** What a dry run says: what would change, what somebody has to look at, and how to go on. */
export const describeAmounts = (
  { changes, editedSince, unreadable }: AmountPlan,
  file: string,
): string =>
  [
    `${changes.length} products would change (as stored now → afterwards):`,
    ...lines(changes),
    ...(editedSince.length > 0
      ? [
          `${editedSince.length} were changed since that day and stay as they are, unless you move them to "changes":`,
          ...lines(editedSince),
        ]
      : []),
    ...(unreadable.length > 0
      ? [`${unreadable.length} are not what a product should be:`, ...unreadable]
      : []),
    `Nothing was changed. ${file} has all of it: look through it, then run again with --apply. Keep it: --undo goes by it.`,
  ].join('\n');
