import { spawnSync } from 'node:child_process';

/** The access token of whoever is signed in to the Google Cloud CLI; empty where nobody is. */
export const gcloudToken = (): string => {
  const { stdout, status } = spawnSync('gcloud', ['auth', 'print-access-token'], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : '';
};
