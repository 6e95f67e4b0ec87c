import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SavingForm } from './SavingForm.tsx';

it('is saved by its button and by the shortcut, not by Enter in a line', async () => {
  const save = vi.fn();
  const { getByRole } = render(
    <SavingForm onSave={save}>
      <input aria-label="Title" />
      <input type="checkbox" />
      <button type="submit">Save</button>
    </SavingForm>,
  );
  const user = userEvent.setup();
  await user.type(getByRole('textbox'), 'Teapot{Enter}');
  getByRole('checkbox').focus();
  await user.keyboard('{Enter}');
  expect(save).not.toHaveBeenCalled();

  await user.type(getByRole('textbox'), ' with lid');
  await user.keyboard('{Control>}s{/Control}');
  expect(save).toHaveBeenCalledTimes(1);
  await user.keyboard('{Meta>}{Enter}{/Meta}');
  expect(save).toHaveBeenCalledTimes(2);
  await user.click(getByRole('button'));
  expect(save).toHaveBeenCalledTimes(3);
});
