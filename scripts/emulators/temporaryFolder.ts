import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeExit } from './beforeExit.ts';

/** A new folder that is removed when this process ends, or before by `remove`. */
export const temporaryFolder = (prefix: string): { folder: string; remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const removeNow = () => rmSync(folder, { recursive: true, force: true });
  const forget = beforeExit(removeNow);
  const remove = () => {
    removeNow();
    forget();
  };
  return { folder, remove };
};
