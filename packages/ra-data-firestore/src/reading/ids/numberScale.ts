import type { IdScale } from './idScale.ts';

/** The numbers of one length, up to the last, whose text comes before another. */
const shorterOf = (digits: string, length: number, last: number) => {
  const from = length === 1 ? 1 : 10 ** (length - 1);
  const begin = Number(digits.slice(0, length));
  const bound =
    length < digits.length ? begin + 1 : begin * 10 ** Math.max(0, length - digits.length);
  return Math.max(0, Math.min(last + 1, bound, from * 10) - from);
};

const rankOf = (digits: string, last: number) => {
  if (digits === '') return 0;
  let rank = 0;
  for (let length = 1; length <= String(last).length; length++)
    rank += shorterOf(digits, length, last);
  return rank;
};

const textAt = (rank: number, last: number) => {
  let text = '';
  while (text.length < String(last).length && (text === '' || rankOf(text, last) < rank)) {
    const next = [...'9876543210'].find(digit => rankOf(text + digit, last) <= rank);
    text += next ?? '0';
  }
  return text;
};

/**
 * Ids that count from 1 (`post-1`, `post-2`): a scale in the order of texts, where 10 comes before
 * 2. Undefined where the first id is another.
 * @param rows how many there are.
 */
export const numberScale = (first: string | undefined, rows: number): IdScale | undefined => {
  const [, prefix = ''] = /^(\D*)1$/.exec(first ?? '') ?? [];
  if (first === undefined || first !== `${prefix}1`) return undefined;
  const digitsOf = (id: string) => /^\d*/.exec(id.slice(prefix.length))?.[0] ?? '';
  return {
    toNumber: id => {
      if (id.startsWith(prefix)) return BigInt(rankOf(digitsOf(id), rows));
      return id < prefix ? 0n : BigInt(rows);
    },
    toText: number => prefix + textAt(Number(number), rows),
    greatest: BigInt(rows),
    isEven: true,
    isNumbered: true,
  };
};
