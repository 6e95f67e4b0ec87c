import { readTitle, type Token } from './text/readTitle.ts';

/** A stretch of a title: what both have, what contradicts, or the rest. */
export interface TitlePart {
  text: string;
  mark: 'same' | 'differs' | 'none';
}

/** Shortest beginning of a code that tells it. */
const SHORTEST_CODE = 4;

const meets = (a: Token, b: Token) =>
  a.text === b.text ||
  (a.kind === 'code' &&
    b.kind === 'code' &&
    Math.min(a.text.length, b.text.length) >= SHORTEST_CODE &&
    (a.text.startsWith(b.text) || b.text.startsWith(a.text)));

/** Words of these kinds contradict others of their kind; plain words never do by themselves. */
const contradicts = (a: Token, b: Token) =>
  a.kind === b.kind &&
  a.kind !== 'word' &&
  a.kind !== 'filler' &&
  (a.kind !== 'measure' || a.dimension === b.dimension);

const markOf = (token: Token, others: readonly Token[]): TitlePart['mark'] => {
  if (token.kind === 'filler') return 'none';
  if (others.some(other => meets(token, other))) return 'same';
  return others.some(other => contradicts(token, other)) ? 'differs' : 'none';
};

const partsOf = (title: string, tokens: readonly Token[], others: readonly Token[]) => {
  const parts: TitlePart[] = [];
  let at = 0;
  const add = (end: number, mark: TitlePart['mark']) => {
    if (end > at) parts.push({ text: title.slice(at, end), mark });
    at = Math.max(at, end);
  };
  for (const token of tokens) {
    add(token.start, 'none');
    add(token.end, markOf(token, others));
  }
  add(title.length, 'none');
  return parts;
};

/** Marks in both titles which words speak for one product, and which contradict. */
export const highlightTitles = (
  first: string,
  second: string,
): { first: TitlePart[]; second: TitlePart[] } => {
  const [left, right] = [readTitle(first), readTitle(second)];
  return { first: partsOf(first, left, right), second: partsOf(second, right, left) };
};
