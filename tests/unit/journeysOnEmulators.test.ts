import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { EMULATED, type Emulated } from '../e2e/support/emulated.ts';

const CHOICE = 'tests/e2e/onEmulators.txt';

/** Nobody asks it: journeys are listed, not run. */
const NOWHERE: Emulated = { url: '', seed: '', auth: '', projectId: '', documents: '' };

const suiteSchema = z.object({
  title: z.string(),
  specs: z.array(z.object({ title: z.string() })),
  get suites() {
    return z.array(suiteSchema).default([]);
  },
});
type Suite = z.infer<typeof suiteSchema>;

const namesIn = ({ title, specs, suites }: Suite): string[] =>
  [...specs.map(spec => spec.title), ...suites.flatMap(namesIn)].map(name => `${title} › ${name}`);

/** The journeys that would run on emulators, as the choice names them. */
const listed = async (...options: string[]) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...['-C', 'source', 'node_modules/@playwright/test/cli.js', 'test'],
      ...['--list', '--reporter', 'json', ...options],
    ],
    {
      env: { ...process.env, [EMULATED]: JSON.stringify([NOWHERE]) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(stdout));
  return suites.flatMap(namesIn).sort();
};

const chosen = readFileSync(CHOICE, 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'));

it('a fifth of the journeys, each of which is there, is chosen for the emulators', async () => {
  expect(new Set(chosen).size).toBe(chosen.length);
  expect(await listed('--test-list', CHOICE)).toEqual([...chosen].sort());
  expect(chosen.length * 5).toBeGreaterThanOrEqual((await listed()).length);
}, 90_000);
