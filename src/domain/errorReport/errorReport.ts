/** Where an error came from: nobody caught it, no promise did, or a page failed by it. */
export type ErrorKind = 'uncaught' | 'rejection' | 'page';

/** What an error service is told. Nothing of it is anybody's: see `errorReport`. */
export interface ErrorReport {
  kind: ErrorKind;
  /** Such as `TypeError`. */
  name: string;
  /** A status or a code, where the error has one. */
  code: string | null;
  /** Of the browser's own errors alone, without what they quote. */
  message: string | null;
  /** `function file:line:column` of this site's files, the innermost first. */
  stack: readonly string[];
  /** The page as its address is declared, such as `/view-product/:id`. */
  page: string;
  version: string;
  commit: string | null;
  /** Such as `Chrome 140`. */
  browser: string;
  /** The language of the console. */
  language: string;
}

/** What is known beside the error. */
export type ErrorPlace = Pick<
  ErrorReport,
  'kind' | 'page' | 'version' | 'commit' | 'browser' | 'language'
>;

/** Errors whose messages the browser words; what it puts into them is quoted, or an address. */
const ENGINE_ERRORS = ['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError'];

const LONGEST = 200;
const MOST_LINES = 20;

const NAME = /^[\w$.<>]{1,60}$/;
const LINE =
  /^(?:\s*at )?(?:async )?(?:([^\s(@]*)[ @]\(?|\(?)(?:[a-z-]+:\/\/[^/\s]*)?\/[^\s?#]*?([\w.$-]+\.[cm]?[jt]sx?)(?:\?[^:]*)?:(\d+):(\d+)\)?$/;

/** A browser's message without what may be somebody's: quotes, addresses, numbers. */
export const withoutQuotes = (message: string): string =>
  message
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '<address>')
    .replace(/\S+@\S+/g, '<e-mail>')
    .replace(/(["'`])(?:(?!\1).)*\1|“[^”]*”|„[^“]*“|«[^»]*»/gs, '<text>')
    // A quote that was cut short runs to the end.
    .replace(/["“„«`].*$/s, '<text>')
    .replace(/\d{2,}/g, '<number>')
    .slice(0, LONGEST);

/** Places in this site's files, from what browsers write into a stack. */
export const stackLines = (stack: string): string[] =>
  stack
    .split('\n')
    .flatMap(line => {
      const found = LINE.exec(line.trimEnd());
      if (!found) return [];
      const [, called = '', file, row, column] = found;
      return `${NAME.test(called) ? `${called} ` : ''}${file}:${row}:${column}`;
    })
    .slice(0, MOST_LINES);

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

const codeOf = (error: unknown): string | null => {
  const code = property(error, 'code') ?? property(error, 'status');
  if (typeof code === 'number') return String(code);
  return typeof code === 'string' && /^[a-z/-]{1,60}$/.test(code) ? code : null;
};

/**
 * An error as it may leave this browser: messages of our own and of servers name products and people,
 * so of those the name, the code and the place are told; of the browser's own also the message, without
 * what it quotes. Null for what is no fault: work that was given up.
 */
export const errorReport = (error: unknown, place: ErrorPlace): ErrorReport | null => {
  const ownName = property(error, 'name');
  const name = typeof ownName === 'string' && NAME.test(ownName) ? ownName : typeof error;
  if (name === 'AbortError') return null;
  const message = property(error, 'message');
  const stack = property(error, 'stack');
  return {
    ...place,
    name,
    code: codeOf(error),
    message:
      ENGINE_ERRORS.includes(name) && typeof message === 'string' ? withoutQuotes(message) : null,
    stack: typeof stack === 'string' ? stackLines(stack) : [],
  };
};

/** What makes two reports one. */
export const reportKey = ({ name, code, message, stack }: ErrorReport): string =>
  JSON.stringify([name, code, message, stack[0]]);

/** A browser's name and version, from its user agent; `unknown` where that tells neither. */
export const browserName = (userAgent: string): string => {
  const found = /(Edg|OPR|Firefox|Chrome|Version)\/(\d+)/.exec(
    userAgent.replace(/Chrome\/\d+(?=.*\b(Edg|OPR)\/)/, ''),
  );
  if (!found) return 'unknown';
  const names: Record<string, string> = { Edg: 'Edge', OPR: 'Opera', Version: 'Safari' };
  return `${names[found[1] ?? ''] ?? found[1]} ${found[2]}`;
};
