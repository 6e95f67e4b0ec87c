/** A word, number, text or sign of the rules, and where it stands. */
export interface Token {
  kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  /** As written; a text's without its quotes and with its escapes resolved. */
  text: string;
  start: number;
  end: number;
}

const SIGNS = /^(?:&&|\|\||==|!=|<=|>=|[{}()[\];:,.?=<>+\-*/%!$])/;

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', f: '\f', b: '\b' };

const unescaped = (body: string) =>
  body.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter);

const readAt = (source: string, start: number): Token => {
  const rest = source.slice(start, start + 2000);
  const make = (kind: Token['kind'], text: string, length = text.length): Token => ({
    ...{ kind, text, start },
    end: start + length,
  });
  const word = /^[A-Za-z_]\w*/.exec(rest);
  if (word) return make('name', word[0]);
  const number = /^\d+(\.\d+)?/.exec(rest);
  if (number) return make('number', number[0]);
  const text = /^'((?:\\.|[^'\\])*)'|^"((?:\\.|[^"\\])*)"/s.exec(rest);
  if (text) return make('text', unescaped(text[1] ?? text[2] ?? ''), text[0].length);
  const sign = SIGNS.exec(rest);
  if (sign) return make('sign', sign[0]);
  throw new SyntaxError(`"${rest.slice(0, 10)}" at ${start} is no part of the rules' language`);
};

/**
 * The rules' text in words and signs, without comments and blanks, closed by a token of kind `end`.
 * @throws SyntaxError at what the language does not have.
 */
export const tokensOf = (source: string): Token[] => {
  const tokens: Token[] = [];
  const blank = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
  let at = 0;
  for (;;) {
    blank.lastIndex = at;
    at += blank.exec(source)?.[0].length ?? 0;
    if (at >= source.length) break;
    const token = readAt(source, at);
    tokens.push(token);
    at = token.end;
  }
  tokens.push({ kind: 'end', text: '', start: at, end: at });
  return tokens;
};
