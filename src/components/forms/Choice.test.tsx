import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { expect, it } from 'vitest';
import { Choice } from './Choice.tsx';

const NOTE = 'There are more.';

it('says what there is to say of the options beside them, where they do not lie over it', async () => {
  render(
    <CoreAdminContext dataProvider={testDataProvider()}>
      <Choice<string> label="Brand" note={NOTE} options={['Elm', 'Oak']} />
    </CoreAdminContext>,
  );
  const input = screen.getByRole('combobox', { name: 'Brand' });
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(input.getAttribute('aria-description')).toBe(NOTE);
  fireEvent.mouseDown(input);
  const surface = screen.getByRole('listbox').closest('.MuiAutocomplete-paper');
  expect(surface?.contains(screen.getByText(NOTE))).toBe(true);
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByText(NOTE)).toBeNull());
});
