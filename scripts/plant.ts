import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A fault to be put into a copy of the code. */
export interface Planted {
  /** What is replaced, once, in files below the root. */
  patches: readonly { file: string; find: string; put: string }[];
}

/** What a copy of the code is made of. */
export interface Parts {
  copied: readonly string[];
  linked: readonly string[];
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** The places that a fault no longer finds in the code. */
export const misplacedIn = ({ patches }: Planted): string[] =>
  patches
    .filter(({ file, find }) => readFileSync(join(root, file), 'utf8').split(find).length !== 2)
    .map(({ file, find }) => `${file} does not have once: ${find}`);

/** Ends the process where faults no longer find their places, so that all are told at once. */
export const refuseMisplaced = (faults: readonly Planted[]): void => {
  const misplaced = faults.flatMap(misplacedIn);
  if (misplaced.length === 0) return;
  console.error(misplaced.join('\n'));
  process.exit(2);
};

/**
 * Puts a fault into a copy of the code.
 * @returns the copy's folder, which the caller removes.
 */
export const plant = ({ patches }: Planted, { copied, linked }: Parts): string => {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const part of copied) cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const part of linked) symlinkSync(join(root, part), join(folder, part));
  for (const { file, find, put } of patches) {
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(find, () => put),
    );
  }
  return folder;
};
