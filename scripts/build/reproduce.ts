import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Hashes of the files below a folder, by path. */
const hashes = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .sort()
      .map(file => [
        file.slice(folder.length + 1),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );

/** Builds the last commit in a folder of its own. */
const buildIn = (folder: string): Map<string, string> => {
  execFileSync('git', ['clone', '--quiet', root, folder], { stdio: 'inherit' });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn'], { cwd: folder, stdio: 'inherit' });
  return hashes(join(folder, 'dist'));
};

/** Builds the last commit twice, in folders of different names, and says which files differ. */
const parent = mkdtempSync(join(tmpdir(), 'builds-'));
try {
  const first = buildIn(join(parent, 'a'));
  const second = buildIn(join(parent, 'another-folder'));
  const names = [...new Set([...first.keys(), ...second.keys()])];
  const differing = names.filter(name => first.get(name) !== second.get(name));
  for (const name of differing) console.error(`differs: ${name}`);
  console.info(`${names.length} files, ${differing.length} differ`);
  process.exitCode = differing.length === 0 && names.length > 0 ? 0 : 1;
} finally {
  rmSync(parent, { recursive: true, force: true });
}
