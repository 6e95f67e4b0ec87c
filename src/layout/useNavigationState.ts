import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEvent, useStore } from 'ra-core';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useShortcut } from '@/components/shortcuts/useShortcut.ts';

/**
 * Whether the navigation is expanded. It collapses on a click elsewhere, on Escape, and when the
 * keyboard goes on from it to the page, part of which it lies over (WCAG 2.2, 2.4.11); on a phone
 * collapsed means out of sight. Pinned it stays open beside the page until it is closed, in this
 * browser for this person; windows without the room for both have no pin.
 * @param inside elements whose clicks do not count as elsewhere.
 */
export const useNavigationState = (inside: readonly RefObject<HTMLElement | null>[]) => {
  const [opened, setOpened] = useState(false);
  const [storedPin, setStoredPin] = useStore<unknown>('navigation.pinned', false);
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const pinnable = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const pinned = pinnable && storedPin === true;
  const expanded = pinned || opened;
  const collapse = useCallback(() => setOpened(false), []);
  const pin = useEvent((to: boolean) => {
    setStoredPin(to);
    // Whoever takes the pin out is still at the navigation.
    setOpened(!to);
  });
  const toggle = useEvent(() => {
    if (pinned) setStoredPin(false);
    setOpened(!expanded);
  });
  useShortcut('close', collapse, { active: opened });
  useEffect(
    function collapseElsewhere() {
      if (!opened) return;
      const onClick = ({ target }: MouseEvent) => {
        const within = inside.some(
          ({ current }) => target instanceof Node && current?.contains(target),
        );
        if (!within) collapse();
      };
      const onFocus = ({ target, relatedTarget: from }: FocusEvent) => {
        const within = (place: string, one: EventTarget | null) =>
          one instanceof Element && one.closest(place) !== null;
        // A page that has just come takes the focus by itself, whatever was opened meanwhile.
        if (within('nav', from) && within('main', target)) collapse();
      };
      document.addEventListener('click', onClick, true);
      document.addEventListener('focusin', onFocus);
      return () => {
        document.removeEventListener('click', onClick, true);
        document.removeEventListener('focusin', onFocus);
      };
    },
    [opened, collapse, inside],
  );
  return { expanded, hidden: phone && !expanded, phone, pinnable, pinned, toggle, collapse, pin };
};
