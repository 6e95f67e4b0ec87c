import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { type Place, type Range, type Selection, selectCell } from '@/domain/grid/moveSelection.ts';

/** The cell that an element is in, or is. */
const placeOf = (target: EventTarget | null): Place | null => {
  const cell = target instanceof Element ? target.closest('[data-column]') : null;
  if (!(cell instanceof HTMLElement)) return null;
  return { row: Number(cell.dataset.row), column: Number(cell.dataset.column) };
};

/** Selecting by the mouse, and filling by the handle at the corner of what is selected. */
export const useGridMouse = (options: {
  selection: Selection;
  range: Range;
  select: (selection: Selection) => void;
  onFill: (from: Range, to: Range) => void;
}) => {
  const { selection, range, select, onFill } = options;
  const filled = useRef<Range | null>(null);
  const dragging = useRef(false);
  const letGo = useEffectEvent(({ type }: Event) => {
    const from = filled.current;
    dragging.current = false;
    filled.current = null;
    if (from && type === 'pointerup') onFill(from, range);
  });
  useEffect(function letGoBesideTheGridToo() {
    const onEvent = (event: Event) => letGo(event);
    addEventListener('pointerup', onEvent);
    addEventListener('pointercancel', onEvent);
    return () => {
      removeEventListener('pointerup', onEvent);
      removeEventListener('pointercancel', onEvent);
    };
  }, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      const { target } = event;
      if (event.button !== 0 || (target instanceof Element && target.closest('.editor'))) return;
      const place = placeOf(target);
      if (!place) return;
      dragging.current = event.pointerType === 'mouse';
      if (target instanceof Element && target.closest('[data-handle]')) {
        filled.current = range;
        return;
      }
      select(event.shiftKey ? { active: selection.active, end: place } : selectCell(place));
    },
    onPointerMove: (event: PointerEvent) => {
      if (!dragging.current || event.buttons !== 1) return;
      const place = placeOf(event.target);
      if (!place) return;
      const from = filled.current;
      const end = from ? { row: place.row, column: from.right } : place;
      if (from && place.row < from.top)
        return select({ active: { row: from.bottom, column: from.left }, end });
      const active = from ? { row: from.top, column: from.left } : selection.active;
      if (from && place.row < from.bottom) return;
      if (end.row !== selection.end.row || end.column !== selection.end.column)
        select({ active, end });
    },
  };
};
