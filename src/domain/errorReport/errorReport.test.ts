import { describe, expect, it } from 'vitest';
import {
  browserName,
  type ErrorPlace,
  errorReport,
  reportKey,
  stackLines,
  withoutQuotes,
} from './errorReport.ts';

const PLACE: ErrorPlace = {
  kind: 'page',
  page: '/view-product/:id',
  version: '1.0.0',
  commit: 'abc',
  browser: 'Chrome 140',
  language: 'en',
};

const CHROME = `TypeError: Cannot read properties of undefined (reading 'title')
    at Xe (https://shop.example.com/assets/ProductShow-a1b2.js:12:345)
    at async load (https://shop.example.com/assets/index-c3.js?secret=anna@shop.com:1:2)
    at https://shop.example.com/assets/react-d4.js:9:10
    at chrome-extension://abcdef/content.css
    at <anonymous>`;

const FIREFOX = `render@https://shop.example.com/assets/List-a1.js:3:4
@https://shop.example.com/assets/index-c3.js:5:6`;

describe('stackLines', () => {
  it('keeps the places in files, not where the site stands or what it was asked', () => {
    expect(stackLines(CHROME)).toEqual([
      'Xe ProductShow-a1b2.js:12:345',
      'load index-c3.js:1:2',
      'react-d4.js:9:10',
    ]);
    expect(stackLines(FIREFOX)).toEqual(['render List-a1.js:3:4', 'index-c3.js:5:6']);
  });
});

describe('withoutQuotes', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'title')", 'reading <text>'],
    ['Unexpected token \'A\', "Anna Berg, Kö"... is not valid JSON', 'token <text>, <text>'],
    ['Unexpected token in "Anna Berg, Kö', 'in <text>'],
    ['Failed to fetch https://shop.com/p/Anna?x=1', 'fetch <address>'],
    ['no such user anna@shop.com here', 'user <e-mail> here'],
    ['Invalid array length 123456', 'length <number>'],
    ['„Anna“ is no name', '<text> is no name'],
  ])('of %s', (message, part) => {
    const left = withoutQuotes(message);
    expect(left).toContain(part);
    expect(left).not.toMatch(/Anna|anna|Berg|shop\.com|123/);
  });
});

describe('errorReport', () => {
  it('tells of the browser’s own errors what they say, without what they quote', () => {
    const error = new TypeError("Cannot read properties of null (reading 'Anna')");
    error.stack = CHROME;
    expect(errorReport(error, PLACE)).toEqual({
      ...PLACE,
      name: 'TypeError',
      code: null,
      message: 'Cannot read properties of null (reading <text>)',
      stack: ['Xe ProductShow-a1b2.js:12:345', 'load index-c3.js:1:2', 'react-d4.js:9:10'],
    });
  });

  it('tells of others the name, the code and the place alone', () => {
    const denied = Object.assign(new Error('Anna Berg may not read products/p1'), {
      name: 'HttpError',
      status: 403,
      body: { email: 'anna@shop.com' },
    });
    const report = errorReport(denied, PLACE);
    expect(report).toMatchObject({ name: 'HttpError', code: '403', message: null });
    expect(JSON.stringify(report)).not.toMatch(/anna|berg|p1/i);
  });

  it.each<[unknown, object]>([
    ['Anna Berg', { name: 'string', message: null, stack: [] }],
    [null, { name: 'object', message: null, stack: [] }],
    [
      { name: 'Anna Berg', code: 'Anna' },
      { name: 'object', code: null },
    ],
    [{ name: 'FirebaseError', code: 'permission-denied' }, { code: 'permission-denied' }],
  ])('takes anything that was thrown: %j', (thrown, expected) => {
    expect(errorReport(thrown, PLACE)).toMatchObject(expected);
  });

  it('tells nothing of work that was given up', () => {
    expect(errorReport(new DOMException('x', 'AbortError'), PLACE)).toBeNull();
  });
});

it('takes one error at one place for one', () => {
  const at = (stack: string) => errorReport({ name: 'A', stack }, PLACE);
  const [one, again, other] = [
    at('x@/a.js:1:1'),
    at('x@/a.js:1:1\ny@/b.js:2:2'),
    at('x@/a.js:1:2'),
  ];
  if (!one || !again || !other) throw new Error('a report lacks');
  expect(reportKey(one)).toBe(reportKey(again));
  expect(reportKey(one)).not.toBe(reportKey(other));
});

it.each([
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'Chrome 140'],
  ['Mozilla/5.0 AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/141.0', 'Edge 141'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/26.1 Safari/605.1', 'Safari 26'],
  ['Mozilla/5.0 (X11; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145'],
  ['Mozilla/5.0 AppleWebKit/537.36 HeadlessChrome/140.0.0.0 Safari/537.36', 'Chrome 140'],
  ['', 'unknown'],
])('%s is %s', (agent, name) => {
  expect(browserName(agent)).toBe(name);
});
