import { useCallback } from 'react';

/** Height that something fixed to the foot of the window takes; bars at the foot keep above it. */
const PROPERTY = '--room-below';

/** As a length for styles. */
export const ROOM_BELOW = `var(${PROPERTY}, 0px)`;

/**
 * A ref for something fixed to the foot of the window: pages end above it and bars that stick to
 * the foot stand above it, so that it covers no button.
 */
export const useRoomBelow = () =>
  useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const taken = window.innerHeight - element.getBoundingClientRect().top;
      style.setProperty(PROPERTY, `${Math.max(0, Math.ceil(taken))}px`);
    });
    observer.observe(element);
    document.body.style.paddingBottom = ROOM_BELOW;
    return () => {
      observer.disconnect();
      style.removeProperty(PROPERTY);
      document.body.style.paddingBottom = '';
    };
  }, []);
