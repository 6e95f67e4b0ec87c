import { english } from '../../../../src/i18n/en/index.ts';

// Two texts beside each other are read as one: a sentence after a full stop begins with a capital.
const KEY = new RegExp(
  `(^|\\s)(${Object.keys(english).join('|')})\\.[a-z][\\w-]*(\\.\\w[\\w-]*)*(\\s|$)`,
);

/** What only a developer says. Each would be the product's fault, whatever people wrote. */
const TOLD_BY_MACHINES: readonly [string, RegExp][] = [
  ['the error page', /Unexpected Application Error|Unerwarteter Anwendungsfehler/],
  ['an object as text', /\[object \w+\]/],
  ['no value as text', /(^|[\s:>("“])(undefined|NaN)($|[\s.,)<"”%€$])/],
  ['a date that is none', /Invalid (Date|time value)/],
  [
    'a message of JavaScript',
    /is not a function|Cannot read propert|is not defined|is not iterable/,
  ],
  ['the name of an error', /\b(Type|Reference|Range|Syntax|Query|Conflict|Http|Dexie|Zod)Error\b/],
  ['a stack', /\bat \S+ \(?(https?:\/\/|webpack|\/assets\/)\S*:\d+:\d+/],
  ['a refused query', /[Uu]ndeclared|is not declared|no (composite )?index|requires? an? index/],
  ['a key without words', KEY],
  ['a placeholder', /%\{\w+\}|\{\{\w+\}\}|\|\|\|\|/],
  ['machine text of React', /Minified React error|Suspense boundary/],
];

/**
 * The texts that nobody but a developer understands, each with what it is.
 * @param texts all that is on the screen, each text by itself.
 * @param written what people wrote: it is shown as it is.
 */
export const developerWords = (
  texts: readonly string[],
  written: (text: string) => boolean = () => false,
): string[] =>
  texts.flatMap(text => {
    for (const [name, pattern] of TOLD_BY_MACHINES) {
      const at = text.search(pattern);
      if (at < 0) continue;
      const around = text.slice(Math.max(0, at - 80), at + 120);
      return written(text) ? [] : [`${name}: ${JSON.stringify(around)}`];
    }
    return [];
  });
