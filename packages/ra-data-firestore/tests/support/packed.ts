import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PublishSettings } from '../../../../scripts/provider/published.ts';
import { packProvider } from '../../../../scripts/provider/stage.ts';

/** The repository's folder. */
export const root = resolve(import.meta.dirname, '../../../..');

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

/** Packs the package and installs it, with links to the repository's own copies of `peers`. */
export const installPacked = (peers: readonly string[], settings?: PublishSettings): Consumer => {
  const folder = mkdtempSync(join(tmpdir(), 'ra-data-firestore-'));
  const modules = join(folder, 'node_modules');
  const { archive, files } = packProvider(join(folder, 'source'), folder, settings);
  for (const peer of peers) {
    mkdirSync(join(modules, peer, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', peer), join(modules, peer));
  }
  execFileSync('tar', ['xzf', archive], { cwd: folder });
  const name = settings?.name ?? 'ra-data-firestore';
  cpSync(join(folder, 'package'), join(modules, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  return {
    folder,
    modules,
    files,
    archive,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
