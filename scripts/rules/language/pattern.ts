/** What RE2's `\s` is, which knows of no blanks beyond ASCII. */
const BLANK = '\\t\\n\\f\\r ';

const translated = (pattern: string, dotAll: boolean): string => {
  let out = '';
  let inClass = false;
  for (let at = 0; at < pattern.length; at += 1) {
    const letter = pattern[at] ?? '';
    if (letter === '\\') {
      at += 1;
      const escaped = pattern[at] ?? '';
      if (escaped === 's') out += inClass ? BLANK : `[${BLANK}]`;
      else if (escaped === 'S' && !inClass) out += `[^${BLANK}]`;
      else out += /[\w/.*+?^$|()[\]{}\\-]/.test(escaped) ? `\\${escaped}` : escaped;
    } else if (letter === '.' && !inClass) out += dotAll ? '[\\s\\S]' : '[^\\n]';
    else if (letter === '-' && inClass && pattern[at + 1] === ']') out += '\\-';
    else {
      if (letter === '[') inClass = true;
      if (letter === ']') inClass = false;
      out += letter;
    }
  }
  return out;
};

const known = new Map<string, RegExp>();

/** A pattern of the rules (RE2, which has to fit the whole text) as one of JavaScript's. */
export const patternOf = (source: string): RegExp => {
  const cached = known.get(source);
  if (cached) return cached;
  // Flags hold to the end of what they stand in: in these rules always from the beginning.
  const flags = /\(\?([is]+)\)/.exec(source)?.[1] ?? '';
  const body = translated(source.replace(/\(\?[is]+\)/, ''), flags.includes('s'));
  const pattern = new RegExp(`^(?:${body})$`, flags.includes('i') ? 'iu' : 'u');
  known.set(source, pattern);
  return pattern;
};
