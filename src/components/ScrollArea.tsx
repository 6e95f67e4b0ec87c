import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ElementType, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * A box whose content may be larger than it is. While it is, the keyboard reaches it, since not
 * every browser lets arrow keys scroll what cannot have the focus.
 * @param props.label what it holds, for screen readers.
 */
export const ScrollArea = (props: {
  label: string;
  component?: ElementType;
  sx?: SxProps<Theme>;
  children: ReactNode;
}) => {
  const { label, component = 'div', sx, children } = props;
  const box = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(function followSizes() {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setScrolls(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      ),
    );
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, []);
  return (
    <Box
      component={component}
      ref={box}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label })}
      sx={sx}
    >
      {children}
    </Box>
  );
};
