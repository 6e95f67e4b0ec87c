const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Tags that end a line; a cell of a table ends a word. */
const LINE_ENDS = /^(?:br|\/(?:p|div|li|h[1-6]|tr|ul|ol|table|blockquote))$/;
const CELL_ENDS = /^\/t[dh]$/;

/** What stands in these is no text. */
const UNSEEN: Readonly<Record<string, string>> = { script: '</script', style: '</style' };

const character = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';

const entity = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const hex = /^#x/i.test(name);
  return character(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10));
};

const decoded = (text: string) => text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});/gi, entity);

/** Reads HTML from one end to the other, once: every step begins where the last one ended. */
function* pieces(html: string): Generator<string> {
  const lower = html.toLowerCase();
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) return yield decoded(html.slice(at));
    if (open > at) yield decoded(html.slice(at, open));
    // A browser takes `<` for a tag only before a letter, `/`, `!` or `?`.
    if (!/[a-z/!?]/.test(lower.charAt(open + 1))) {
      yield '<';
      at = open + 1;
      continue;
    }
    const comment = html.startsWith('<!--', open);
    const close = html.indexOf(comment ? '-->' : '>', open);
    // A tag without an end swallows the rest, as it does in a browser.
    if (close < 0) return;
    const name = /^\/?[a-z]+[1-6]?/.exec(lower.slice(open + 1, open + 16))?.[0] ?? '';
    if (LINE_ENDS.test(name)) yield '\n';
    else if (CELL_ENDS.test(name)) yield ' ';
    at = close + (comment ? 3 : 1);
    const end = UNSEEN[name];
    if (end === undefined) continue;
    at = lower.indexOf(end, at);
    if (at < 0) return;
  }
}

const tidied = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/**
 * The words of a piece of HTML, with line breaks where blocks end. The result is text: it must
 * never be shown as HTML. Takes time in proportion to what it reads, whatever is in it.
 * @param longest reads no further than it takes for that many characters; a longer text ends in `…`.
 */
export const htmlToText = (html: string, longest = Number.POSITIVE_INFINITY): string => {
  if (html.length <= longest && !/[<&]/.test(html)) return html.trim();
  let read = '';
  let visible = 0;
  for (const piece of pieces(html)) {
    read += piece;
    visible += piece.replace(/\s+/g, '').length;
    if (visible > longest) break;
  }
  const text = tidied(read);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
};

/** The words of a piece of HTML in one line. @param longest as for `htmlToText`. */
export const htmlToLine = (html: string, longest?: number): string =>
  htmlToText(html, longest).replaceAll('\n', ' ');

/** Whether a piece of HTML has any words. */
export const hasText = (html: string): boolean => {
  for (const piece of pieces(html)) if (piece.trim() !== '') return true;
  return false;
};
