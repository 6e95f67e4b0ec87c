/** Pixels of the picture for each pixel on the screen. */
const SCALE = 2;
const TITLE_HEIGHT = 40;
const MARGIN = 16;

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

/** The chart stands in a style sheet that a picture does not have: every style is written out. */
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

const largestSvg = (container: Element) =>
  [...container.querySelectorAll('svg')].sort(
    (a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width,
  )[0];

/**
 * The chart inside `container` as a picture with its title, in the colours it is shown in.
 * @throws Error where there is no chart, or the browser refuses to draw it.
 */
export const chartPng = async (container: Element, title: string): Promise<Blob> => {
  const svg = largestSvg(container);
  if (!svg) throw new Error('There is no chart to save');
  const { width, height } = svg.getBoundingClientRect();
  const copy = withInlineStyles(svg);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const source = new XMLSerializer().serializeToString(copy);
  const image = await loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`);
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * MARGIN) * SCALE;
  canvas.height = (height + TITLE_HEIGHT + MARGIN) * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  const style = getComputedStyle(container.closest('section') ?? container);
  context.scale(SCALE, SCALE);
  context.fillStyle = style.backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = style.color;
  context.font = `600 16px ${style.fontFamily}`;
  context.fillText(title, MARGIN, 28);
  context.drawImage(image, MARGIN, TITLE_HEIGHT, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture came out'))));
  });
};
