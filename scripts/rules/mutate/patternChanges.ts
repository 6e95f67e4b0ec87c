/** Every place of a text that a pattern finds, each replaced in turn. */
const replacedInTurn = (
  raw: string,
  pattern: RegExp,
  replacements: (match: RegExpMatchArray) => string[],
): string[] =>
  [...raw.matchAll(pattern)].flatMap(match =>
    replacements(match).map(
      text => raw.slice(0, match.index) + text + raw.slice(match.index + match[0].length),
    ),
  );

/**
 * The patterns that differ a little from one that is written in the rules: a limit one more or
 * less, any sign in place of a class, one alternative less, a flag less. `^` and `$` are left, as a
 * pattern has to fit the whole text anyway.
 * @param raw as in the text of the rules, with quotes.
 * @returns none where it is no pattern.
 */
export const patternChanges = (raw: string): string[] => {
  if (!/^'(\^|\(\?|\(\^)/.test(raw)) return [];
  const limits = replacedInTurn(raw, /\{(\d+),(\d*)\}/g, ([, least = '', most = '']) => [
    ...(most ? [`{${least},${Number(most) + 1}}`, `{${least},${Number(most) - 1}}`] : []),
    `{${Number(least) + 1},${most}}`,
    ...(Number(least) > 0 ? [`{${Number(least) - 1},${most}}`] : []),
  ]);
  const classes = replacedInTurn(raw, /\[(?:\\.|[^\]\\])*\]/g, () => ['(.|\\\\n)']);
  const alternatives = replacedInTurn(raw, /\(([a-zA-Z]+(?:\|[a-zA-Z]+)+)\)/g, ([, inner = '']) => {
    const names = inner.split('|');
    return [
      ...names.map((_, at) => `(${names.filter((_, n) => n !== at).join('|')})`),
      `(${inner}|[a-z]*)`,
    ];
  });
  const optional = replacedInTurn(raw, /(?<=[a-z)])\?(?!\))/g, () => ['']);
  const flags = replacedInTurn(raw, /^'(\^?)\(\?[is]+\)/g, ([, start = '']) => [`'${start}`]);
  return [...limits, ...classes, ...alternatives, ...optional, ...flags];
};
