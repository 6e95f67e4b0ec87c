import {
  type ConnectPolicy,
  connectPolicy,
  NO_POLICY,
} from '@/domain/import/connect/connectPolicy.ts';

let asked: Promise<ConnectPolicy> | undefined;

const ask = async (): Promise<ConnectPolicy> => {
  try {
    const { headers } = await window.fetch(window.location.href, { method: 'HEAD' });
    return connectPolicy(headers.get('content-security-policy'));
  } catch {
    // Nothing is known, for instance offline: what is asked tells then.
    asked = undefined;
    return NO_POLICY;
  }
};

/** What this console may ask, as its own pages are served: whoever runs it may have widened that. */
export const ownPolicy = (): Promise<ConnectPolicy> => {
  asked ??= ask();
  return asked;
};
