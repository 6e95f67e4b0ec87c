import { type Piece, piecesOf } from './pieces.ts';
import { type Dimension, unitOf } from './units.ts';
import { COLOURS, FILLERS, ROMAN, SIZE_WORDS, SIZES, SYNONYMS } from './vocabularies.ts';

/** What a word of a title is. */
export type TokenKind = 'word' | 'filler' | 'code' | 'number' | 'measure' | 'colour' | 'size';

/** A word of a title in the one way that it is compared in, and where it stands. */
export interface Token {
  kind: TokenKind;
  /** Equal for equal meanings: `volume:500` for "0.5 l" and "500 ml". */
  text: string;
  start: number;
  end: number;
  /** Of a measure. */
  dimension?: Dimension;
  /** Of a measure, in base units; of a number. */
  value?: number;
}

/** Shortest code that is joined from its parts, in characters. */
const SHORTEST_CODE = 4;
/** A number of so many digits is an article number, not an amount. */
const LONG_NUMBER = 5;
/** Letters of a part of a code; longer ones are words. */
const CODE_LETTERS = 4;

const DIGITS = /^\d+$/;
const LETTERS = /^\p{L}+$/u;
const HAS_DIGIT = /\d/;
const HAS_LETTER = /\p{L}/u;
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;
const VERSION = /^v(\d+)$/;
/** Standards and resolutions look like model codes, and name none. */
const STANDARD =
  /^(?:80211\p{L}*|(?:480|720|1080|2160)[pi]|mp[34]|mpeg\d?|[23]d|[345]g|usb\d*|ddr\d|cat\d\w?|h26[45]|win(?:9[58]|2000|xp|[78]|10|11)|ps[2345])$/u;
const ATTACHED = /^(\d+)(\p{L}{1,10})$/u;
const TIMES_MEASURE = /^(\d+)x(\d+)(\p{L}{0,5})$/u;

const measure = (dimension: Dimension, amount: number, factor: number, from: Piece, to: Piece) => {
  // Rounded, so that 16 oz and 453.6 g are one.
  const value = Number((amount * factor).toPrecision(3));
  const text = `${dimension}:${value}`;
  return { kind: 'measure', text, start: from.start, end: to.end, dimension, value } as const;
};

const token = (kind: TokenKind, text: string, from: Piece, to: Piece = from): Token => ({
  kind,
  text,
  start: from.start,
  end: to.end,
});

const numberToken = (text: string, from: Piece, to: Piece): Token => ({
  ...token('number', text, from, to),
  value: Number(text),
});

/** Words without the s of their plural, and in one of several spellings. */
const stem = (word: string) => {
  const singular =
    word.length > 3 && word.endsWith('s') && !/(ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
  return SYNONYMS.get(word) ?? SYNONYMS.get(singular) ?? singular;
};

const isCodePart = (text: string) =>
  HAS_DIGIT.test(text) ? true : text.length <= CODE_LETTERS && LETTERS.test(text);

/** How many pieces from `at` on are one model code; 0 where they are none. */
const codeLength = (pieces: readonly Piece[], at: number): number => {
  let length = 0;
  let joined = '';
  let best = 0;
  for (let index = at; index < pieces.length; index++) {
    const piece = pieces[index];
    if (!piece || !isCodePart(piece.text)) break;
    joined += piece.text;
    length++;
    if (joined.length >= SHORTEST_CODE && HAS_DIGIT.test(joined) && HAS_LETTER.test(joined)) {
      const parts = pieces.slice(at, index + 1);
      const mixed = parts.some(({ text }) => HAS_DIGIT.test(text) && HAS_LETTER.test(text));
      const [first, second] = parts;
      // "MDR-10" is a code, "10-disc" and "2-line" are words.
      const lettersFirst =
        first !== undefined && LETTERS.test(first.text) && /^\d{2,}/.test(second?.text ?? '');
      if ((mixed || lettersFirst) && !STANDARD.test(joined)) best = length;
    }
    if (!/^[-./_]$/.test(piece.glue)) break;
  }
  return best;
};

const decimalAt = (pieces: readonly Piece[], at: number): { text: string; length: number } => {
  const [first, second] = [pieces[at], pieces[at + 1]];
  const plain = { text: (first?.text ?? '').replace(/^0+(?=\d)/, ''), length: 1 };
  if (!first || !second || !/^\d/.test(second.text)) return plain;
  if (first.glue === ',' && /^\d{3}$/.test(second.text) && first.text !== '0')
    return { text: plain.text + second.text, length: 2 };
  if ((first.glue === '.' || first.glue === ',') && DIGITS.test(second.text)) {
    const decimals = second.text.replace(/0+$/, '');
    return { text: decimals === '' ? plain.text : `${plain.text}.${decimals}`, length: 2 };
  }
  return plain;
};

/** A decimal whose unit is written right after it: "1.5l". */
const decimalWithUnit = (pieces: readonly Piece[], at: number): Token | null => {
  const [first, second] = [pieces[at], pieces[at + 1]];
  if (!first || !second || !/^[.,]$/.test(first.glue)) return null;
  const attached = ATTACHED.exec(second.text);
  const unit = attached && unitOf(attached[2] ?? '', true);
  return unit
    ? measure(unit.dimension, Number(`${first.text}.${attached[1]}`), unit.factor, first, second)
    : null;
};

/** What a number and what follows it mean, and how many pieces that takes. */
const readNumber = (pieces: readonly Piece[], at: number): { token: Token; length: number } => {
  const first = pieces[at] ?? { text: '', start: 0, end: 0, glue: '' };
  const joined = decimalWithUnit(pieces, at);
  if (joined) return { token: joined, length: 2 };
  const { text, length } = decimalAt(pieces, at);
  const last = pieces[at + length - 1] ?? first;
  const next = pieces[at + length];
  if (/^["”″]/.test(last.glue))
    return { token: measure('length', Number(text), 25.4, first, last), length };
  const unit = next && /^[\s-]{0,2}$/.test(last.glue) ? unitOf(next.text, false) : undefined;
  if (next && unit)
    return {
      token: measure(unit.dimension, Number(text), unit.factor, first, next),
      length: length + 1,
    };
  // "6 x 330 ml" is six pieces.
  if (next?.text === 'x' && DIGITS.test(pieces[at + length + 1]?.text ?? ''))
    return { token: measure('pieces', Number(text), 1, first, last), length: length + 1 };
  const isCode = length === 1 && first.text.length >= LONG_NUMBER;
  return {
    token: isCode ? token('code', first.text, first) : numberToken(text, first, last),
    length,
  };
};

/** "500ml", "20x", "6x330ml", "2nd": a number with something right after it. */
const readAttached = (piece: Piece): Token[] => {
  const ordinal = ORDINAL.exec(piece.text);
  if (ordinal) return [numberToken(ordinal[1] ?? '', piece, piece)];
  const times = TIMES_MEASURE.exec(piece.text);
  const timesUnit = times && unitOf(times[3] ?? '', true);
  if (times && timesUnit)
    return [
      measure('pieces', Number(times[1]), 1, piece, piece),
      measure(timesUnit.dimension, Number(times[2]), timesUnit.factor, piece, piece),
    ];
  const attached = ATTACHED.exec(piece.text);
  const unit = attached && unitOf(attached[2] ?? '', true);
  return unit ? [measure(unit.dimension, Number(attached[1]), unit.factor, piece, piece)] : [];
};

const readWord = (pieces: readonly Piece[], at: number): { token: Token; length: number } => {
  const piece = pieces[at] ?? { text: '', start: 0, end: 0, glue: '' };
  const next = pieces[at + 1];
  const after = pieces[at + 2];
  // "pack of 6", "set of 4"
  if (/^(pack|set|box|case)$/.test(piece.text) && next?.text === 'of' && after) {
    if (DIGITS.test(after.text))
      return { token: measure('pieces', Number(after.text), 1, piece, after), length: 3 };
  }
  if (SIZE_WORDS.has(piece.text) && next) {
    const size = SIZES.get(next.text) ?? (/^\d{1,3}$/.test(next.text) ? next.text : undefined);
    if (size) return { token: token('size', `size:${size}`, piece, next), length: 2 };
  }
  const colour = COLOURS.get(piece.text);
  if (colour) return { token: token('colour', `colour:${colour}`, piece), length: 1 };
  const size = SIZES.get(piece.text);
  if (size && piece.text.length <= 3)
    return { token: token('size', `size:${size}`, piece), length: 1 };
  const version = VERSION.exec(piece.text);
  if (version) {
    const rest = decimalAt(
      [{ ...piece, text: version[1] ?? '' }, ...pieces.slice(at + 1, at + 2)],
      0,
    );
    return {
      token: numberToken(rest.text, piece, pieces[at + rest.length - 1] ?? piece),
      length: rest.length,
    };
  }
  const roman = ROMAN.get(piece.text);
  if (roman) return { token: numberToken(roman, piece, piece), length: 1 };
  const word = stem(piece.text);
  return { token: token(FILLERS.has(word) ? 'filler' : 'word', word, piece), length: 1 };
};

/** Reads a title word by word: model codes, numbers, measures, colours, sizes, and plain words. */
export const readTitle = (title: string): Token[] => readPieces(piecesOf(title));

/** The same for a title that is cut into its runs of letters and digits already. */
export const readPieces = (pieces: readonly Piece[]): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < pieces.length; ) {
    const piece = pieces[at];
    if (!piece) break;
    const attached =
      HAS_DIGIT.test(piece.text) && !DIGITS.test(piece.text) ? readAttached(piece) : [];
    if (attached.length > 0) {
      tokens.push(...attached);
      at++;
      continue;
    }
    const code = VERSION.test(piece.text) ? 0 : codeLength(pieces, at);
    if (code > 0) {
      const parts = pieces.slice(at, at + code);
      const last = parts.at(-1) ?? piece;
      tokens.push(token('code', parts.map(({ text }) => text).join(''), piece, last));
      at += code;
      continue;
    }
    const read = DIGITS.test(piece.text) ? readNumber(pieces, at) : readWord(pieces, at);
    tokens.push(read.token);
    at += read.length;
  }
  return tokens;
};
