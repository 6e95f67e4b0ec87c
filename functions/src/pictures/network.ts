import { type LookupAddress, lookup } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { promisify } from 'node:util';
import { isPublicAddress } from './publicAddress.ts';

/** What downloads ask of the network. */
export interface Network {
  /** Every address that a name has now. */
  resolve: (host: string) => Promise<readonly LookupAddress[]>;
  /** Whether an IP address may be connected to. */
  mayConnect: (address: string) => boolean;
  /** As `https.request`: it connects to nothing but what `lookup` of the options says. */
  request: (
    url: URL,
    options: RequestOptions,
    onResponse: (response: IncomingMessage) => void,
  ) => ClientRequest;
}

const lookupAll = promisify(lookup);

/** The internet, without what is not public. */
export const publicNetwork: Network = {
  resolve: host => lookupAll(host, { all: true, verbatim: true }),
  mayConnect: isPublicAddress,
  request,
};
