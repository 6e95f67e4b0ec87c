import type { LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { IMAGE_TYPES } from '../../../src/domain/fileLimits.ts';
import { PictureProblem } from '../../../src/domain/import/pictures/pictureFailure.ts';
import type { Network } from './network.ts';

/** What pictures are asked for with: nothing says for whom, or from where. */
const HEADERS = {
  accept: IMAGE_TYPES.join(', '),
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; catalogue-pictures)',
};

/** @throws PictureProblem for all but https on its own port, without a name and password. */
const checkedUrl = (address: string): URL => {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isPlain =
    url?.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  if (!url || !isPlain) throw new PictureProblem('refusedAddress');
  return url;
};

/** What a promise that knows no signal gives, or the signal's reason, whichever comes first. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) stop();
  });

/** Where a host is; refused where any of its addresses is, as nobody says which of them is taken. */
const checkedAddresses = async (
  { hostname }: URL,
  { resolve, mayConnect }: Network,
  signal: AbortSignal,
): Promise<LookupAddress[]> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  const found = family ? [{ address: host, family }] : await within(signal, resolve(host));
  if (!found.every(({ address }) => mayConnect(address)))
    throw new PictureProblem('refusedAddress');
  if (found.length === 0) throw new PictureProblem('unreachable');
  return [...found];
};

/** Says what was checked, and asks nobody again: a name may lead elsewhere a moment later. */
const pinned =
  (addresses: LookupAddress[]): LookupFunction =>
  (_host, { all }, callback) => {
    const [first] = addresses;
    if (all || !first) callback(null, addresses);
    else callback(null, first.address, first.family);
  };

/**
 * Asks one address for a picture, without following where it sends to.
 * @throws PictureProblem where the address is none of a public server; what the network throws.
 */
export const openAddress = async (
  address: string,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const url = checkedUrl(address);
  const addresses = await checkedAddresses(url, network, signal);
  const options = {
    ...{ headers: HEADERS, signal, agent: false, rejectUnauthorized: true },
    lookup: pinned(addresses),
  };
  return new Promise((resolve, reject) => {
    const request = network.request(url, options, resolve);
    request.on('error', reject);
    request.end();
  });
};
