import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]') !==
    null;

/** A question in front of everything has the keyboard for itself. */
const isAsked = () => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

/** Keys without modifiers, as `KeyboardEvent.key` names them, and what they do. */
export type Shortcuts = readonly (readonly [string, () => void])[];

/** Keys that act while nobody is typing. */
export const useShortcuts = (keys: Shortcuts, active: boolean): void => {
  const wanted = useRef(keys);
  useEffect(function keepNewestKeys() {
    wanted.current = keys;
  });
  useEffect(
    function listenForKeys() {
      if (!active) return;
      const onKey = (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (isTyping(event.target) || isAsked()) return;
        const act = wanted.current.find(([key]) => key === event.key)?.[1];
        if (!act) return;
        event.preventDefault();
        act();
      };
      document.addEventListener('keydown', onKey);
      return () => document.removeEventListener('keydown', onKey);
    },
    [active],
  );
};
