import { describe, expect, it } from 'vitest';
import { licenceText, packageFolder } from './bundledPackages.ts';

describe('packageFolder', () => {
  it.each([
    ['/x/node_modules/react/index.js', '/x/node_modules/react'],
    ['/x/node_modules/@mui/material/esm/Box/Box.js', '/x/node_modules/@mui/material'],
    ['/x/node_modules/a/node_modules/b/c.js?commonjs', '/x/node_modules/a/node_modules/b'],
    ['\0/x/node_modules/react/index.js?commonjs-proxy', '/x/node_modules/react'],
    ['C:\\x\\node_modules\\react\\index.js', 'C:/x/node_modules/react'],
    ['/x/src/main.tsx', null],
    ['\0vite/preload-helper.js', null],
  ])('of %s is %s', (id, folder) => {
    expect(packageFolder(id)).toBe(folder);
  });
});

it('says of each package what it is licensed under, with every text that it ships', () => {
  const text = licenceText([
    { name: 'a', version: '1.0.0', licence: 'MIT', texts: ['Be kind.', 'Notice.'] },
    { name: 'b', version: '2.0.0', licence: null, texts: [] },
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\n\nBe kind.\n\nNotice.\n');
  expect(text).toContain('b 2.0.0 (see its package)\n\nIt ships no text of its licence.');
});
