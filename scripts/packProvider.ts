import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packProvider } from './provider/stage.ts';

/** `npm run pack:provider` writes the package's archive, as `publish.json` says, into the folder it is called in. */
const folder = mkdtempSync(join(tmpdir(), 'ra-data-firestore-'));
try {
  const { archive, files } = packProvider(join(folder, 'stage'), process.env.INIT_CWD ?? '.');
  console.info(`${archive} (${files.length} files)`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
