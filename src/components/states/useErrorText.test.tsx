import { renderHook } from '@testing-library/react';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { common } from '@/i18n/en/common.ts';
import { forms } from '@/i18n/en/forms.ts';
import { useErrorText } from './useErrorText.ts';

const i18nProvider = polyglotI18nProvider(
  () => ({ ...englishMessages, common, forms, giveaways: { refusal: { notDrawn: 'Not drawn.' } } }),
  'en',
);
const wrapper = ({ children }: { children: ReactNode }) => (
  <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
    {children}
  </CoreAdminContext>
);
const textOf = (error: unknown) =>
  renderHook(() => useErrorText(), { wrapper }).result.current(error);

describe('useErrorText', () => {
  it.each([
    ['an error', Object.assign(new Error('products/p1 was changed'), { status: 409 })],
    ['what a bulk change tells of a record', { id: 'p1', status: 409, message: 'was changed' }],
  ])('says of a conflict that somebody else was faster: %s', (_, error) => {
    expect(textOf(error).sentence).toBe(common.action.conflict);
    expect(textOf(error).notSaved).toBe(forms.failed.conflict);
  });

  it('says what happened and what to do', () => {
    const { sentence } = textOf(Object.assign(new Error('x'), { status: 503 }));
    expect(sentence).toBe(`${common.error.unreachable}. ${common.error.unreachableHelp}`);
  });

  it('says of an act whether anything is changed, and of a full database nothing about loading', () => {
    const [full, away] = [429, 503].map(status =>
      textOf(Object.assign(new Error('x'), { status })),
    );
    expect(full?.sentence).toBe(common.error.quota);
    expect(full?.notDone).toBe(`Nothing was changed. ${common.error.quota}`);
    expect(away?.notDone).toBe(common.action.unreachable);
    expect(textOf(new Error('giveaways.refusal.notDrawn')).notDone).toBe('Not drawn.');
  });

  it('says that App Check has no proof, and nothing about rights or the connection', () => {
    const unproven = { status: 503, body: { code: 'permission-denied', unproven: true } };
    const told = textOf(Object.assign(new Error('x'), unproven));
    expect(told.sentence).toBe(common.error.unprovenHelp);
    expect(told.notDone).toBe(`Nothing was changed. ${common.error.unprovenHelp}`);
    expect(told.notSaved).toBe(forms.failed.unproven);
    expect(told.sentence).toMatch(/App Check.*reload the page/);
  });

  it('translates what is the key of a text, and says what it does not know as it stands', () => {
    expect(textOf(new Error('giveaways.refusal.notDrawn')).sentence).toBe('Not drawn.');
    expect(textOf(new Error('disk on fire')).sentence).toBe('Something went wrong: disk on fire');
    expect(textOf(new Error('disk on fire')).notSaved).toBe('Saving failed: disk on fire');
  });
});
