import { useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="listbox"], [role="menu"]') !==
    null;

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
        if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
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
