const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'visibility',
];

/** The drawing stands in a style sheet that a picture does not have: every style is written out. */
const withInlineStyles = (source: SVGSVGElement): SVGSVGElement => {
  const copy = source.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('A chart is an SVG');
  const originals = [source, ...source.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((element, index) => {
    const original = originals[index];
    if (!original || !(element instanceof SVGElement)) return;
    const computed = getComputedStyle(original);
    for (const name of STYLES) element.style.setProperty(name, computed.getPropertyValue(name));
  });
  return copy;
};

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('The browser cannot draw this chart'));
    image.src = address;
  });

/**
 * A drawing of the page as an image of its own, as it looks now.
 * @throws Error where the browser refuses to draw it.
 */
export const svgImage = (svg: SVGSVGElement): Promise<HTMLImageElement> => {
  const { width, height } = svg.getBoundingClientRect();
  const copy = withInlineStyles(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const source = new XMLSerializer().serializeToString(copy);
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`);
};
