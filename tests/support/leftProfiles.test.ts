import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { isProcess, leftProfiles, profilePrefix } from './leftProfiles.ts';

it('finds what a killed run left, and nothing of a run beside it or of somebody else', () => {
  const names = [
    ...[`${profilePrefix(10)}aB3-xyz`, `${profilePrefix(11)}aBcdef`],
    ...['console-profile-10abcd', 'console-profile-', '10-aBcdef', 'playwright-10-aBcdef'],
  ];
  expect(leftProfiles(names, pid => pid === 11)).toEqual([names[0]]);
});

it('tells a process that is there from one that is gone', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  expect(isProcess(process.pid)).toBe(true);
  // The first one is there for everybody, and no other user's to signal.
  expect(isProcess(1)).toBe(true);
  expect(isProcess(pid)).toBe(false);
});
