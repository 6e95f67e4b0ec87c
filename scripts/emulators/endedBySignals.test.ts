import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hasTools } from './installTools.ts';

/** Stands in for Java: says that it runs, and never becomes an emulator that answers. */
const STAND_IN = `#!/usr/bin/env node
if (process.argv[2] === '-version') process.exit();
require('node:fs').appendFileSync(process.env.STARTED, process.pid + '\\n');
setTimeout(() => {}, 120_000);
`;

let home: string;
let started: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'signals-'));
  started = join(home, 'started');
  const cache = join(home, '.cache/firebase/emulators');
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'cloud-firestore-emulator-v0.jar'), '');
  writeFileSync(join(home, 'java'), STAND_IN, { mode: 0o755 });
});

/** The processes of whole lines: of a line half written the id would be another's, and 0 is the tests' own group. */
const startedPids = () =>
  existsSync(started) ? readFileSync(started, 'utf8').split('\n').slice(0, -1).map(Number) : [];

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterEach(() => {
  for (const pid of startedPids().filter(runs)) process.kill(pid, 'SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

const scriptOf = (name: string) => `-C source --import tsx scripts/emulators/${name}.ts`.split(' ');

const NODE = process.execPath;
const NPM = ['run', '--silent', 'e2e:emulators'];

interface Case {
  what: string;
  command: [string, string[]];
  /** How many emulators are started. */
  count: number;
  signal: NodeJS.Signals;
  /** The exit code; null where the signal itself is told. */
  code: number | null;
}

const CASES: readonly Case[] = [
  {
    ...{ what: 'journeys', command: [NODE, scriptOf('journeys')], count: 2 },
    ...{ signal: 'SIGTERM', code: 143 },
  },
  {
    ...{ what: 'the console', command: [NODE, scriptOf('start')], count: 1 },
    ...{ signal: 'SIGINT', code: 130 },
  },
  {
    ...{ what: 'npm’s journeys', command: ['npm', NPM], count: 2 },
    ...{ signal: 'SIGTERM', code: null },
  },
];

const canRun = hasTools() && process.platform !== 'win32';

it.runIf(canRun).each(CASES)(
  '$signal ends $what and the emulators that are being started, and leaves no files',
  async ({ command: [command, args], count, signal, code }) => {
    const { FIRESTORE_EMULATOR_HOST: _, ...env } = process.env;
    const child = spawn(command, args, {
      stdio: 'ignore',
      env: { ...env, HOME: home, TMPDIR: home, JAVA: join(home, 'java'), STARTED: started },
    });
    const exited = once(child, 'exit');
    await expect.poll(() => startedPids().length, { timeout: 60_000 }).toBe(count);
    child.kill(signal);
    expect(await exited).toEqual([code, code === null ? signal : null]);
    const left = () => [
      ...startedPids().filter(runs),
      ...readdirSync(home).filter(name => name.startsWith('catalogue-')),
    ];
    await expect.poll(left, { timeout: 10_000 }).toEqual([]);
  },
  90_000,
);
