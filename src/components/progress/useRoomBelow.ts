import { useCallback } from 'react';

/** Height that something at the foot of the window takes; bars at the foot keep above it. */
const PROPERTY = '--room-below';

/** As a length for styles. */
export const ROOM_BELOW = `var(${PROPERTY}, 0px)`;

/**
 * A ref for something that sticks to the foot of the window: other bars at the foot stand above it,
 * and what the keyboard moves to is scrolled clear of it.
 */
export const useRoomBelow = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty(PROPERTY, `${Math.ceil(element.getBoundingClientRect().height)}px`),
    );
    observer.observe(element);
    style.scrollPaddingBottom = ROOM_BELOW;
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
      style.scrollPaddingBottom = '';
    };
  }, []);
