import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasText, htmlToLine, htmlToText } from './htmlToText.ts';

describe('htmlToText', () => {
  it.each([
    ['  plain  ', 'plain'],
    ['<p>Sodium&hellip; &amp; water</p>', 'Sodium&hellip; & water'],
    ['<p>One</p>\n\n<p>Two<br>three</p>', 'One\nTwo\nthree'],
    ['a&nbsp;&nbsp;b&#233;&#x41;', 'a béA'],
    ['<script>alert(1)</script>ok', 'ok'],
    ['<SCRIPT>a<b>c</Script >ok', 'ok'],
    ['<style>p{}', ''],
    ['<script', ''],
    ['&#0;&#xD800;x', 'x'],
    ['&amp;lt;b&amp;gt; stays text', '&lt;b&gt; stays text'],
    ['<b>bo</b>ld', 'bold'],
    ['<tr><td>Oak</td><td>2 m</td></tr><tr><td>Elm</td></tr>', 'Oak 2 m\nElm'],
    ['a < b and c > d', 'a < b and c > d'],
    ['5 <6', '5 <6'],
    ['one<!-- not > this -->two', 'onetwo'],
    ['rest <a href="', 'rest'],
    ['<h2>Care</h2>Wash', 'Care\nWash'],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });

  it('reads no more than it takes for what is shown', () => {
    expect(htmlToText('<p>abcdef</p>', 3)).toBe('abc…');
    expect(htmlToText('<p>abc</p>', 3)).toBe('abc');
    expect(htmlToText('abcdef', 3)).toBe('abc…');
  });

  it.each([
    ['tags that never end', '<'.repeat(500_000)],
    ['tags in tags', '<a'.repeat(250_000)],
    ['scripts that never end', '<script>'.repeat(60_000)],
    ['scripts within scripts', '<script><!--'.repeat(40_000)],
    ['comments that never end', '<!--'.repeat(120_000)],
    ['deep nesting', '<div>'.repeat(100_000) + '</div>'.repeat(100_000)],
    ['blanks', `<p>${' '.repeat(500_000)}x`],
    ['blanks and lines', `<p>${' \n'.repeat(250_000)}x`],
    ['line ends', '<br>'.repeat(120_000)],
    ['entities without an end', '&#'.repeat(250_000)],
    ['one long entity', `&${'a'.repeat(500_000)}<p>`],
  ])('takes linear time for %s', (_, hostile) => {
    const time = (html: string) => {
      const start = performance.now();
      htmlToText(html);
      return performance.now() - start;
    };
    time(hostile);
    // What is quadratic takes minutes for half a megabyte; what is linear, some milliseconds.
    expect(time(hostile)).toBeLessThan(2000);
  });

  it('gives no control back that it was not given, and always ends', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'<>/!-ab&#;="\n ') }), html => {
        expect(htmlToText(html).length).toBeLessThanOrEqual(html.length);
      }),
    );
  });
});

describe('htmlToLine', () => {
  it('stays in one line', () => {
    expect(htmlToLine('<p>One</p><p>Two</p>')).toBe('One Two');
    expect(htmlToLine('<p>One</p><p>Two</p>', 4)).toBe('One …');
  });
});

describe('hasText', () => {
  it.each([
    ['', false],
    ['<p>&nbsp;</p><br>', false],
    ['<img src="a">', false],
    ['<p> x</p>', true],
    [`<p>${'&nbsp;'.repeat(50)}x</p>`, true],
  ])('%s: %s', (html, has) => {
    expect(hasText(html)).toBe(has);
  });
});
