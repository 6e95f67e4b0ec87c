import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'ra-data-firestore-'));
const modules = join(folder, 'node_modules');
const PEERS = ['firebase', '@firebase', 'ra-core', 'react', 'react-dom', '@tanstack', 'typescript'];

const packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);
let files: string[] = [];

/** A consumer outside the repository: the packed package, and the peers it asks for. */
beforeAll(() => {
  const args = ['pack', '--json', '--pack-destination', folder];
  const output = execFileSync('npm', args, {
    cwd: join(root, 'packages/ra-data-firestore'),
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
  const [tarball] = packed.parse(JSON.parse(output.slice(output.indexOf('[\n'))));
  if (!tarball) throw new Error('npm pack made nothing');
  files = tarball.files.map(({ path }) => path);
  mkdirSync(modules);
  for (const peer of PEERS) symlinkSync(join(root, 'node_modules', peer), join(modules, peer));
  execFileSync('tar', ['xzf', join(folder, tarball.filename)], { cwd: folder });
  cpSync(join(folder, 'package'), join(modules, 'ra-data-firestore'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('packs its build, its sources and its papers, and no tests', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'LICENSE',
      'README.md',
      'dist/index.js',
      'dist/index.d.ts',
      'dist/query/index.js',
      'dist/react/index.js',
      'dist/auth/index.js',
      'CHANGELOG.md',
    ]),
  );
  expect(files.filter(path => /test|tests/.test(path))).toEqual([]);
});

it('is imported by plain Node from all its entries', () => {
  writeFileSync(
    join(folder, 'use.js'),
    `import { firestoreDataProvider } from 'ra-data-firestore';
     import { parseFilter } from 'ra-data-firestore/query';
     import { useLiveList } from 'ra-data-firestore/react';
     import { firebaseAuthProvider } from 'ra-data-firestore/auth';
     process.stdout.write([firestoreDataProvider, parseFilter, useLiveList, firebaseAuthProvider].map(one => typeof one).join());`,
  );
  const output = execFileSync(process.execPath, ['use.js'], { cwd: folder }).toString();
  expect(output).toBe('function,function,function,function');
});

it('has types that a strict consumer can use', () => {
  writeFileSync(
    join(folder, 'use.ts'),
    `import { getFirestore } from 'firebase/firestore';
     import { type FirestoreDataProvider, firestoreDataProvider } from 'ra-data-firestore';
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
  expect(spawnSync(tsc, options, { cwd: folder }).stdout.toString()).toBe('');
}, 60_000);

it('keeps the query entry free of Firebase and React', () => {
  rmSync(join(modules, 'firebase'));
  rmSync(join(modules, 'ra-core'));
  rmSync(join(modules, 'react'));
  writeFileSync(
    join(folder, 'pure.js'),
    `import 'ra-data-firestore/query'; process.stdout.write('pure');`,
  );
  expect(execFileSync(process.execPath, ['pure.js'], { cwd: folder }).toString()).toBe('pure');
});
