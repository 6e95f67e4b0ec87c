import { describe, expect, it } from 'vitest';
import { english } from '@/i18n/en/index.ts';
import { findLiterals } from '../support/findLiterals.ts';
import { interfaceFiles } from '../support/interfaceFiles.ts';

/** Paths of messages and of groups of them: what code passes on to be translated. */
const keys = new Set<string>();
const addKeys = (node: object, path: string) => {
  for (const [key, value] of Object.entries(node)) {
    keys.add(path + key);
    if (typeof value === 'object' && value !== null) addKeys(value, `${path}${key}.`);
  }
};
addKeys(english, '');
/** Keys that are put together, such as `business.status.…`; before sign-in they lack `session.`. */
const isKey = (text: string) => {
  const path = text.replace(/\.?….*$/, '');
  return path.includes('.') && [path, `session.${path}`].some(known => keys.has(known));
};

/** Literals that stay, and why. */
const ALLOWED: Record<string, string> = {
  'HTTP …': 'A status code, the detail within a sentence of the catalogue.',
};

describe('findLiterals', () => {
  const textsIn = (code: string) => findLiterals('x.tsx', code, isKey).map(({ text }) => text);

  it.each([
    ['<p>Hello</p>', ['Hello']],
    ['<>Hello {name}!</>', ['Hello']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
    ["<p>{ok ? 'Fine' : `${n} wrong`}</p>", ['Fine', '… wrong']],
    ["<p>{name || 'nobody'}</p>", ['nobody']],
    ['<input placeholder="Search" />', ['Search']],
    ["<Button aria-label={'Close ' + name} />", ['Close']],
    ["notify('Saved.')", ['Saved.']],
    ["toast.error('Not saved')", ['Not saved']],
    ["window.confirm('Really?')", ['Really?']],
    ["const column = { label: 'Stock' }", ['Stock']],
    ["const Save = ({ label = 'Save' }) => null", ['Save']],
    ["document.title = 'All products'", ['All products']],
  ])('finds the words in %s', (code, texts) => expect(textsIn(code)).toEqual(texts));

  it.each([
    "<p>{translate('common.save')}</p>",
    '<p> · {count} % </p>',
    '<input name="title" className="Wide field" />',
    "notify('common.offline')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code as text
    '<Notice title={`business.status.${status}`} />',
    "const item = { label: 'dashboard' }",
    "throw new Error('Nobody is signed in.')",
  ])('finds none in %s', code => expect(textsIn(code)).toEqual([]));
});

describe('the code', () => {
  const files = interfaceFiles();
  const found = files.flatMap(({ file, code }) =>
    findLiterals(file, code, isKey).map(({ line, where, text }) => ({
      at: `${file}:${line}`,
      where,
      text,
    })),
  );

  it('has no words for people: they are in the catalogue', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(found.filter(({ text }) => !(text in ALLOWED))).toEqual([]);
  });

  it('needs every exception', () => {
    const texts = new Set(found.map(({ text }) => text));
    expect(Object.keys(ALLOWED).filter(text => !texts.has(text))).toEqual([]);
  });
});
