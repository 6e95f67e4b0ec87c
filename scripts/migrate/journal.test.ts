import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { type JournalLine, journalBackwards, journalPlaces, openJournal } from './journal.ts';

const folder = mkdtempSync(join(tmpdir(), 'journal-'));
const file = join(folder, 'journal.jsonl');
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

const change = (name: string, text = ''): JournalLine => ({
  ...{ name, before: {}, after: { title: { stringValue: text } } },
});
const tell = (...lines: JournalLine[]) => {
  const journal = openJournal(file);
  journal.tell(lines);
  journal.close();
};

describe('a journal', () => {
  it('is read from its end, whatever the length of its lines', () => {
    const lines = [
      change('a', 'ä'.repeat(1_700_000)),
      change('b'),
      change('c', 'x'.repeat(1 << 20)),
    ];
    tell(...lines);
    expect([...journalBackwards(file)]).toEqual(lines.toReversed());
  });

  it('keeps what is told after a line that was cut off', () => {
    tell(change('a'));
    appendFileSync(file, '{"name":"half","befo');
    tell(change('b'));
    tell(change('c'));
    expect([...journalBackwards(file)]).toEqual([
      ...[change('c'), change('b'), undefined, change('a')],
    ]);
  });

  it('says where a run that did not come to its end goes on', () => {
    expect(journalPlaces(file)).toEqual(new Map());
    tell({ collection: 'business', behind: 'b9' }, change('x'));
    tell({ collection: 'business', behind: null, done: true });
    tell({ collection: 'users', behind: 'u1' }, { collection: 'users', behind: 'u2' }, change('y'));
    expect(journalPlaces(file)).toEqual(
      new Map([
        ['business', { behind: null, done: true }],
        ['users', { behind: 'u2', done: false }],
      ]),
    );
    tell({ ended: true }, change('z'));
    expect(journalPlaces(file)).toEqual(new Map());
  });

  it('of a program of before begins each finished collection anew', () => {
    writeFileSync(
      file,
      '{"collection":"users","behind":"u2"}\n{"collection":"users","behind":null}\n',
    );
    expect(journalPlaces(file)).toEqual(new Map([['users', { behind: null, done: false }]]));
  });

  it.runIf(existsSync('/dev/full'))('says when the disk is full', () => {
    expect(() => openJournal('/dev/full').tell([change('a')])).toThrow('ENOSPC');
  });
});
