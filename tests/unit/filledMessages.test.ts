import { describe, expect, it } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { interfaceFiles } from '../support/interfaceFiles.ts';
import { messageCalls } from '../support/messageCalls.ts';
import { messagesOf } from '../support/messagesOf.ts';

const messages = messagesOf(english);

/** What a message asks for: its placeholders, and how many where it has a form for one and for many. */
const askedFor = (message: string) => {
  const names = [...message.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name ?? '');
  return new Set(message.includes('||||') ? [...names, 'smart_count'] : names);
};

const namesMessages = (key: string) => {
  const parts = key.split('…').map(part => part.replaceAll('.', '\\.'));
  const pattern = new RegExp(`^${parts.join('[^.]+')}$`);
  return [...messages.keys()].some(one => pattern.test(one));
};

const problemOf = ({ key, given }: ReturnType<typeof messageCalls>[number]): string | null => {
  const message = messages.get(key);
  if (message === undefined) {
    const saysOtherwise = given === null || given.includes('_');
    return saysOtherwise || namesMessages(key) ? null : `there is no ${key}`;
  }
  const lacking = [...askedFor(message)].filter(name => given && !given.includes(name));
  return lacking.length > 0 ? `${key} lacks ${lacking.join(', ')}` : null;
};

describe('messageCalls', () => {
  it('finds what is looked up, and what is filled in', () => {
    const code = [
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
      "translate(ok ? 'a.b' : `a.${kind}.c`, { count, 'other': 2 });",
      "useTranslate()('a.d'); notify('a.e', { type: 'info', messageArgs: { name } });",
      "notify('a.f'); translate(key, { count }); translate('a.g', { ...rest });",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
      "translate('a.h', names); translate(`${group}.title`);",
    ].join('\n');
    expect(messageCalls('x.ts', code)).toEqual([
      { line: 1, key: 'a.b', given: ['count', 'other'] },
      { line: 1, key: 'a.….c', given: ['count', 'other'] },
      { line: 2, key: 'a.d', given: [] },
      { line: 2, key: 'a.e', given: ['name'] },
      { line: 3, key: 'a.f', given: [] },
      { line: 3, key: 'a.g', given: null },
      { line: 4, key: 'a.h', given: null },
    ]);
  });
});

describe('the code', () => {
  const calls = interfaceFiles().flatMap(({ file, code }) =>
    messageCalls(file, code).map(call => ({ ...call, file })),
  );

  it('looks up messages that there are, and gives each what it asks for', () => {
    expect(calls.length).toBeGreaterThan(2000);
    const problems = calls.flatMap(call => {
      const problem = problemOf(call);
      return problem ? [`${call.file}:${call.line}: ${problem}`] : [];
    });
    expect(problems).toEqual([]);
  });
});
