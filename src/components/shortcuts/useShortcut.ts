import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hasModifier, isPressed, type ShortcutName, shortcut } from './shortcuts.ts';

interface Registered {
  name: ShortcutName;
  act: () => void;
  within?: RefObject<HTMLElement | null>;
}

/** What can be done by keyboard now, the newest last. */
const registered: Registered[] = [];

const TYPING =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role="listbox"], [role="menu"]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPING) !== null;

/** What is in front of everything and has the keyboard for itself. */
const front = () =>
  [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1) ?? null;

const isReached = ({ name, within }: Registered): boolean => {
  const asked = front();
  if (asked === null || shortcut(name).overDialogs) return true;
  return within?.current != null && asked.contains(within.current);
};

const onKey = (event: KeyboardEvent) => {
  if (event.defaultPrevented || event.isComposing) return;
  if (!hasModifier(event) && isTyping(event.target)) return;
  const meant = registered.filter(({ name }) => isPressed(name, event));
  if (meant.length === 0) return;
  const reached = meant.findLast(isReached);
  // The browser's own Ctrl+S would store the page as a file.
  if (reached || hasModifier(event)) event.preventDefault();
  if (!event.repeat) reached?.act();
};

const register = (one: Registered) => {
  if (registered.length === 0) document.addEventListener('keydown', onKey);
  registered.push(one);
  return () => {
    registered.splice(registered.indexOf(one), 1);
    if (registered.length === 0) document.removeEventListener('keydown', onKey);
  };
};

/** Does what a shortcut would do now, for buttons and menus elsewhere that offer the same. */
export const runShortcut = (name: ShortcutName): void =>
  registered.findLast(one => one.name === name)?.act();

/**
 * Acts on a shortcut while the component is there. Without a modifier it does nothing while
 * somebody types; an open dialog has the keyboard for itself and for what is in it.
 * @param options.within the part of the page that it belongs to; the page without.
 */
export const useShortcut = (
  name: ShortcutName,
  act: () => void,
  options: { active?: boolean; within?: RefObject<HTMLElement | null> } = {},
): void => {
  const { active = true, within } = options;
  const newest = useRef(act);
  // Before anything can be seen: whoever sees it may press the key at once.
  useLayoutEffect(function keepNewest() {
    newest.current = act;
  });
  useLayoutEffect(
    function listen() {
      if (!active) return;
      return register({ name, act: () => newest.current(), within });
    },
    [name, active, within],
  );
};
