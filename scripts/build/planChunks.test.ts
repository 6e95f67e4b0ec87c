import { describe, expect, it } from 'vitest';
import type { BuiltChunk } from './loadedFirstBy.ts';
import { planChunks } from './planChunks.ts';

const chunk = (given: Partial<BuiltChunk> & { file: string }): BuiltChunk => ({
  ...{ name: given.file, modules: [`${given.file}.ts`], size: 1000, begins: null },
  ...{ imports: [], dynamicImports: [] },
  ...given,
});

/** A site of pages, with the files that each imports. */
const site = (pages: Record<string, string[]>) => [
  chunk({ file: 'site', begins: 'site', dynamicImports: Object.keys(pages) }),
  ...Object.entries(pages).map(([file, imports]) => chunk({ file, begins: 'later', imports })),
];

const plan = (requestBytes: number, ...chunks: BuiltChunk[]) =>
  Object.fromEntries(planChunks(chunks, requestBytes));

describe('files that become one', () => {
  it('are those that the same pages load', () => {
    expect(
      plan(
        1,
        ...site({ a: ['x', 'y', 'z'], b: ['x', 'y'] }),
        chunk({ file: 'x' }),
        chunk({ file: 'y', size: 2000 }),
        chunk({ file: 'z' }),
      ),
    ).toEqual({ 'x.ts': 'y', 'y.ts': 'y' });
  });

  it('are others where a page loads less for nothing than the requests are worth', () => {
    const chunks = [
      ...site({ a: ['x', 'y'], b: ['x', 'y'], c: ['x'] }),
      chunk({ file: 'x' }),
      chunk({ file: 'y', size: 900 }),
    ];
    // Two requests are spared, and one page loads 900 bytes that it does not need.
    expect(plan(450, ...chunks)).toEqual({});
    expect(plan(451, ...chunks)).toEqual({ 'x.ts': 'x', 'y.ts': 'x' });
  });

  it('are never a page, nor what no page loads together', () => {
    expect(
      plan(1_000_000, ...site({ a: ['x'], b: ['y'] }), chunk({ file: 'x' }), chunk({ file: 'y' })),
    ).toEqual({});
  });

  it('are not two of which one needs the other by way of a page of its own', () => {
    const chunks = [
      ...site({ a: ['x', 'z'] }),
      chunk({ file: 'x', imports: ['between'] }),
      // Its own name is asked for, so it keeps its file.
      chunk({ file: 'between', begins: 'later', imports: ['z'] }),
      chunk({ file: 'z' }),
    ];
    expect(plan(1_000_000, ...chunks)).toEqual({});
  });

  it('may need each other', () => {
    expect(
      plan(1, ...site({ a: ['x'] }), chunk({ file: 'x', imports: ['y'] }), chunk({ file: 'y' })),
    ).toEqual({ 'x.ts': 'x', 'y.ts': 'x' });
  });

  it('have names of their own', () => {
    expect(
      Object.values(
        plan(
          1,
          ...site({ a: ['w', 'x'], b: ['y', 'z'] }),
          ...['w', 'x', 'y', 'z'].map(file => chunk({ file, name: 'index' })),
        ),
      ),
    ).toEqual(['index', 'index', 'index-2', 'index-2']);
  });
});
