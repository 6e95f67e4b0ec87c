import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { progress } from '@/i18n/en/progress.ts';
import { ProgressPanel } from './ProgressPanel.tsx';
import { startTask, type TaskControl, taskStore } from './taskStore.ts';

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, progress }), 'en');
const show = () =>
  render(
    <CoreAdminContext i18nProvider={i18nProvider}>
      <ProgressPanel />
    </CoreAdminContext>,
  );
const wait = (milliseconds: number) =>
  act(() => new Promise(done => setTimeout(done, milliseconds)));

describe('ProgressPanel', () => {
  let control: TaskControl | undefined;
  let finish: (error?: Error) => void = () => {};
  const begin = () =>
    startTask({
      title: 'Export of products',
      total: 1_200,
      run: task => {
        control = task;
        return new Promise((resolve, reject) => {
          finish = error => (error ? reject(error) : resolve());
          task.signal.addEventListener('abort', () => reject(task.signal.reason));
        });
      },
    });
  beforeEach(() => taskStore.clear());
  afterEach(() => taskStore.clear());

  it('shows nothing while there is nothing to show', () => {
    show();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('tells counts while a task runs, and announces its end', async () => {
    show();
    act(() => void begin());
    control?.progress(300);
    await wait(150);
    expect(screen.getByText(/300 of 1,200/)).toBeTruthy();
    expect(
      screen.getByRole('progressbar', { name: 'Progress of Export of products' }).ariaValueNow,
    ).toBe('25');
    expect(screen.getByRole('status').textContent).toBe('Export of products: 25 per cent');
    await act(async () => finish());
    expect(screen.getByRole('status').textContent).toBe('Export of products: done');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('cancels by its button and can be dismissed then', async () => {
    show();
    act(() => void begin());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel: Export of products' }));
    expect(screen.getByText('Cancelled after 0')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close: Export of products' }));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('lists what failed, says why it stopped, and offers to go on', async () => {
    show();
    act(() => void begin());
    let resumed = 0;
    control?.fail({ item: 'Lamp', message: 'It was changed by somebody else.' });
    control?.offer({
      label: 'Continue with 900',
      run: () => {
        resumed++;
      },
    });
    await act(async () => finish(new Error('No connection.')));
    const region = screen.getByRole('region', { name: 'Running tasks' });
    expect(within(region).getByText('Stopped: No connection.')).toBeTruthy();
    expect(within(region).getByText('1 item failed')).toBeTruthy();
    expect(within(region).getByText('Lamp')).toBeTruthy();
    await userEvent.click(within(region).getByRole('button', { name: 'Continue with 900' }));
    expect(resumed).toBe(1);
  });

  it('shows one of several until all are asked for, and says how many need a look', async () => {
    show();
    act(() => void begin());
    await act(async () => finish(new Error('No connection.')));
    act(() => void begin());
    const region = screen.getByRole('region', { name: 'Running tasks' });
    expect(within(region).getAllByRole('listitem')).toHaveLength(1);
    expect(within(region).getByText(/1 needs a look/)).toBeTruthy();
    const toggle = screen.getByRole('button', { name: 'Show all 2' });
    expect(toggle.ariaExpanded).toBe('false');
    await userEvent.click(toggle);
    expect(within(region).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Show less' }).ariaExpanded).toBe('true');
  });

  it('closes all that ended at once, and keeps what runs', async () => {
    show();
    for (let count = 0; count < 3; count++) {
      act(() => void begin());
      await act(async () => finish(new Error('No connection.')));
    }
    act(() => void begin());
    await userEvent.click(screen.getByRole('button', { name: 'Close all' }));
    expect(taskStore.snapshot().map(({ state }) => state)).toEqual(['running']);
  });

  describe('when work has ended', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    const region = () => screen.queryByRole('region', { name: 'Running tasks' });

    it('leaves by itself where all went well', async () => {
      show();
      act(() => void begin());
      await act(async () => finish());
      await pass(5_000);
      expect(region()).toBeTruthy();
      await pass(2_000);
      expect(region()).toBeNull();
    });

    it('stays while the pointer or the focus is on it', async () => {
      show();
      act(() => void begin());
      await act(async () => finish());
      const button = screen.getByRole('button', { name: 'Close: Export of products' });
      act(() => button.focus());
      await pass(60_000);
      expect(region()).toBeTruthy();
      act(() => button.blur());
      await pass(7_000);
      expect(region()).toBeNull();
    });

    it('stays where something failed', async () => {
      show();
      act(() => void begin());
      control?.fail({ item: 'Lamp', message: 'It was changed by somebody else.' });
      await act(async () => finish());
      await pass(600_000);
      expect(region()).toBeTruthy();
    });
  });
});
