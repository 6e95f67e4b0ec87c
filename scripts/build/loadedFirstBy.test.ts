import { describe, expect, it } from 'vitest';
import { type BuiltChunk, loadedFirstBy } from './loadedFirstBy.ts';

const chunk = (given: Partial<BuiltChunk> & { file: string }): BuiltChunk => ({
  ...{ name: given.file, modules: [], size: 1000, imports: [], dynamicImports: [], begins: null },
  ...given,
});

const loadedFirst = (...chunks: BuiltChunk[]) =>
  Object.fromEntries([...loadedFirstBy(chunks)].map(([file, by]) => [file, [...by].sort()]));

describe('which beginnings load a file first', () => {
  it('is all that need it', () => {
    expect(
      loadedFirst(
        chunk({ file: 'site', begins: 'site', dynamicImports: ['a', 'b', 'c'] }),
        ...['a', 'b'].map(file => chunk({ file, begins: 'later', imports: ['shared'] })),
        chunk({ file: 'c', begins: 'later' }),
        chunk({ file: 'shared', imports: ['deep'] }),
        chunk({ file: 'deep' }),
      ),
    ).toMatchObject({ site: ['site'], a: ['a'], shared: ['a', 'b'], deep: ['a', 'b'], c: ['c'] });
  });

  it('is nobody who comes after one that loaded it', () => {
    expect(
      loadedFirst(
        chunk({ file: 'site', begins: 'site', imports: ['early'], dynamicImports: ['shell'] }),
        chunk({ file: 'early' }),
        chunk({ file: 'shell', begins: 'later', imports: ['early', 'menu'] }),
        chunk({ file: 'menu', dynamicImports: ['page'] }),
        chunk({ file: 'page', begins: 'later', imports: ['early', 'menu', 'own'] }),
        chunk({ file: 'own' }),
      ),
    ).toMatchObject({ early: ['site'], menu: ['shell'], own: ['page'] });
  });

  it('is each that is reached on a way that does not load it', () => {
    expect(
      loadedFirst(
        chunk({ file: 'site', begins: 'site', dynamicImports: ['shell', 'page'] }),
        chunk({ file: 'shell', begins: 'later', imports: ['menu'], dynamicImports: ['page'] }),
        chunk({ file: 'menu' }),
        chunk({ file: 'page', begins: 'later', imports: ['menu'] }),
      ).menu,
    ).toEqual(['page', 'shell']);
  });

  it('ends where two ask for each other', () => {
    expect(
      loadedFirst(
        chunk({ file: 'site', begins: 'site', dynamicImports: ['a'] }),
        chunk({ file: 'a', begins: 'later', imports: ['shared'], dynamicImports: ['b'] }),
        chunk({ file: 'b', begins: 'later', imports: ['shared'], dynamicImports: ['a'] }),
        chunk({ file: 'shared' }),
      ).shared,
    ).toEqual(['a']);
  });
});
