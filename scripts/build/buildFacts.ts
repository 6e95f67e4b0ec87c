import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Configuration } from '../../src/config.ts';
import type { BuildFacts } from '../../src/lib/build.ts';
import { AllowListError, rulesVersion } from '../rules/fillAllowList.ts';

const packageSchema = z.object({ version: z.string() });

const git = (root: string, ...args: string[]): string | null => {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
};

/** Where the site is built from an archive, without a repository, whoever builds can say it. */
const commitOf = (root: string, told: string | undefined): string | null => {
  const commit = git(root, 'rev-parse', 'HEAD')?.trim();
  if (!commit) return told || null;
  return git(root, 'status', '--porcelain', '--untracked-files=no') ? `${commit}-changed` : commit;
};

const rulesOf = (root: string, configuration: Configuration): BuildFacts['rules'] => {
  if (configuration.backEnd !== 'firebase') return null;
  const version = (file: string) =>
    rulesVersion(readFileSync(join(root, file), 'utf8'), configuration);
  try {
    return { firestore: version('firestore.rules'), storage: version('storage.rules') };
  } catch (error) {
    // `npm run rules:build` says so; a site can be built before its rules can.
    if (error instanceof AllowListError) return null;
    throw error;
  }
};

/**
 * What a build says of itself on the System page. The same for every build of a commit and a
 * configuration.
 * @param root the project's folder.
 * @param told the commit, where there is no repository to ask.
 */
export const buildFacts = (
  root: string,
  configuration: Configuration | null,
  told?: string,
): BuildFacts => ({
  version: packageSchema.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .version,
  commit: commitOf(root, told),
  rules: configuration && rulesOf(root, configuration),
});
