import { runCommand } from './command.ts';

try {
  process.stdout.write(`${runCommand(process.argv.slice(2), line => console.error(line))}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
