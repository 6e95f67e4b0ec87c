import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import {
  type GridSize,
  type Place,
  type Range,
  type Selection,
  selectCell,
  within,
} from '@/domain/grid/moveSelection.ts';
import { pullBeyond } from '@/domain/grid/pullBeyond.ts';
import { cellsInView } from './gridLayout.ts';

/** Between two steps of a selection that is held at the edge, in milliseconds. */
const STEP = 60;
/** How far a pressed mouse has to go to pull, in pixels: a click may tremble. */
const SLACK = 4;

/** The cell that an element is in, or is. */
const placeOf = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest('[data-column]') : null;
  if (!(cell instanceof HTMLElement)) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

/** A press of the mouse that was not let go yet. */
interface Drag {
  /** What is filled from; null where cells are only selected. */
  fill: Range | null;
  /** Where it was pulled to. */
  at: Place;
  /** Where the pointer is: where it was pressed, until it pulls. */
  pointer: { x: number; y: number };
}

/**
 * Selecting by the mouse, and filling by the handle at the corner of what is selected. Held at an edge
 * of the grid, both go on to what is out of view.
 */
export const useGridMouse = (options: {
  scroller: RefObject<HTMLElement | null>;
  size: GridSize;
  selection: Selection;
  range: Range;
  select: (selection: Selection) => void;
  onFill: (from: Range, to: Range) => void;
}) => {
  const { scroller, size, selection, range, select, onFill } = options;
  const drag = useRef<Drag | null>(null);
  const pullTo = (pulled: Drag, place: Place) => {
    pulled.at = place;
    const { fill } = pulled;
    const { end } = selection;
    if (!fill) {
      if (place.row !== end.row || place.column !== end.column)
        select({ active: selection.active, end: place });
      return;
    }
    const to = { row: place.row, column: fill.right };
    if (place.row < fill.top) select({ active: { row: fill.bottom, column: fill.left }, end: to });
    else if (place.row >= fill.bottom && place.row !== end.row)
      select({ active: { row: fill.top, column: fill.left }, end: to });
  };
  const letGo = useEffectEvent(({ type }: Event) => {
    const from = drag.current?.fill;
    drag.current = null;
    if (from && type === 'pointerup') onFill(from, range);
  });
  const goOn = useEffectEvent(() => {
    const pulled = drag.current;
    const box = scroller.current;
    if (!pulled || !box) return;
    const { row, column } = pullBeyond(pulled.pointer, cellsInView(box));
    if (row === 0 && column === 0) return;
    const { at } = pulled;
    const place = { row: at.row + row, column: at.column + column };
    pullTo(pulled, within(selectCell(place), size).end);
  });
  useEffect(function followBesideTheGridToo() {
    let timer: ReturnType<typeof setInterval> | undefined;
    const onEnd = (event: Event) => {
      clearInterval(timer);
      timer = undefined;
      letGo(event);
    };
    const onMove = (event: globalThis.PointerEvent) => {
      const { buttons, clientX: x, clientY: y } = event;
      const pulled = drag.current;
      if (!pulled) return;
      // Let go where nobody was told of it, as over a dialog of the browser's.
      if (buttons !== 1) return onEnd(event);
      const { pointer } = pulled;
      if (timer === undefined && Math.hypot(x - pointer.x, y - pointer.y) < SLACK) return;
      pulled.pointer = { x, y };
      timer ??= setInterval(goOn, STEP);
    };
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onEnd);
    addEventListener('pointercancel', onEnd);
    return () => {
      clearInterval(timer);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onEnd);
      removeEventListener('pointercancel', onEnd);
    };
  }, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target, clientX: x, clientY: y } = event;
      if (event.button !== 0 || (target instanceof Element && target.closest('.editor'))) return;
      const place = placeOf(target);
      if (!place) return;
      const fill = target instanceof Element && target.closest('[data-handle]') ? range : null;
      if (event.pointerType === 'mouse') drag.current = { fill, at: place, pointer: { x, y } };
      if (!fill)
        select(event.shiftKey ? { active: selection.active, end: place } : selectCell(place));
    },
    onPointerMove: (event: PointerEvent) => {
      const pulled = drag.current;
      const box = scroller.current;
      const place = placeOf(event.target);
      if (!pulled || !box || !place || event.buttons !== 1) return;
      const { at } = pulled;
      const held = pullBeyond({ x: event.clientX, y: event.clientY }, cellsInView(box));
      pullTo(pulled, {
        row: held.row === 0 ? place.row : at.row,
        column: held.column === 0 ? place.column : at.column,
      });
    },
  };
};
