import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../../..');

const packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

/** A folder outside the repository with the packed package, and the peers it asks for. */
export interface Consumer {
  folder: string;
  modules: string;
  /** Paths of what was packed. */
  files: string[];
  /** The packed archive. */
  archive: string;
  remove: () => void;
}

/** A copy of the package to build: two suites that pack at once are not to share a `dist`. */
const stage = (folder: string) => {
  const source = join(root, 'packages/ra-data-firestore');
  const left = ['dist', 'node_modules'].map(name => join(source, name));
  cpSync(source, folder, { recursive: true, filter: path => !left.includes(path) });
  const config = join(folder, 'tsconfig.build.json');
  writeFileSync(config, readFileSync(config, 'utf8').replace('../..', root));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

/** Packs the package and installs it, with links to the repository's own copies of `peers`. */
export const installPacked = (peers: readonly string[]): Consumer => {
  const folder = mkdtempSync(join(tmpdir(), 'ra-data-firestore-'));
  const modules = join(folder, 'node_modules');
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: stage(join(folder, 'source')),
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
  const [tarball] = packed.parse(JSON.parse(output.slice(output.indexOf('[\n'))));
  if (!tarball) throw new Error('npm pack made nothing');
  for (const peer of peers) {
    mkdirSync(join(modules, peer, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', peer), join(modules, peer));
  }
  execFileSync('tar', ['xzf', join(folder, tarball.filename)], { cwd: folder });
  cpSync(join(folder, 'package'), join(modules, 'ra-data-firestore'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return {
    folder,
    modules,
    files: tarball.files.map(({ path }) => path),
    archive: join(folder, tarball.filename),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
