import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { gridProduct } from '../../../../tests/support/gridProducts.ts';
import { FiguresSection } from './FiguresSection.tsx';

const reads = vi.hoisted(() => ({ count: 0 }));
vi.mock('./ProductFigures.tsx', () => ({
  default: () => {
    reads.count += 1;
    return <p>figures</p>;
  },
}));

const button = () => screen.getByRole('button', { name: /Figures/i });

const show = () =>
  render(
    <CoreAdminContext store={memoryStore()}>
      <FiguresSection product={gridProduct('p')} />
    </CoreAdminContext>,
  );

it('shows the figures by a double click, too, and hides them by another click', async () => {
  show();
  await userEvent.dblClick(button());
  expect(await screen.findByText('figures')).toBeTruthy();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  expect(reads.count).toBe(1);
  await userEvent.click(button());
  expect(screen.queryByText('figures')).toBeNull();
});

it('is shown and hidden by the keyboard as often as asked', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(button().getAttribute('aria-expanded')).toBe('false');
});
