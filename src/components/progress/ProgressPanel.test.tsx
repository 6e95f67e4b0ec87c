import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Export of products' }));
    expect(screen.getByText('Cancelled after 0')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss Export of products' }));
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

  it('collapses', async () => {
    show();
    act(() => void begin());
    const toggle = screen.getByRole('button', { name: 'Show less' });
    expect(toggle.ariaExpanded).toBe('true');
    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Show more' }).ariaExpanded).toBe('false');
  });
});
