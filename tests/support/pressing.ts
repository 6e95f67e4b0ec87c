import { act, fireEvent, screen, waitFor } from '@testing-library/react';

/** How long a page may take to show what is waited for. */
export const PATIENCE = { timeout: 20_000 };

/** All that the console shows. */
export const text = (): string => document.body.textContent ?? '';

/** The topmost button of a name that can be pressed. */
export const button = (name: string | RegExp): HTMLElement => {
  const fits = (own: string) => (typeof name === 'string' ? own === name : name.test(own));
  const found = [
    ...document.querySelectorAll<HTMLElement>('button, a[role=button], [role=menuitem]'),
  ].filter(
    one =>
      fits(one.textContent?.trim() || one.getAttribute('aria-label') || '') &&
      !one.hasAttribute('disabled'),
  );
  const last = found.at(-1);
  if (!last)
    throw new Error(
      `There is no button ${name}: ${[...document.querySelectorAll('button')].map(b => b.textContent || b.getAttribute('aria-label')).join(' | ')}`,
    );
  return last;
};
/** Presses a button, once it is there. */
export const press = (name: string | RegExp): Promise<void> =>
  waitFor(() => button(name), PATIENCE).then(found => act(async () => void fireEvent.click(found)));
/** Types into the topmost field of a name. */
export const type = async (label: string | RegExp, value: string): Promise<void> => {
  const fields = await screen.findAllByLabelText(label, { selector: 'input, textarea' }, PATIENCE);
  const field = fields.at(-1);
  if (field) fireEvent.change(field, { target: { value } });
};
