import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from './command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'duplicates-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const run = (...words: string[]) => {
  const told: string[] = [];
  const printed = runCommand(words, line => told.push(line));
  return { printed, told };
};

const HEADER = 'id,business,title,description,brand,category,sku,barcode,price,currency';
const PRODUCTS = `${HEADER}
a1,a,Sony Turntable - PSLX350H,,,,,,99.00,USD
a2,a,Oak lamp,,,,,,20,USD
b1,b,"Sony PS-LX350H Belt-Drive Turntable, black",,,,,,95.00,USD
b2,b,Bread maker,,,,,,,USD
`;

describe('the command', () => {
  it('prints pairs as CSV, best first, and timings elsewhere', () => {
    const { printed, told } = run(file('products.csv', PRODUCTS));
    const [header, first] = printed.split('\n');
    expect(header).toBe('first,second,score,verdict,reasons');
    expect(first).toMatch(/^a1,b1,0\.\d{4},(sure|likely|possible),.*same model number/);
    expect(told.join()).toMatch(/4 products: read in \d+ ms, compared in \d+ ms/);
  });

  it('prints figures for true pairs', () => {
    const { printed } = run(
      file('products.csv', PRODUCTS),
      '--truth',
      file('truth.csv', 'first,second\nb1,a1\n'),
    );
    expect(printed.split('\n').at(-1)).toBe('possible or better,one to one,1,100.0,100.0,100.0');
  });

  it('needs only an id, takes columns in any order and ignores others', () => {
    const { printed } = run(file('few.csv', 'colour,title,id\nred,Lamp,1\nblue,Chair,2\n'));
    expect(printed).toBe('first,second,score,verdict,reasons');
  });

  it.each([
    ['no id column', 'title\nLamp\n', /row 1, column id: is missing/],
    ['an empty id', 'id,title\n,Lamp\n', /row 2, column id: is empty/],
    ['an id twice', 'id\n1\n1\n', /row 3, column id: “1” is the id of row 2/],
    ['too many values', 'id,title\n1,Lamp,tall\n', /row 2, column 3: there are 3 values/],
    ['an open quotation mark', 'id,title\n1,"Lamp\n', /quotation mark is opened and never closed/],
  ])('says where %s is', (_, content, message) => {
    expect(() => run(file('bad.csv', content))).toThrow(message);
  });

  it('says where a file is not UTF-8', () => {
    const latin = new Uint8Array([...Buffer.from('id,title\n1,Caf'), 0xe9, 0x0a]);
    expect(() => run(file('latin.csv', latin))).toThrow(/row 2, column 2: is not UTF-8/);
  });

  it('says which price it cannot read, and goes on without', () => {
    const { told } = run(file('price.csv', 'id,title,price\n1,Lamp,cheap\n'));
    expect(told[0]).toMatch(/row 2, column price: “cheap” is no amount/);
  });

  it('says which true pair names an unknown product', () => {
    const truth = file('truth.csv', 'first,second\na1,c9\n');
    expect(() => run(file('products.csv', PRODUCTS), '--truth', truth)).toThrow(
      /row 2, column second: there is no product “c9”/,
    );
  });

  it('explains itself where an argument is missing or unknown', () => {
    expect(() => run()).toThrow(/^Usage/);
    expect(() => run('a.csv', '--truth')).toThrow(/^Usage/);
    expect(() => run('a.csv', '--fast')).toThrow(/Unknown argument --fast/);
    expect(() => run(join(folder, 'none.csv'))).toThrow(/none\.csv: cannot be read/);
  });

  it('has an answer for a file without products', () => {
    expect(run(file('empty.csv', `${HEADER}\n`)).printed).toBe(
      'first,second,score,verdict,reasons',
    );
  });
});
