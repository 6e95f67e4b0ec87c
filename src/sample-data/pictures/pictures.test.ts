import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generateSampleData } from '../index.ts';
import { samplePictures } from './pictures.ts';

const folder = fileURLToPath(new URL('../../../sample-public/sample-images/', import.meta.url));
const pictures = samplePictures();

describe('the sample pictures', { timeout: 30_000 }, () => {
  it('lie in the repository as the drawings make them', () => {
    expect(readdirSync(folder).sort()).toEqual([...pictures.keys()].sort());
    for (const [name, svg] of pictures)
      expect(readFileSync(folder + name, 'utf8') === svg, `${name} is out of date`).toBe(true);
  });

  it('are small', () => {
    for (const [name, svg] of pictures) expect(svg.length, name).toBeLessThan(3000);
  });

  it('are there for every address that the sample data has', () => {
    const names = new Set<string>();
    for (const { collection, data } of generateSampleData()) {
      if (collection === 'requests') break;
      for (const [, name = ''] of JSON.stringify(data).matchAll(/\/sample-images\/([\w-]+\.svg)/g))
        names.add(name);
    }
    expect(names.size).toBeGreaterThan(200);
    for (const name of names) expect(pictures.has(name), name).toBe(true);
  });
});
