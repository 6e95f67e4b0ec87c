import { describe, expect, it } from 'vitest';
import { plainText } from './plainText.ts';

describe('plainText', () => {
  it.each([
    ['  plain  ', 'plain'],
    ['<p>Sodium&hellip; &amp; water</p>', 'Sodium&hellip; & water'],
    ['<p>One</p>\n\n<p>Two<br>three</p>', 'One\nTwo\nthree'],
    ['a&nbsp;&nbsp;b&#233;&#x41;', 'a béA'],
    ['<script>alert(1)</script>ok', 'ok'],
    ['<style>p{}', ''],
    ['&#0;&#xD800;x', 'x'],
  ])('%s', (html, text) => {
    expect(plainText(html)).toBe(text);
  });
});
