import { fireEvent, render, screen, within } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyProduct } from '@/domain/product/emptyProduct.ts';
import {
  type ProductFormValues,
  productFormValues,
} from '@/domain/product/form/productFormValues.ts';
import { english } from '@/i18n/en/index.ts';
import { VariantsSection } from './VariantsSection.tsx';

vi.mock('@/providers/ServicesContext.tsx', () => ({
  useServices: () => ({ files: { resolve: async (address: string) => address } }),
}));

// jsdom gives nothing a size, so that no row would be in view: here all of them are.
vi.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count }: { count: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_, index) => ({ index, start: 0, end: 0 })),
    getTotalSize: () => 0,
    scrollToIndex: () => {},
  }),
}));

const i18nProvider = polyglotI18nProvider(() => english, 'en');

const Told = () => {
  const variants = useWatch<ProductFormValues, 'variants'>({ name: 'variants' });
  return (
    <output>
      {variants.map(v => `${Object.values(v.optionValues).join('/')}=${v.price || '-'}`).join(' ')}
    </output>
  );
};

const Form = () => {
  const form = useForm<ProductFormValues>({
    defaultValues: { ...productFormValues(emptyProduct('USD')), price: '25.00' },
  });
  return (
    <FormProvider {...form}>
      <VariantsSection />
      <Told />
    </FormProvider>
  );
};

const told = () => document.querySelector('output')?.textContent;
const write = (element: HTMLElement, value: string) =>
  fireEvent.change(element, { target: { value } });
const option = async (name: string, values: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  write(dialog.getByLabelText('Name'), name);
  write(dialog.getByLabelText('New values'), values);
  fireEvent.click(dialog.getByText('Apply'));
};
const add = async (name: string, values: string) => {
  fireEvent.click(screen.getByText('Add option'));
  await option(name, values);
};

describe('VariantsSection', { timeout: 30_000 }, () => {
  beforeEach(() => {
    render(
      <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
        <Form />
      </CoreAdminContext>,
    );
  });

  it('makes a row for every combination and keeps what was typed when options change', async () => {
    await add('Size', 'S, M');
    expect(told()).toBe('S=- M=-');
    write(await screen.findByLabelText('Price of M'), '30');
    await add('Colour', 'Red, Blue');
    expect(told()).toBe('S/Red=- S/Blue=- M/Red=30.00 M/Blue=30.00');
    expect(await screen.findByText('4 variants')).toBeTruthy();
    expect((await screen.findByLabelText('Price of S / Red')).getAttribute('placeholder')).toBe(
      '25.00',
    );
  });

  it('tells what is wrong with an option and applies nothing', async () => {
    await add('Size', 'S, M');
    await add('size', '');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Two options have the same name.')).toBeTruthy();
    expect(dialog.getByText('Add at least one value.')).toBeTruthy();
    expect(told()).toBe('S=- M=-');
  });

  it('refuses more variants than a product can have', async () => {
    const many = Array.from({ length: 46 }, (_, index) => `v${index}`).join(',');
    await add('Size', many);
    await add('Colour', many);
    expect(screen.getByText(/These would be 2116 variants/)).toBeTruthy();
  });

  it('brings a removed variant back with what it held', async () => {
    await add('Size', 'S, M');
    write(await screen.findByLabelText('Price of M'), '30');
    fireEvent.click(screen.getByLabelText('Remove M'));
    expect(told()).toBe('S=-');
    fireEvent.click(screen.getByText('Add 1 missing combination'));
    expect(told()).toBe('S=- M=30.00');
  });

  it('sets a value for all of them', async () => {
    await add('Size', 'S, M');
    const group = within(await screen.findByRole('group', { name: 'Set for all' }));
    write(group.getByLabelText('Value'), '12');
    fireEvent.click(group.getByText('Set'));
    expect(told()).toBe('S=12.00 M=12.00');
  });
});
