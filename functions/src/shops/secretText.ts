import { z } from 'zod';
import { isPassingStatus } from '../../../src/domain/retry.ts';

/** Where a secret is read. */
export interface SecretOptions {
  project: string;
  /** A token of the service account that functions run as. */
  accessToken: () => Promise<string>;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** A secret that is not there, or not to be read by functions: trying again does not help. */
export class SecretMissing extends Error {
  override name = 'SecretMissing';
}

const NAME = /^[\w-]{1,255}$/;

const answerSchema = z.object({ payload: z.object({ data: z.string() }) });

/**
 * The latest version of a secret of Google's Secret Manager. It is asked when it is needed, and not bound to the
 * function: deploying needs none then where nobody wants it.
 * @throws SecretMissing, or Error where Google cannot be asked at the moment; never with what stands in the secret
 */
export const secretText = async (
  name: string,
  { project, accessToken, fetch }: SecretOptions,
): Promise<string> => {
  if (!NAME.test(name)) throw new SecretMissing('The secret’s name is none.');
  const url = `https://secretmanager.googleapis.com/v1/projects/${project}/secrets/${name}/versions/latest:access`;
  const headers = { Authorization: `Bearer ${await accessToken()}` };
  const response = await fetch(url, { headers, redirect: 'error' });
  const failure = `The secret ${name} could not be read: HTTP ${response.status}.`;
  if (!response.ok)
    throw isPassingStatus(response.status) ? new Error(failure) : new SecretMissing(failure);
  const { data } = answerSchema.safeParse(await response.json());
  if (!data) throw new SecretMissing(failure);
  return Buffer.from(data.payload.data, 'base64').toString('utf8');
};
