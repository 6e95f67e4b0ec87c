import { describe, expect, it } from 'vitest';
import { cleanDescription } from './cleanDescription.ts';

describe('cleanDescription', () => {
  it.each([
    ['<p>Hi</p><script>alert(1)</script>', '<p>Hi</p>'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
    ['<svg><a href="javascript:alert(1)">x</a></svg>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a rel="noopener nofollow ugc">x</a>'],
    ['<iframe src="https://x.example"></iframe>ok', 'ok'],
    ['<form action="https://x.example"><b>a</b></form>', '<b>a</b>'],
  ])('makes %s safe and says that something was taken out', (html, safe) => {
    expect(cleanDescription(html)).toEqual({ html: safe, removed: true });
  });

  it('says nothing of styles, and leaves plain text alone', () => {
    expect(cleanDescription('<p style="color:red" class="x">A &amp; B</p>')).toEqual({
      html: '<p>A &amp; B</p>',
      removed: false,
    });
    expect(cleanDescription(' 5 > 3 ')).toEqual({ html: '5 > 3', removed: false });
  });

  it.each([
    '<meta charset="utf-8"><p>Hi</p>',
    '<p>JavaScript: The Good Parts</p>',
    '<p>It turns on size = L</p>',
  ])('sees no code in %s', html => {
    expect(cleanDescription(html).removed).toBe(false);
  });

  it('keeps lines, headings, rules, preformatted text and addresses without a scheme', () => {
    const html =
      '<div>One</div><div>Two</div><h1>A</h1><h5>B</h5><hr><pre>x  y</pre><img src="//cdn.example/a.png">';
    expect(cleanDescription(html).html).toBe(
      '<div>One</div><div>Two</div><h2>A</h2><h4>B</h4><hr><pre>x  y</pre><img src="https://cdn.example/a.png">',
    );
  });
});
