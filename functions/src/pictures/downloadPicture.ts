import type { IncomingMessage } from 'node:http';
import { MAX_FILE_BYTES } from '../../../src/domain/fileLimits.ts';
import {
  PictureProblem,
  statusProblem,
} from '../../../src/domain/import/pictures/pictureFailure.ts';
import type { Network } from './network.ts';
import { openAddress } from './openAddress.ts';
import { pictureType } from './pictureType.ts';

/** A picture as it came. */
export interface Picture {
  content: Uint8Array;
  contentType: string;
}

/** How long a picture may take, in milliseconds, with all that it is led through. */
const TIMEOUT = 20_000;
const MAX_REDIRECTS = 3;
const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];
const FIRST_BYTES = 65_536;

/** Where an answer sends to; null where it is the answer. */
const redirectOf = ({ statusCode, headers }: IncomingMessage, from: string): string | null => {
  if (!REDIRECTS.includes(statusCode)) return null;
  const { location = '' } = headers;
  if (location === '' || !URL.canParse(location, from)) throw new PictureProblem('notFound');
  return new URL(location, from).href;
};

/**
 * An answer's body. It is gathered in one piece: sent in pieces of a byte each, as a server may, ten megabytes would be
 * a gigabyte.
 */
const bodyOf = async (response: IncomingMessage): Promise<Uint8Array> => {
  if (Number(response.headers['content-length']) > MAX_FILE_BYTES)
    throw new PictureProblem('tooLarge');
  let body = new Uint8Array(FIRST_BYTES);
  let size = 0;
  for await (const piece of response) {
    if (!(piece instanceof Uint8Array)) throw new PictureProblem('noImage');
    const next = size + piece.byteLength;
    if (next > MAX_FILE_BYTES) throw new PictureProblem('tooLarge');
    if (next > body.byteLength) {
      const larger = new Uint8Array(Math.min(MAX_FILE_BYTES, Math.max(next, 2 * body.byteLength)));
      larger.set(body.subarray(0, size));
      body = larger;
    }
    body.set(piece, size);
    size = next;
  }
  return body.subarray(0, size);
};

const follow = async (
  address: string,
  network: Network,
  signal: AbortSignal,
): Promise<Uint8Array> => {
  let at = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await openAddress(at, network, signal);
    try {
      const next = redirectOf(response, at);
      if (next === null) {
        const { statusCode = 0 } = response;
        if (statusCode !== 200) throw new PictureProblem(statusProblem(statusCode));
        return await bodyOf(response);
      }
      at = next;
    } finally {
      response.destroy();
    }
  }
  throw new PictureProblem('notFound');
};

/**
 * Downloads a picture from an address that somebody else wrote. Addresses that are not public are not asked, wherever
 * names and redirects lead; the answer is taken for what its bytes are.
 * @throws PictureProblem; the signal's reason where that stopped it.
 */
export const downloadPicture =
  (network: Network, timeout = TIMEOUT) =>
  async (address: string, signal: AbortSignal): Promise<Picture> => {
    const late = AbortSignal.timeout(timeout);
    let content: Uint8Array;
    try {
      content = await follow(address, network, AbortSignal.any([signal, late]));
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) throw new PictureProblem('tooSlow', { cause: error });
      if (error instanceof PictureProblem) throw error;
      throw new PictureProblem('unreachable', { cause: error });
    }
    const contentType = pictureType(content);
    if (contentType === null) throw new PictureProblem('noImage');
    return { content, contentType };
  };
