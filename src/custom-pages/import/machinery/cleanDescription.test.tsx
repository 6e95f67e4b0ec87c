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
});
