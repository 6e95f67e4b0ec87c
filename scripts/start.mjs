// Starts the console for development and says where it is and who can sign in.
import { createServer } from 'vite';

const server = await createServer({ mode: process.env.MODE ?? 'development' });
await server.listen();
const address = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:5173/';
const accounts = [
  ['owner@catalogue.example', 'owner with a few hundred products'],
  ['newowner@catalogue.example', 'owner who starts from nothing'],
  ['admin@catalogue.example', 'super administrator'],
  ['support@catalogue.example', 'support, read-only'],
];
console.info(`\n  Catalogue back office: ${address}\n\n  Sample accounts, password demo1234:`);
for (const [email, hint] of accounts) console.info(`    ${email.padEnd(28)} ${hint}`);
console.info('\n  Ctrl-C stops it.\n');
