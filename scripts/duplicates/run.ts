import { runCommand } from './command.ts';

// Whoever reads only the beginning (`| head`) closes the pipe; that is no failure.
process.stdout.on('error', error => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

try {
  process.stdout.write(`${runCommand(process.argv.slice(2), line => console.error(line))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
