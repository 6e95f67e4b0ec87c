/** Something that a field may hold in a database, whatever its schema says. */
export type HostileValue = readonly [tries: string, value: unknown];

const nested = (depth: number): unknown => (depth === 0 ? 'deep' : [nested(depth - 1)]);

const ofEveryObject = () =>
  JSON.parse('{"constructor":"x","hasOwnProperty":1,"toString":null,"__proto__":{"evil":true}}');

const TEXTS: readonly HostileValue[] = [
  ['a text with markup', '<img src=x onerror="window.__pwned=1"><script>window.__pwned=1</script>'],
  ['a very long text', 'W'.repeat(100_000)],
  ['another direction, nothing to see, pictures', '\u202egnp\u200b\u2066\u0000 👩‍👩‍👧‍👦 ﷽'],
  ['an address that runs', 'javascript:window.__pwned=1'],
  ['a part of every object', 'constructor'],
  ['its prototype', '__proto__'],
  ['a path', 'a/b'],
  ['the folder above', '..'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is what somebody may have stored
  ['a placeholder', '%{name} |||| ${7*7}'],
  ['a formula', '=1+1'],
  ['no text', ''],
  ['a blank', ' '],
  ['a date in words', '9999-99-99'],
];

const NUMBERS: readonly HostileValue[] = [
  ['nothing countable', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['less than nothing', -1],
  ['nought', 0],
  ['a fraction', 0.1 + 0.2],
  ['the largest whole number', Number.MAX_SAFE_INTEGER],
  ['more than is whole', 2 ** 60],
  ['the largest number', Number.MAX_VALUE],
];

const DATES: readonly HostileValue[] = [
  ['the year 9999', new Date(253_402_300_799_999)],
  ['the year before our era', new Date(-62_198_755_200_000)],
  ['the last time there is', new Date(8.64e15)],
  ['the first time there is', new Date(-8.64e15)],
  ['no time', new Date(Number.NaN)],
];

const OTHERS: readonly HostileValue[] = [
  ['nothing', null],
  ['what is missing', undefined],
  ['yes', true],
  ['an object that is no text', { toString: 'x', valueOf: 1 }],
  ['an object with names of every object', ofEveryObject()],
  ['an empty object', {}],
  ['no elements', []],
  ['elements of every kind', [null, 1, 'x', { toString: 'x' }, [[]], new Date(0)]],
  ['lists in lists', nested(19)],
  ['bytes', new Uint8Array([1, 2, 3])],
];

/** What fields of each kind are given to hold: first what is of the kind, then of the others. */
export const HOSTILE_VALUES = { string: TEXTS, number: NUMBERS, date: DATES, other: OTHERS };

/** Every hostile value. */
export const ALL_HOSTILE_VALUES: readonly HostileValue[] = [
  ...TEXTS,
  ...NUMBERS,
  ...DATES,
  ...OTHERS,
];
