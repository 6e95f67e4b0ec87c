import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Consumer, installPacked, root } from './support/packed.ts';

const PEERS = ['firebase', '@firebase', 'ra-core', 'react', 'react-dom', '@tanstack', 'typescript'];

let consumer: Consumer;
beforeAll(() => {
  consumer = installPacked(PEERS);
}, 120_000);
afterAll(() => consumer.remove());

it('packs its build, its sources and its papers, and no tests', () => {
  expect(consumer.files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/core/index.js',
      'dist/query/index.js',
      'dist/react/index.js',
      'dist/auth/index.js',
      'CHANGELOG.md',
    ]),
  );
  expect(consumer.files.filter(path => /test|tests/.test(path))).toEqual([]);
});

/** What a linter of packages says of the archive, and whether it is content. */
const linted = (command: string, options: readonly string[], one = consumer) => {
  const { status, stdout, stderr } = spawnSync(
    join(root, 'node_modules/.bin', command),
    [one.archive, ...options],
    { cwd: one.folder, encoding: 'utf8' },
  );
  return { status, said: `${stdout}${stderr}` };
};

it('is published as bundlers and Node expect it', () => {
  expect(linted('publint', ['--strict'])).toEqual({
    status: 0,
    said: expect.stringContaining('All good!'),
  });
});

it('has types wherever TypeScript looks for them, `moduleResolution: node` included', () => {
  // What CommonJS is told is meant: the package has ES modules only.
  const { status, said } = linted('attw', [
    ...['--format', 'ascii', '--no-color'],
    ...['--ignore-rules', 'cjs-resolves-to-esm'],
  ]);
  expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('node10') });
  for (const entry of ['', '/core', '/query', '/react', '/auth'])
    expect(said).toContain(`"ra-data-firestore${entry}"`);
});

it('has no address while none is set, and is published under the name and addresses that are', () => {
  const manifest = (one: Consumer, name: string) =>
    JSON.parse(readFileSync(join(one.modules, name, 'package.json'), 'utf8'));
  const unset = manifest(consumer, 'ra-data-firestore');
  expect([unset.repository, unset.bugs, unset.homepage]).toEqual([undefined, undefined, undefined]);
  const repository = 'https://git.acme.example/office';
  const scoped = installPacked(PEERS, { name: '@acme/firestore', repository });
  try {
    expect(manifest(scoped, '@acme/firestore')).toMatchObject({
      name: '@acme/firestore',
      repository: { type: 'git', url: `git+${repository}.git` },
      bugs: { url: `${repository}/issues` },
      homepage: expect.stringContaining(repository),
    });
    const readme = readFileSync(join(scoped.modules, '@acme/firestore/README.md'), 'utf8');
    expect(readme).toContain("from '@acme/firestore/auth'");
    expect(readme).not.toContain("'ra-data-firestore");
    expect(linted('publint', ['--strict'], scoped)).toMatchObject({ status: 0 });
    writeFileSync(
      join(scoped.folder, 'use.js'),
      `import { firestoreDataProvider } from '@acme/firestore';
       import { composeDataProvider } from '@acme/firestore/core';
       process.stdout.write([firestoreDataProvider, composeDataProvider].map(one => typeof one).join());`,
    );
    const output = execFileSync(process.execPath, ['use.js'], { cwd: scoped.folder }).toString();
    expect(output).toBe('function,function');
  } finally {
    scoped.remove();
  }
}, 120_000);

it('is imported by plain Node from all its entries', () => {
  writeFileSync(
    join(consumer.folder, 'use.js'),
    `import { firestoreDataProvider } from 'ra-data-firestore';
     import { composeDataProvider } from 'ra-data-firestore/core';
     import { parseFilter } from 'ra-data-firestore/query';
     import { useLiveList } from 'ra-data-firestore/react';
     import { firebaseAuthProvider } from 'ra-data-firestore/auth';
     process.stdout.write([firestoreDataProvider, composeDataProvider, parseFilter, useLiveList, firebaseAuthProvider].map(one => typeof one).join());`,
  );
  const output = execFileSync(process.execPath, ['use.js'], { cwd: consumer.folder }).toString();
  expect(output).toBe('function,function,function,function,function');
});

it('has types that a strict consumer can use', () => {
  writeFileSync(
    join(consumer.folder, 'use.ts'),
    `import { getFirestore } from 'firebase/firestore';
     import { type FirestoreDataProvider, firestoreDataProvider } from 'ra-data-firestore';
     import { composeDataProvider, reads, writes } from 'ra-data-firestore/core';
     import { type Write, increment } from 'ra-data-firestore/query';
     import { useLiveRecord } from 'ra-data-firestore/react';
     const provider: FirestoreDataProvider = firestoreDataProvider({
       firestore: getFirestore(),
       resources: { posts: { search: { strategy: 'tokens', fields: ['title'] } } },
     });
     const write: Write = { type: 'update', collection: 'posts', id: '1', data: { n: increment(1) } };
     const typed = firestoreDataProvider<{ posts: { title: string } }>({ firestore: getFirestore() });
     export const title: Promise<string> = typed.getOne('posts', { id: 'a' }).then(({ data }) => data.title);
     // @ts-expect-error there is no such resource
     typed.getOne('post', { id: 'a' });
     export const done: Promise<void> = provider.commit([write]);
     const small = composeDataProvider({ firestore: getFirestore() }, reads, writes);
     export const made: Promise<unknown> = small.create('posts', { data: {} });
     // @ts-expect-error it has no commits
     small.commit([write]);
     export const hook: typeof useLiveRecord = useLiveRecord;
     // @ts-expect-error there is no such strategy
     firestoreDataProvider({ firestore: getFirestore(), resources: { a: { search: { strategy: 'x' } } } });`,
  );
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--skipLibCheck',
    'use.ts',
  ];
  const tsc = join(root, 'node_modules/.bin/tsc');
  expect(spawnSync(tsc, options, { cwd: consumer.folder }).stdout.toString()).toBe('');
}, 60_000);

it('keeps the query entry free of Firebase and React', () => {
  rmSync(join(consumer.modules, 'firebase'));
  rmSync(join(consumer.modules, 'ra-core'));
  rmSync(join(consumer.modules, 'react'));
  writeFileSync(
    join(consumer.folder, 'pure.js'),
    `import 'ra-data-firestore/query'; process.stdout.write('pure');`,
  );
  expect(execFileSync(process.execPath, ['pure.js'], { cwd: consumer.folder }).toString()).toBe(
    'pure',
  );
});
