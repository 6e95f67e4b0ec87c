const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const character = (code: number) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';

const entity = (whole: string, name: string) => {
  if (name.startsWith('#')) {
    const hex = /^#x/i.test(name);
    return character(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10));
  }
  return ENTITIES[name.toLowerCase()] ?? whole;
};

/**
 * The words of a piece of HTML, with line breaks where blocks end, for fields that hold no markup.
 * The result is text: it must never be shown as HTML.
 */
export const plainText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.trim();
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
};
