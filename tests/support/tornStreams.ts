import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Firestore's emulator now and then writes two messages of a listener's gRPC stream into each other
 * (a change is told while another query is being answered). The client reads text as a length,
 * calls it RESOURCE_EXHAUSTED, and the SDK, which takes that for a spent quota, reads nothing for a
 * minute. As a lost connection, which it is, the stream is opened anew at once.
 */
const UNAVAILABLE = 14;
const isTorn = (details: string) => /^Received message larger than max/.test(details);

interface Calls {
  Http2SubchannelCall: {
    prototype: { cancelWithStatus: (this: unknown, code: number, details: string) => void };
  };
}

const require = createRequire(import.meta.url);
const main = require.resolve('@grpc/grpc-js');
const calls: Calls = require(join(dirname(main), 'subchannel-call.js'));
const { prototype } = calls.Http2SubchannelCall;
const cancel = prototype.cancelWithStatus;
prototype.cancelWithStatus = function cancelWithStatus(code, details) {
  cancel.call(this, isTorn(details) ? UNAVAILABLE : code, details);
};
