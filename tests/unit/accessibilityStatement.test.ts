import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { escaped } from '../support/patterns.ts';

/** Success criteria of WCAG 2.2, levels A and AA, by principle and guideline. */
const WCAG =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 ' +
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 ' +
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3';

/** Success criteria of ATAG 2.0, part B, levels A and AA. */
const ATAG =
  'B.1.1.1 B.1.1.2 B.1.2.1 B.1.2.2 B.1.2.3 B.1.2.4 B.2.1.1 B.2.2.1 B.2.2.2 B.2.3.1 B.2.3.2 B.2.3.3 B.2.4.1 B.2.4.2 B.2.5.1 ' +
  'B.3.1.1 B.3.1.2 B.3.1.3 B.3.2.1 B.4.1.1 B.4.1.2 B.4.1.3 B.4.1.4 B.4.2.1 B.4.2.2';

const statement = readFileSync('docs/accessibility.md', 'utf8');
const [, shortcomings = ''] = statement.split('## What is not met');

interface Line {
  id: string;
  state: string;
  file: string;
  title: string;
}

const lines: Line[] = [
  ...statement.matchAll(/^\| ([B\d.]+) [^|]+ \| ([a-z ]+) \| `([^`]+)` “([^”]+)” \|$/gm),
].map(([, id = '', state = '', file = '', title = '']) => ({ id, state, file, title }));

const source = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(name => readFileSync(join(folder, name), 'utf8'));

/** The numbers that a text names, ranges such as `B.3.1.1 to B.3.2.1` unfolded. */
const namedIn = (text: string, all: readonly string[]) =>
  all.filter((id, at) => {
    if (new RegExp(`(?<![\\d.])${id.replaceAll('.', '\\.')}(?![\\d.]*\\d)`).test(text)) return true;
    return [...text.matchAll(/([B\d.]+\d) to ([B\d.]+\d)/g)].some(
      ([, from = '', to = '']) => all.indexOf(from) <= at && at <= all.indexOf(to),
    );
  });

describe('the accessibility statement', () => {
  it('has a line for every criterion, once', () => {
    expect(lines.map(({ id }) => id)).toEqual([...WCAG.split(' '), ...ATAG.split(' ')]);
  });

  it.each(lines)('$id names a test that exists', ({ file, title }) => {
    expect(existsSync(file), file).toBe(true);
    // A title in which something is filled in is named by the part that stands in the file.
    expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`['"\`][^'"\`\\n]*${escaped(title)}`));
  });

  it('tells of everything that is not met, or in part', () => {
    const told = namedIn(
      shortcomings,
      lines.map(({ id }) => id),
    );
    const open = lines.filter(({ state }) => state === 'in part' || state === 'not met');
    expect(open.filter(({ id }) => !told.includes(id))).toEqual([]);
    const states = new Set(lines.map(({ state }) => state));
    expect([...states].sort()).toEqual(['in part', 'met', 'none there', 'not met']);
  });
});

describe('the console', () => {
  const code = source('src').join('\n');

  it('has no sound and no film', () => {
    expect(code).not.toMatch(/<(?:audio|video|track)\b|new Audio\(|AudioContext/);
  });

  it('holds no screen to one orientation', () => {
    expect(code).not.toMatch(/orientation\.lock|orientation:\s*(?:portrait|landscape)\)/);
  });

  it('has nothing that flashes', () => {
    // An animation would have to come three times a second to flash.
    expect(code).not.toMatch(
      /<blink|<marquee|animation:[^;'"`]*\b(?:[0-2]\d{0,2}ms|0?\.[0-3]\d*s)[^;'"`]*infinite/,
    );
  });

  it('asks for no motion of the device', () => {
    expect(code).not.toMatch(/devicemotion|deviceorientation|Accelerometer|Gyroscope/i);
  });
});
