const SAMPLE = 200_000;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/**
 * What ends the lines of a file. Files put together by scripts mix `\n`, `\r\n` and `\r\r\n`: all of
 * them end in `\n`, and the `\r` before it is white space at the end of the last cell. Only where
 * lines end in `\r` alone is it that; a `\n` there is part of a cell.
 */
export const lineEnd = (text: string): '\n' | '\r' => {
  const bare = text.slice(0, SAMPLE).replace(/"[^"]*"/g, '');
  return count(bare, /\r(?![\r\n])/g) > count(bare, /\n/g) ? '\r' : '\n';
};
