/**
 * Moves to the first field that is marked as wrong, in the order of the page.
 * @returns whether there was one in view to go to.
 */
export const focusFirstProblem = (within: ParentNode): boolean => {
  const field = [...within.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find(
    element => element.tabIndex >= 0 && !element.hasAttribute('disabled'),
  );
  if (!field) return false;
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'auto' });
  return true;
};
