import type { Palette } from './palette.ts';
import { ellipse } from './shapes.ts';

const gradient = (id: string, [from, to]: readonly [string, string], x2: number, y2: number) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;

/**
 * A square picture: a two-tone background with a rise of light behind the object, its shadow on
 * the ground at height `ground`, and the object itself.
 */
export const framed = (palette: Palette, content: string, ground = 520, shadow = 170): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640">',
    `<defs>${gradient('g', palette.back, 0, 1)}${gradient('b', palette.body, 1, 1)}</defs>`,
    '<rect width="640" height="640" fill="url(#g)"/>',
    '<circle cx="320" cy="300" r="232" fill="#fff" opacity=".34"/>',
    shadow > 0 ? ellipse(320, ground, shadow, 20, palette.dark, { opacity: 0.18 }) : '',
    content,
    '</svg>\n',
  ].join('');
