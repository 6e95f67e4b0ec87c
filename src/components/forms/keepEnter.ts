import type { KeyboardEvent } from 'react';
import { hasModifier } from '../shortcuts/shortcuts.ts';

/** A browser sends the whole form when Enter is pressed in one of its lines; this keeps it from it. */
export const keepEnter = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || hasModifier(event) || !(target instanceof HTMLInputElement)) return;
  if (target.form && target.form === currentTarget.closest('form')) event.preventDefault();
};
