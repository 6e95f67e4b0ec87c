/** SVG elements as text, as short as they can be: pictures are committed and should stay small. */

type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (given: Attributes) =>
  Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The fill that shades the object from its lit to its dark side. */
export const BODY = 'url(#b)';

export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path d="${d}" fill="${fill}"${attributes(more)}/>`;

export const line = (d: string, stroke: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  rx = 0,
  more: Attributes = {},
) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${attributes({ rx: rx || undefined, ...more })}/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${attributes(more)}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;

/** Soft light on a surface. */
export const shine = (d: string, opacity = 0.28) => path(d, '#fff', { opacity });

export const group = (content: string, more: Attributes) => `<g${attributes(more)}>${content}</g>`;

/** The same thing several times. */
export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
