import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { endGroup } from './endGroup.ts';

const SLEEP = 'setTimeout(() => {}, 60_000)';
/** Starts another that holds the same output and may outlive it. */
const PARENT = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', ${JSON.stringify(SLEEP)}], { stdio: ['ignore', 'inherit', 'ignore'] }).unref();
  console.log('started');
  process.argv[1] === 'ends' ? process.exit() : ${SLEEP};
`;

it.each(['stays', 'ends'])(
  'ends what a process started, where the process itself %s',
  async how => {
    const child = spawn(process.execPath, ['-e', PARENT, how], {
      ...{ detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
    });
    let isHeld = true;
    child.stdout.once('close', () => {
      isHeld = false;
    });
    await once(child.stdout, 'data');
    if (how === 'ends') await once(child, 'exit');
    expect(isHeld).toBe(true);
    await endGroup(child);
    // The output closes when nobody has it any more.
    await expect.poll(() => isHeld).toBe(false);
    await endGroup(child);
  },
);
