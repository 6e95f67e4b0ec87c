import Papa, { type ParseResult } from 'papaparse';
import type { TextPart } from '../text/decodeText.ts';
import type { DetectedFormat } from './detectDialect.ts';

/** Records of a text that were read together. */
interface Records {
  data: string[][];
  /** Which of them have a quotation mark that is not closed. */
  badQuotes: number[];
  /** How much of the text is read, from 0 to 1. */
  share: number;
}

/**
 * The records of a text that comes in parts. Of a record that goes on in the next part, what there
 * is of it waits.
 */
export function* eachRecord(
  parts: Iterable<TextPart>,
  { delimiter, newline }: Pick<DetectedFormat, 'delimiter' | 'newline'>,
): Generator<Records> {
  const parse = (text: string, isLast: boolean): ParseResult<string[]> =>
    new Papa.Parser({ delimiter, newline }).parse(text, 0, !isLast);
  const toRecords = ({ data, errors }: ParseResult<string[]>, share: number): Records => ({
    data,
    badQuotes: errors.flatMap(({ type, row }) => (type === 'Quotes' ? [row ?? 0] : [])),
    share,
  });
  let rest = '';
  let isFirst = true;
  for (const { text, share } of parts) {
    rest += isFirst && text.startsWith('\ufeff') ? text.slice(1) : text;
    isFirst = false;
    if (share >= 1) break;
    const parsed = parse(rest, false);
    rest = rest.slice(parsed.meta.cursor);
    yield toRecords(parsed, share);
  }
  if (rest !== '') yield toRecords(parse(rest, true), 1);
}
