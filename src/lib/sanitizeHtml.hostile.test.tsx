import { describe, expect, it } from 'vitest';
import { EVIL_HOST, HOSTILE_STRINGS, PWNED } from '../../tests/support/hostileStrings.ts';
import { sanitizeHtml } from './sanitizeHtml.ts';

const named = HOSTILE_STRINGS.map(({ tries, text }) => [tries, text] as const);
const wordsOf = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

describe('hostile texts as descriptions', () => {
  it.each(named)('leave nothing that runs or asks for another host: %s', (_, text) => {
    for (const html of [
      text,
      `<p title="${text}">x</p>`,
      `<a href="${text}">x</a>`,
      `<img src="${text}">`,
    ]) {
      const clean = sanitizeHtml(html);
      const page = new DOMParser().parseFromString(clean, 'text/html');
      for (const element of page.body.querySelectorAll('*')) {
        expect(element.localName).toMatch(/^(?:p|a|img|b|table|t[drh]|tbody|span)$/);
        for (const { name, value } of element.attributes) {
          expect(name).toMatch(/^(?:href|src|title|alt|rel)$/);
          if (name === 'href' || name === 'src') expect(value).toMatch(/^(?:https?|mailto):/i);
        }
      }
      expect(sanitizeHtml(clean)).toBe(clean);
    }
  });

  it.each(named.filter(([, text]) => !/[<&]/.test(text)))('keep their words: %s', (_, text) => {
    expect(wordsOf(sanitizeHtml(text)).trim()).toBe(wordsOf(text.replaceAll('&', '&amp;')).trim());
  });

  it('are never the code that they hold', () => {
    const all = HOSTILE_STRINGS.map(({ text }) => text).join('\n');
    document.body.innerHTML = sanitizeHtml(all);
    expect(PWNED in window).toBe(false);
    expect(document.body.innerHTML).not.toContain(`src="//${EVIL_HOST}`);
    document.body.innerHTML = '';
  });
});
