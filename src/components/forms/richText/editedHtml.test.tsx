import { Editor } from '@tiptap/core';
import { expect, test } from 'vitest';
import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';
import { editedHtml } from './editedHtml.ts';
import { editorExtensions } from './editorExtensions.ts';

/** What is stored once somebody has changed something in a text. */
const edited = (html: string) => {
  const editor = new Editor({ extensions: editorExtensions, content: sanitizeHtml(html) });
  const result = editedHtml(editor.getHTML());
  editor.destroy();
  return result;
};

const LINK = 'rel="noopener nofollow ugc" href="https://shop.example/a"';

test.each([
  ['paragraphs and lines', '<p>One<br>two</p><p>Three</p>'],
  ['what is said with weight', '<p><strong>a</strong> <em>b</em> <u>c</u> <code>d</code></p>'],
  ['headings', '<h2>Two</h2><h3>Three</h3><h4>Four</h4>'],
  ['lists', '<ul><li>One</li><li>Two</li></ul><ol><li>Three</li></ol>'],
  ['a list within a list', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
  ['a table', '<table><tbody><tr><th>Size</th><td colspan="2">40 cm</td></tr></tbody></table>'],
  [
    'a picture within a text',
    '<p>Seen <img src="https://shop.example/a.jpg" alt="A lamp"> here</p>',
  ],
  ['a link', `<p><a ${LINK} title="More">Care</a></p>`],
  [
    'a letter to somebody',
    '<p><a rel="noopener nofollow ugc" href="mailto:a@shop.example">a</a></p>',
  ],
  [
    'a quotation, a rule and code',
    '<blockquote><p>So</p></blockquote><hr><pre><code>a  b</code></pre>',
  ],
  ['two paragraphs in an entry', '<ul><li><p>One</p><p>Two</p></li></ul>'],
])('%s comes out of an edit as it was', (_, html) => {
  const place = (markup: string) => {
    const element = document.createElement('div');
    element.innerHTML = markup;
    return element;
  };
  // The order of attributes is nobody's.
  expect(place(edited(html)).isEqualNode(place(html))).toBe(true);
});

test.each([
  ['<div>One</div><div>Two</div>', '<p>One</p><p>Two</p>'],
  ['<p><b>a</b><i>b</i><span>c</span></p>', '<p><strong>a</strong><em>b</em>c</p>'],
  ['<thead><tr><th>a</th></tr></thead>', '<p>a</p>'],
  ['<p>a<script>alert(1)</script><img src=x onerror=alert(1)></p>', '<p>a</p>'],
])('%s is written as what it means', (html, expected) => {
  expect(edited(html)).toBe(expected);
});

test('nothing to read or see is no text', () => {
  expect(edited('')).toBe('');
  expect(edited('<p> </p>')).toBe('');
});
