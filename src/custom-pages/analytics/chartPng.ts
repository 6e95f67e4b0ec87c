import { paintElement } from './paintElement.ts';

/** Pixels of the picture for each pixel on the screen. */
const SCALE = 2;
const TITLE_HEIGHT = 40;
const MARGIN = 16;

/** How wide a chart is, with what of it is scrolled out of sight. */
const fullWidth = (container: Element) =>
  Math.max(...[container, ...container.querySelectorAll('*')].map(one => one.scrollWidth));

/**
 * The chart inside `container` as a picture with its title, in the colours it is shown in.
 * @throws Error where the browser refuses to draw it.
 */
export const chartPng = async (container: Element, title: string): Promise<Blob> => {
  const { left, top, height } = container.getBoundingClientRect();
  const width = fullWidth(container);
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
  context.translate(MARGIN - left, TITLE_HEIGHT - top);
  await paintElement(context, container);
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('No picture came out'))));
  });
};
