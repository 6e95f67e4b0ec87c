import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { expect, it, vi } from 'vitest';
import type { FunctionRun } from '@/domain/schemas/functionRun.ts';
import type { FunctionTask } from '@/domain/schemas/functionTask.ts';
import { english } from '@/i18n/en/index.ts';
import type { Deployment } from '@/providers/deployment.ts';
import { FunctionsPanel } from './FunctionsPanel.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const run = (more: Partial<FunctionRun> = {}): FunctionRun => ({
  ...{
    id: 'rollUpEvents',
    startedAt: ago(5),
    doneAt: ago(5),
    did: { days: 2, events: 1, left: 0 },
  },
  ...{ failedAt: null, failure: '', off: false },
  ...more,
});
const task = (
  more: Partial<Extract<FunctionTask, { kind: 'rollUpRange' }>> = {},
): FunctionTask => ({
  ...{ id: 't1', kind: 'rollUpRange', from: '2026-11-01', to: '2026-11-03' },
  ...{ askedBy: 'admin', askedAt: ago(1), state: 'asked' },
  ...more,
});

const deploymentOf = (more: Partial<Deployment>): Deployment => ({
  rules: async () => true,
  storageRules: async () => true,
  isUnproven: () => false,
  indexCount: 0,
  indexes: async () => [],
  functionRuns: async () => [run()],
  functionTasks: async () => [],
  askRollUps: async () => {},
  ...more,
});

const show = (more: Partial<Deployment> | null) =>
  render(
    <CoreAdminContext
      queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
      store={memoryStore()}
      i18nProvider={polyglotI18nProvider(() => english, 'en')}
    >
      <FunctionsPanel load={more ? async () => deploymentOf(more) : undefined} />
    </CoreAdminContext>,
  );

it('says of the embedded back end that it has none', () => {
  show(null);
  expect(screen.getByText(english.functions.embedded)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says that none is deployed, that this is in order, and asks no further', async () => {
  const functionTasks = vi.fn(async () => []);
  show({ functionRuns: async () => [], functionTasks });
  expect(await screen.findByText(english.functions.none)).toBeTruthy();
  expect(screen.getByText(english.functions.noneHelp)).toBeTruthy();
  expect(screen.queryByRole('button', { name: english.functions.again.button })).toBeNull();
  expect(functionTasks).not.toHaveBeenCalled();
});

it('says of each when it last worked, and what it did', async () => {
  show({ functionTasks: async () => [task({ state: 'done', did: { days: 3 } })] });
  expect(await screen.findByText('Last 5 minutes ago. 2 days made, 1 event.')).toBeTruthy();
  expect(screen.getAllByText(english.functions.said.silent).length).toBeGreaterThan(0);
  expect(screen.getByText(/Done: 3 days made\.$/)).toBeTruthy();
});

it('says what failed, why, and what to do', async () => {
  show({ functionRuns: async () => [run({ failedAt: ago(2), failure: 'Error: no quota' })] });
  expect(await screen.findByText('Failed 2 minutes ago: Error: no quota')).toBeTruthy();
  expect(screen.getByText(english.functions.todo.failed)).toBeTruthy();
  expect(screen.getByText(english.system.state.fault)).toBeTruthy();
});

it('says what mail needs where none is sent, without alarm', async () => {
  show({ functionRuns: async () => [run({ id: 'sendMail', off: true })] });
  expect(await screen.findByText(english.functions.todoOf.sendMail.off)).toBeTruthy();
  expect(screen.queryByText(english.functions.todo.off)).toBeNull();
  expect(screen.getByText(english.system.state.fine)).toBeTruthy();
});

it('shows what a newer version counts', async () => {
  show({ functionRuns: async () => [run({ did: { polished: 4 } })] });
  expect(await screen.findByText(/polished 4/)).toBeTruthy();
});

it('says that it could not ask', async () => {
  const denied = Object.assign(new Error('no'), { code: 'permission-denied' });
  show({ functionRuns: () => Promise.reject(denied) });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Could not be asked: /);
});

it('asks for days to be made again, once, and not the wrong way round', async () => {
  const user = userEvent.setup();
  const asked: { from: string; to: string }[] = [];
  const askRollUps = vi.fn(async (days: { from: string; to: string }) => {
    asked.push(days);
  });
  const tasks = () => asked.map((days, at) => task({ ...days, id: `t${at}` }));
  show({ askRollUps, functionTasks: async () => tasks() });
  await user.click(await screen.findByRole('button', { name: english.functions.again.button }));
  const dialog = screen.getByRole('dialog', { name: english.functions.again.title });
  const [from, to] = [/First day/, /Last day/].map(name => within(dialog).getByLabelText(name));
  if (!from || !to) throw new Error('No days to fill in');
  const day = '2026-11-01';
  await user.clear(from);
  await user.type(from, '2026-11-02');
  await user.clear(to);
  await user.type(to, day);
  expect(within(dialog).getByText(english.functions.again.order)).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: english.functions.again.ask });
  await user.click(button);
  expect(askRollUps).not.toHaveBeenCalled();
  await user.clear(from);
  await user.type(from, day);
  await user.dblClick(button);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([{ from: day, to: day }]);
  expect(await screen.findByText(/Asked for; not done yet\.$/)).toBeTruthy();
});

it('keeps the dialog where asking fails, and says why', async () => {
  const user = userEvent.setup();
  show({ askRollUps: () => Promise.reject(new Error('offline')) });
  await user.click(await screen.findByRole('button', { name: english.functions.again.button }));
  await user.click(screen.getByRole('button', { name: english.functions.again.ask }));
  expect(await within(screen.getByRole('dialog')).findByRole('alert')).toBeTruthy();
});
