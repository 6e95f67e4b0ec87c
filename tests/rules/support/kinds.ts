import { increment } from '@/domain/write.ts';

/** Values that a field takes and values that it does not, at its limits. */
export interface Kind {
  good: readonly unknown[];
  bad: readonly unknown[];
}

const MOST = Number.MAX_SAFE_INTEGER;
const HOUR = 3_600_000;
const from = (milliseconds: number) => new Date(Date.now() + milliseconds);

/** Text of at most `longest` signs, blank ones too. */
export const text = (longest: number): Kind => ({
  good: ['x'.repeat(longest), ''],
  bad: ['x'.repeat(longest + 1), 42, null, ['x'], { isAdmin: true }],
});

/** Text in which something can be seen. */
export const filled = (longest: number): Kind => ({
  good: ['x'.repeat(longest), 'x', '\n x \n'],
  bad: [...text(longest).bad, '', '  \n ', '\u200b', '\u3000'],
});

export const textOrNull = (longest: number): Kind => ({
  good: ['x'.repeat(longest), null],
  bad: ['x'.repeat(longest + 1), 42, ['x']],
});

/** A whole number from 0 that JavaScript counts exactly. */
export const count: Kind = { good: [MOST, 0], bad: [-1, -0, 1.5, '1', null, [1]] };
export const countOrNull: Kind = { good: [MOST, null, 0], bad: [-1, -0, 1.5, '1', [1]] };

/** For an update of a number above 0: what takes it beyond what can be counted. */
export const beyond = increment(MOST);

export const time: Kind = { good: [from(23 * HOUR)], bad: [from(25 * HOUR), 42, null, 'today'] };
export const timeOrNull: Kind = { good: [from(23 * HOUR), null], bad: [from(25 * HOUR), 42, 'x'] };

export const list = (most: number, item: unknown = 'x'): Kind => ({
  good: [Array.from({ length: most }, () => item), []],
  bad: [Array.from({ length: most + 1 }, () => item), 'x', { a: 1 }, null],
});

export const map = (most: number): Kind => {
  const of = (size: number) =>
    Object.fromEntries(Array.from({ length: size }, (_, n) => [`k${n}`, n]));
  return { good: [of(most), {}], bad: [of(most + 1), 'x', ['x'], null] };
};

/** A map, or none. */
export const mapOrNull = (most: number): Kind => {
  const { good, bad } = map(most);
  return { good: [...good, null], bad: bad.filter(value => value !== null) };
};

export const bool: Kind = { good: [true, false], bad: ['true', 1, null] };

/** One of some words, in these letters. */
export const oneOf = (...words: string[]): Kind => ({
  good: words,
  bad: ['words', `${words[0]}~`, '', null, [words[0]]],
});

/** Search tokens: 200 of them, 4,000 signs together. */
export const tokens: Kind = {
  good: [Array.from({ length: 200 }, () => 'x'.repeat(20)), []],
  bad: [Array.from({ length: 201 }, () => 'x'), ['x'.repeat(4001)], 'x', { a: 'x' }, null],
};

const long = (start: string, length: number) => start + 'x'.repeat(length - start.length);

/** An address of a picture: ours, a file's or a web address of at most 2,048 signs. */
const images = (longest: number): Kind => ({
  good: [long('https://', longest), 'http://a', 'local-file:x', '/x', '/xyz.png'],
  bad: [
    long('https://', longest + 1),
    ...['javascript:alert(1)', '//host/x', '/\\host', '/', 'data:text/html,x', 'ftp://x', 'x'],
    ...['https://a b', 'https://a<b', 'https://a>b', 'https://a"b', 'https://a\nb', 42, ['x']],
    ...['xhttps://a', 'httpss://a', ''],
  ],
});
export const imageOrNull: Kind = {
  good: [...images(2048).good, null],
  bad: images(2048).bad,
};

/** Pictures of a product with one address at one place, among good ones. */
const picturesWith = (url: unknown, at: number, size: number) =>
  Array.from({ length: size }, (_, n) => ({
    id: `${n}`,
    url: n === at ? url : 'https://a/x.jpg',
    alt: '',
  }));

export const pictures: Kind = {
  good: [
    picturesWith('', -1, 30),
    ...Array.from({ length: 11 }, (_, size) => picturesWith('', -1, size)),
    ...images(2008).good.map(url => picturesWith(url, 0, 1)),
  ],
  bad: [
    picturesWith('', -1, 31),
    ...Array.from({ length: 10 }, (_, at) => picturesWith('javascript:alert(1)', at, at + 1)),
    ...Array.from({ length: 10 }, (_, at) => picturesWith('javascript:alert(1)', at, 10)),
    ...images(2008).bad.map(url => picturesWith(url, 0, 1)),
    'x',
    { a: 1 },
  ],
};

export const webAddressOrNull: Kind = {
  good: [long('https://', 2048), 'HTTP://A', null],
  bad: [long('https://', 2049), 'javascript:alert(1)', 'https://a b', 'xhttps://a', 42, ['x'], ''],
};

/** A web address or the name of a host. */
export const link: Kind = {
  good: [
    long('https://', 2048),
    'x'.repeat(2048),
    ' HTTPS://a',
    'juniper.example',
    'http://a:80',
    '',
  ],
  bad: [long('https://', 2049), 'javascript:alert(1)', 'a:b', 'x https://a', 42, null, ['x']],
};

export const email: Kind = {
  good: [
    `${'x'.repeat(254 - '@a.example'.length)}@a.example`,
    ...["o'hara+tag@mail.shop-1.example", 'a.b_c-d@x.co', '-@x.co', "a'b@0.co"],
  ],
  bad: [
    `${'x'.repeat(255 - '@a.example'.length)}@a.example`,
    ...[
      'A@b.co',
      'a@b',
      'a b@c.co',
      'a@b.c',
      'a@-b.co',
      'a@b_c.co',
      'a.@b.co',
      'a@b.co\n',
      '@b.co',
    ],
    ...['a@b.c1', 'a@b..co', "a'@b.co", 'a@@b.co', 'ä@b.co', 'a@b.co.', 42, null, ['x'], ''],
  ],
};

const TAGS = 'script iframe object embed style svg math form meta link base'.split(' ');

export const html: Kind = {
  good: ['x'.repeat(100_000), '', '<p>scripts and forms</p>\n<b>x</b>', '<scripty>', 'a < base'],
  bad: [
    'x'.repeat(100_001),
    ...TAGS.flatMap(tag => [`x\n<${tag}>`, `< / ${tag.toUpperCase()} >\n`]),
    ...['<script src=x>', '<script/x>', '<\nscript\n>', '</script>', 42, null, ['x']],
  ],
};
