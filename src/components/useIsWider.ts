import { type RefObject, useEffect, useState } from 'react';

/** Whether what is in a box is wider than the box, followed as either changes. */
export const useIsWider = (box: RefObject<HTMLElement | null>): boolean => {
  const [wider, setWider] = useState(false);
  useEffect(
    function followWidths() {
      const element = box.current;
      const content = element?.firstElementChild;
      if (!element || !content) return;
      const observer = new ResizeObserver(() =>
        setWider(content.scrollWidth > element.clientWidth),
      );
      observer.observe(element);
      observer.observe(content);
      return () => observer.disconnect();
    },
    [box],
  );
  return wider;
};
