import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useNotificationContext } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { CodeUnreachableError } from '@/lib/loadCode.ts';
import type { AskAboutPerson, PersonAnswer } from '@/providers/askAboutPerson.ts';
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

afterEach(() => vi.unstubAllGlobals());

const words = english.persons;
const button = (name: string) => screen.getByRole('button', { name });

type Asked = Parameters<AskAboutPerson>;

const answer = (more: Partial<PersonAnswer> = {}): PersonAnswer => ({
  ...{ state: 'done', content: null },
  ...more,
});

const Told = () => (
  <>
    {useNotificationContext().notifications.map(({ message }) => (
      <p key={String(message)}>Told: {message}</p>
    ))}
  </>
);

const show = (askAboutPerson: AskAboutPerson, props: Partial<PersonalDataProps> = {}) => {
  context.services = { askAboutPerson };
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

it('says so where no function is deployed', async () => {
  show(async () => null);
  await userEvent.click(button(words.export));
  expect((await screen.findByRole('alert')).textContent).toBe(words.none);
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
  end(answer({ content: '{"format":"person/1"}' }));
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

const offline = () => Promise.reject(new CodeUnreachableError('Not there'));

it('says offline that nothing was asked for yet, and does it by itself once back', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new TypeError('Failed to fetch'))),
  );
  const ask = vi.fn<AskAboutPerson>(offline);
  show(ask);
  await userEvent.click(button(words.export));
  expect(await screen.findByText(words.waiting)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(button(words.erase)).toHaveProperty('disabled', true);
  ask.mockResolvedValue(answer({ content: '{}' }));
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/was saved as person-ann\.json/)).toBeTruthy();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('asks for nothing later that nobody waits for any more', async () => {
  const ask = vi.fn<AskAboutPerson>(offline);
  show(ask);
  await userEvent.click(button(words.erase));
  await userEvent.type(screen.getByRole('textbox'), 'They asked');
  await userEvent.click(button(words.eraseNow));
  await userEvent.click(await screen.findByRole('button', { name: words.stop }));
  expect(screen.queryByText(words.waiting)).toBeNull();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response()),
  );
  window.dispatchEvent(new Event('online'));
  expect(button(words.erase)).toHaveProperty('disabled', false);
  await new Promise(resolve => setTimeout(resolve, 50));
  expect(ask).toHaveBeenCalledOnce();
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

it.each([
  ['businessThere', english.functions.refusal.businessThere],
  ['ofTomorrow', 'ofTomorrow'],
])('says in words why it was refused: %s', async (failure, said) => {
  show(async () => answer({ state: 'failed', failure }));
  await userEvent.click(button(words.export));
  expect((await screen.findByRole('alert')).textContent).toContain(said);
});

it('offers no erasing of an owner whose business is there', () => {
  show(async () => answer(), { business: { isDeleted: false } });
  expect(screen.getByText(words.businessThere)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.erase })).toBeNull();
});
