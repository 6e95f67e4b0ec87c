// Starts an example on the Firestore emulator: `npm run example shop` (or blog, or crm).
import { createServer } from 'vite';
import { startFirestoreEmulator } from '../../../tests/support/firestoreEmulator.ts';
import { documents as blog } from './blog/documents.ts';
import { documents as crm } from './crm/documents.ts';
import { connect, type Documents } from './emulator.ts';
import { fill } from './fill.ts';
import { documents as shop } from './shop/documents.ts';

const EXAMPLES: Readonly<Record<string, Documents>> = { shop, blog, crm };

const [name = ''] = process.argv.slice(2);
const documents = EXAMPLES[name];
if (!documents) throw new Error(`Say which example: ${Object.keys(EXAMPLES).join(', ')}`);

const running = process.env.FIRESTORE_EMULATOR_HOST;
const started = running ? undefined : await startFirestoreEmulator();
if (!running && !started)
  throw new Error(
    'No Firestore emulator was found. Start one and say where it is: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080',
  );
const address = running ?? `${started?.host}:${started?.port}`;

await fill(connect(name, address), documents);
process.env.FIRESTORE_EMULATOR_HOST = address;
const server = await createServer({
  configFile: new URL('vite.config.ts', import.meta.url).pathname,
});
await server.listen();
console.info(`${name}, on the emulator at ${address}: ${server.resolvedUrls?.local[0]}${name}/`);
