import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ElementType, type ReactNode, useRef } from 'react';
import { useMeasured } from './useMeasured.ts';

const isLarger = (box: HTMLElement) =>
  box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth;

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
  const scrolls = useMeasured(box, isLarger);
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
