import type { Place } from './moveSelection.ts';

/** A point or the edges of a box, in pixels of the window. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How near to an edge counts as beyond it: a grid may reach to the end of the screen. */
const EDGE = 8;
/** Pixels beyond an edge for one more step at a time. */
const FASTER = 40;
const FASTEST = 8;

const beyond = (at: number, from: number, to: number): number => {
  const away = at < from + EDGE ? from + EDGE - at : Math.max(0, at - (to - EDGE));
  const steps = Math.min(FASTEST, Math.ceil(away / FASTER));
  return at < from + EDGE ? -steps : steps;
};

/**
 * How far the end of a selection goes on at a time while it is held at or beyond an edge of the cells in
 * view: faster, the further away. Rows and columns, negative upwards and to the left, 0 within.
 */
export const pullBeyond = (pointer: { x: number; y: number }, cells: Edges): Place => ({
  row: beyond(pointer.y, cells.top, cells.bottom),
  column: beyond(pointer.x, cells.left, cells.right),
});
