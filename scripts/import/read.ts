import { isOneLine, readImport } from './command.ts';
import { provideDom } from './dom.ts';

// Whoever reads only the beginning (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

const words = process.argv.slice(2);
try {
  provideDom();
  const document = await readImport(words);
  process.stdout.write(`${JSON.stringify(document, null, isOneLine(words) ? 0 : 2)}\n`);
  if (document.products.length === 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
