import { svgImage } from './svgImage.ts';

/** A piece of text that stands on one line. */
interface Line {
  text: string;
  box: DOMRect;
}

const boxOf = (node: Text, start: number, end: number) => {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range.getBoundingClientRect();
};

/** The lines that a text is broken into on the screen; words never are. */
const linesOf = (node: Text): Line[] => {
  const lines: (Line & { start: number; end: number })[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    const end = index + word.length;
    const box = boxOf(node, index, end);
    if (box.width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.box.top - box.top) < 1) last.end = end;
    else lines.push({ start: index, end, text: '', box });
  }
  return lines.map(({ start, end }) => ({
    text: node.data.slice(start, end).replace(/\s+/g, ' '),
    box: boxOf(node, start, end),
  }));
};

const paintText = (context: CanvasRenderingContext2D, node: Text, style: CSSStyleDeclaration) => {
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.fillStyle = style.color;
  // A canvas has no tabular figures: their columns are kept by their right edge.
  const right = style.fontVariantNumeric.includes('tabular-nums');
  context.textAlign = right ? 'right' : 'left';
  for (const { text, box } of linesOf(node)) {
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText(text);
    context.fillText(
      text,
      right ? box.right : box.left,
      box.top + (box.height - up - down) / 2 + up,
    );
  }
};

const paintBox = (
  context: CanvasRenderingContext2D,
  { left, top, width, height }: DOMRect,
  style: CSSStyleDeclaration,
) => {
  if (width === 0 || height === 0) return;
  context.beginPath();
  context.roundRect(left, top, width, height, Number.parseFloat(style.borderTopLeftRadius) || 0);
  context.fillStyle = style.backgroundColor;
  context.fill();
};

/**
 * Paints an element where it stands on the screen, its backgrounds, texts and drawings; what is
 * scrolled out of sight inside it as well. Borders, shadows and pictures are not painted.
 * @throws Error where the browser refuses to draw an SVG.
 */
export const paintElement = async (
  context: CanvasRenderingContext2D,
  element: Element,
): Promise<void> => {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  const box = element.getBoundingClientRect();
  if (element instanceof SVGSVGElement) {
    if (box.width > 0 && box.height > 0)
      context.drawImage(await svgImage(element), box.left, box.top, box.width, box.height);
    return;
  }
  paintBox(context, box, style);
  for (const child of element.childNodes) {
    if (child instanceof Text) paintText(context, child, style);
    else if (child instanceof Element) await paintElement(context, child);
  }
};
