import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';

/**
 * Whether the navigation is expanded. It collapses on a click elsewhere and on Escape; on a phone
 * collapsed means out of sight.
 * @param inside elements whose clicks do not count as elsewhere.
 */
export const useNavigationState = (inside: readonly RefObject<HTMLElement | null>[]) => {
  const [expanded, setExpanded] = useState(false);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const collapse = useCallback(() => setExpanded(false), []);
  const toggle = useCallback(() => setExpanded(before => !before), []);
  useShortcut('close', collapse, { active: expanded });
  useEffect(
    function collapseOnClickElsewhere() {
      if (!expanded) return;
      const onClick = ({ target }: MouseEvent) => {
        const within = inside.some(
          ({ current }) => target instanceof Node && current?.contains(target),
        );
        if (!within) collapse();
      };
      document.addEventListener('click', onClick, true);
      return () => document.removeEventListener('click', onClick, true);
    },
    [expanded, collapse, inside],
  );
  return { expanded, hidden: phone && !expanded, phone, toggle, collapse };
};
