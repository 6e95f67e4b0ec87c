const HEX = '0123456789abcdef';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const FIRST =
  'amber brass copper dusty elegant golden heavy ivory light noble quiet rustic tiny zesty';
const SECOND = 'basket bench chair clock frame lamp mirror rug shelf stool table vase';

const random = (seed: number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
};

const textOf = (alphabet: string, length: number, next: () => number) =>
  Array.from({ length }, () => alphabet[Math.floor(next() * alphabet.length)]).join('');

const pick = (words: string, next: () => number) => {
  const all = words.split(' ');
  return all[Math.floor(next() * all.length)] ?? '';
};

const each = (count: number, make: (index: number, next: () => number) => string) => {
  const next = random(count);
  return Array.from({ length: count }, (_, index) => make(index, next));
};

/** Ids as databases have them: the same ones at every run. */
export const ID_SHAPES: Readonly<Record<string, (count: number) => string[]>> = {
  'Firestore’s': count => each(count, (_, next) => textOf(LETTERS, 20, next)),
  UUID: count =>
    each(count, (_, next) =>
      [8, 4, 3, 4, 12]
        .map((length, at) => (at === 2 ? '4' : '') + textOf(HEX, length, next))
        .join('-'),
    ),
  padded: count => each(count, index => `row${String(index).padStart(6, '0')}`),
  sequential: count => each(count, index => String(index + 1)),
  'slugs of words': count =>
    each(count, (index, next) => `${pick(FIRST, next)}-${pick(SECOND, next)}-${index}`),
};

/** As many of each shape, in one collection. */
export const mixedIds = (count: number): string[] => {
  const shapes = Object.values(ID_SHAPES);
  return shapes.flatMap(make => make(Math.ceil(count / shapes.length))).slice(0, count);
};
