import { PALETTES } from './palette.ts';
import { circle, line, path, rect, repeat } from './shapes.ts';

const MARKS: readonly ((light: string, accent: string) => string)[] = [
  (light, accent) => path('M320 150l110 200H210z', light) + path('M320 260l90 170H230z', accent),
  (light, accent) =>
    circle(270, 300, 110, light) + circle(370, 340, 110, accent, { opacity: 0.85 }),
  (light, accent) =>
    line('M190 300c44-50 86-50 130 0s86 50 130 0', light, 34) +
    line('M190 390c44-50 86-50 130 0s86 50 130 0', accent, 34),
  (light, accent) =>
    rect(200, 200, 150, 240, light, 75) + rect(290, 200, 150, 240, accent, 75, { opacity: 0.85 }),
  (light, accent) =>
    repeat(
      6,
      i =>
        `<ellipse cx="320" cy="230" rx="40" ry="86" fill="${light}" opacity=".9" transform="rotate(${i * 60} 320 320)"/>`,
    ) + circle(320, 320, 38, accent),
  (light, accent) =>
    path('M200 200h240v120a120 120 0 0 1-240 0z', light) + rect(296, 320, 48, 130, accent, 24),
  (light, accent) =>
    repeat(4, i =>
      rect(
        196 + (i % 2) * 134,
        196 + Math.floor(i / 2) * 134,
        114,
        114,
        i === 0 || i === 3 ? light : accent,
        i * 19,
      ),
    ),
];

const KEYS = Object.keys(PALETTES);

/** A mark for business number `number`: shapes and colours that no other of the first 42 has. */
export const drawLogo = (number: number): string => {
  const palette = PALETTES[KEYS[number % KEYS.length] ?? ''];
  const mark = MARKS[number % MARKS.length];
  if (!palette || !mark) return '';
  const [from, to] = palette.body;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">',
    `<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    '<rect width="640" height="640" fill="url(#g)"/>',
    mark('#fffaf2', palette.light),
    '</svg>\n',
  ].join('');
};

/** What stands for a business without a picture of its own: a shop front. */
export const drawDefaultBusiness = (): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">',
    '<rect width="640" height="640" fill="#dfe4ea"/>',
    path('M176 300h288v190a14 14 0 0 1-14 14H190a14 14 0 0 1-14-14z', '#fff'),
    rect(338, 350, 84, 154, '#8995a5', 8) + rect(214, 350, 92, 84, '#c4ccd6', 8),
    path(
      'M186 160h268l50 110a46 46 0 0 1-92 0 46 46 0 0 1-92 0 46 46 0 0 1-92 0 46 46 0 0 1-92 0z',
      '#66758a',
    ),
    path('M254 160h66v110a46 46 0 0 1-92 0zM386 160h68l50 110a46 46 0 0 1-92 0z', '#8995a5'),
    '</svg>\n',
  ].join('');
