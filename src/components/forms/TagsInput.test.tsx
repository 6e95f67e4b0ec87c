import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { MOST_OFFERED } from './offered.ts';
import { TagsInput } from './TagsInput.tsx';

const Form = (props: { suggestions: readonly string[]; onType: (text: string) => void }) => (
  <CoreAdminContext dataProvider={testDataProvider()}>
    <FormProvider {...useForm({ defaultValues: { tags: ['Elm'] } })}>
      <TagsInput name="tags" label="Tags" {...props} />
    </FormProvider>
  </CoreAdminContext>
);

it('offers a few of thousands, finds the others by their letters, and takes any other', () => {
  const onType = vi.fn();
  const suggestions = ['Elm', ...Array.from({ length: 3000 }, (_, index) => `Tag ${index}`)];
  render(<Form {...{ suggestions, onType }} />);
  const input = screen.getByRole('combobox', { name: 'Tags' });
  fireEvent.mouseDown(input);
  const options = () => screen.queryAllByRole('option').map(one => one.textContent);
  expect(options()).toHaveLength(MOST_OFFERED);
  expect(options()).not.toContain('Elm');
  fireEvent.change(input, { target: { value: 'tAg 2999' } });
  expect(options()).toEqual(['Tag 2999']);
  expect(onType).toHaveBeenLastCalledWith('tAg 2999');
  fireEvent.change(input, { target: { value: 'Unheard of,' } });
  expect(screen.getByText('Unheard of')).toBeTruthy();
  expect(onType).toHaveBeenLastCalledWith('');
});
