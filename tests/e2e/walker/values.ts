import type { Random } from '../../../src/sample-data/random.ts';
import { HOSTILE_STRINGS } from '../../support/hostileStrings.ts';
import { developerWords } from './invariants/developerWords.ts';
import type { Control } from './sight/controls.ts';

/** Longest hostile text that a walk types, in characters. */
const LONGEST = 200;

/** Hostile texts that a field of one line passes on, and that no invariant takes for the console's own. */
export const TYPED_HOSTILE: readonly string[] = HOSTILE_STRINGS.map(({ text }) => text)
  .filter(text => text.length <= LONGEST && text === text.trim())
  .filter(text => !/[\p{Control}\p{Surrogate}\u2028]/u.test(text) && /[^\p{Format}]/u.test(text))
  .filter(text => developerWords([text]).length === 0 && !/^(null|undefined)$/.test(text));

const WORDS = ['Oak', 'Linen', 'Harbour', 'Straße', 'Ängström', 'blue', 'No. 7', 'lamp', 'O’Neil'];

/** What somebody may put into a field of a kind, by the name it is sent under or its keyboard. */
const PLAUSIBLE: readonly [RegExp, readonly string[]][] = [
  [/price|compareAt|cost|decimal/i, ['19.90', '79', '1250.00', '0', '24.5']],
  [/quantity|stock|numeric|number|count|winners/i, ['0', '3', '12', '250']],
  [/email/i, ['somebody@catalogue.example', 'shop@example.com']],
  [/website|url/i, ['https://example.com/shop', 'example.com']],
  [/phone|tel/i, ['+49 30 1234567', '0161 496 0000']],
  [/datetime/i, ['2027-03-01T10:00', '2026-12-24T18:30']],
  [/date/i, ['2026-11-01', '2026-11-20']],
  [/sku|barcode/i, ['SKU-1001', '4006381333931', 'A-7/b']],
  [/search/i, ['lamp', 'oak', 'a', 'zzzz']],
];

/** Share of what is typed that is hostile. */
const HOSTILE = 0.18;

/** What is typed into a field: mostly what belongs there, now and then what does not. */
export const valueFor = (
  { field, inputMode, name }: Pick<Control, 'field' | 'inputMode' | 'name'>,
  random: Random,
): string => {
  const isDate = /date|time|month|week/.test(inputMode);
  if (!isDate && inputMode !== 'number' && random.chance(HOSTILE))
    return random.pick(TYPED_HOSTILE);
  if (random.chance(0.06)) return '';
  const kind = PLAUSIBLE.find(([pattern]) => pattern.test(field) || pattern.test(inputMode));
  if (kind) return random.pick(kind[1]);
  if (/HTML|script/.test(name)) return `<p>${random.sample(WORDS, 4).join(' ')}</p>`;
  return random.sample(WORDS, random.int(1, 3)).join(' ');
};
