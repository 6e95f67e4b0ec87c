import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PersonTask } from '@/domain/schemas/functionTask.ts';
import { english } from '@/i18n/en/index.ts';
import type { Deployment, PersonAnswer } from '@/providers/deployment.ts';
import PersonalData, { type PersonalDataProps } from './PersonalData.tsx';

const context = vi.hoisted((): { services: object; saved: [Blob, string][] } => ({
  services: {},
  saved: [],
}));
vi.mock('@/providers/ServicesContext.tsx', () => ({ useServices: () => context.services }));
vi.mock('@/components/export/saveBlob.ts', () => ({
  saveBlob: (blob: Blob, name: string) => context.saved.push([blob, name]),
}));
beforeEach(() => {
  context.saved = [];
});

const words = english.persons;
const button = (name: string) => screen.getByRole('button', { name });

type Asked = Parameters<Deployment['askAboutPerson']>;

const answer = (more: Partial<PersonTask> = {}, content: string | null = null): PersonAnswer => ({
  content,
  task: {
    ...{ id: 't', kind: 'erasePerson', person: 'ann', reason: '', askedBy: 'admin' },
    ...{ askedAt: new Date(), state: 'done', ...more },
  },
});

const Told = () => (
  <>
    {useNotificationContext().notifications.map(({ message }) => (
      <p key={String(message)}>Told: {message}</p>
    ))}
  </>
);

const show = (
  ask: ((...asked: Asked) => Promise<PersonAnswer>) | null,
  { runs = 1, ...props }: Partial<PersonalDataProps> & { runs?: number } = {},
) => {
  const functionRuns = async () => Array.from({ length: runs });
  context.services = ask ? { deployment: async () => ({ functionRuns, askAboutPerson: ask }) } : {};
  return render(
    <CoreAdminContext
      store={memoryStore()}
      i18nProvider={polyglotI18nProvider(() => english, 'en')}
    >
      <PersonalData id="ann" name="Ann" {...props} />
      <Told />
    </CoreAdminContext>,
  );
};

it('says that the embedded back end has no functions for it', () => {
  show(null);
  expect(screen.getByText(words.embedded)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks nobody where no function is deployed, and says so', async () => {
  const ask = vi.fn(async () => answer());
  show(ask, { runs: 0 });
  await userEvent.click(button(words.export));
  expect((await screen.findByRole('alert')).textContent).toBe(words.none);
  expect(ask).not.toHaveBeenCalled();
});

it('saves what was collected, and says while it waits', async () => {
  let end: (answered: PersonAnswer) => void = () => {};
  const ask = vi.fn((..._: Asked) => new Promise<PersonAnswer>(resolve => (end = resolve)));
  show(ask);
  await userEvent.click(button(words.export));
  expect(await screen.findByText(words.exporting)).toBeTruthy();
  expect(button(words.erase)).toHaveProperty('disabled', true);
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(ask.mock.calls[0]?.[0]).toEqual({ kind: 'exportPerson', person: 'ann', reason: '' });
  end(answer({ kind: 'exportPerson' }, '{"format":"person/1"}'));
  expect(await screen.findByText(/was saved as person-ann\.json/)).toBeTruthy();
  expect(context.saved.map(([blob, name]) => [blob.size, name])).toEqual([[21, 'person-ann.json']]);
});

it('stops waiting for a file when asked to, or left', async () => {
  const signals: AbortSignal[] = [];
  const { unmount } = show((_, signal) => {
    signals.push(signal);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  });
  await userEvent.click(button(words.export));
  await waitFor(() => expect(signals).toHaveLength(1));
  await userEvent.click(button(words.stop));
  expect(signals[0]?.aborted).toBe(true);
  await waitFor(() => expect(screen.queryByText(words.exporting)).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(button(words.export));
  await waitFor(() => expect(signals).toHaveLength(2));
  unmount();
  expect(signals[1]?.aborted).toBe(true);
});

it('erases only with a reason, and tells what was done wherever one is by then', async () => {
  const ask = vi.fn(async (..._: Asked) =>
    answer({ did: { deletedRecords: 4, anonymousRecords: 1 } }),
  );
  show(ask);
  await userEvent.click(button(words.erase));
  expect(screen.getByRole('dialog', { name: 'Erase Ann for good?' })).toBeTruthy();
  await userEvent.click(button(words.eraseNow));
  expect(ask).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox'), 'They asked');
  await userEvent.click(button(words.eraseNow));
  expect(
    await screen.findByText('Told: Erased: 4 records deleted, 1 record made anonymous.'),
  ).toBeTruthy();
  expect(ask.mock.calls[0]?.[0]).toEqual({
    ...{ kind: 'erasePerson', person: 'ann', reason: 'They asked' },
  });
});

it('says why it did not work', async () => {
  show(async () => answer({ state: 'failed', failure: 'RangeError: no' }));
  await userEvent.click(button(words.export));
  expect((await screen.findByRole('alert')).textContent).toContain('RangeError: no');
});

it('offers no erasing of an owner whose business is there', () => {
  show(async () => answer(), { business: { isDeleted: false } });
  expect(screen.getByText(words.businessThere)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.erase })).toBeNull();
});
