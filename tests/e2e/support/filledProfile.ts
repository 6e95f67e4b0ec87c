import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isProcess, leftProfiles, profilePrefix } from '../../support/leftProfiles.ts';

/** Where Chromium keeps the databases of a profile. */
const DATABASES = join('Default', 'IndexedDB');

/** Names the profile that the set-up filled, for the processes of the tests. */
const FILLED = 'E2E_FILLED_PROFILE';

/** A new, empty browser profile in a folder of its own. */
export const newProfile = () => mkdtempSync(join(tmpdir(), profilePrefix(process.pid)));

export const removeProfile = (profile: string) => rmSync(profile, { recursive: true, force: true });

/** Removes what killed runs have left: a dozen megabytes for each of their journeys. */
export const removeLeftProfiles = () => {
  for (const name of leftProfiles(readdirSync(tmpdir()), isProcess))
    removeProfile(join(tmpdir(), name));
};

/** Says which profile holds the sample data. */
export const keepFilled = (profile: string) => {
  process.env[FILLED] = profile;
};

/** @returns a new profile that holds the sample data and nothing else. */
export const filledProfile = (): string => {
  const filled = process.env[FILLED];
  if (filled === undefined) throw new Error('The set-up has filled no database');
  const profile = newProfile();
  mkdirSync(join(profile, 'Default'));
  cpSync(join(filled, DATABASES), join(profile, DATABASES), { recursive: true });
  return profile;
};
