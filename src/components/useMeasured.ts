import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something holds of the sizes of a box and of what is in it, followed as they change.
 * @param holds must stay the same function.
 */
export const useMeasured = (
  box: RefObject<HTMLElement | null>,
  holds: (box: HTMLElement) => boolean,
): boolean => {
  const [held, setHeld] = useState(false);
  useEffect(
    function followSizes() {
      const element = box.current;
      if (!element) return;
      const observer = new ResizeObserver(() => setHeld(holds(element)));
      for (const one of [element, ...element.children]) observer.observe(one);
      return () => observer.disconnect();
    },
    [box, holds],
  );
  return held;
};
