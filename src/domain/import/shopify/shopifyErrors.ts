import type { z } from 'zod';
import { isPassingStatus } from '../../retry.ts';
import { ConnectProblem } from '../connect/connectProblem.ts';
import type { Extra } from './shopifyQuery.ts';
import type { envelope } from './shopifyResponse.ts';

/** A query was too expensive; ask for less. */
export class TooComplex extends Error {
  override readonly name = 'TooComplex';
  constructor(
    readonly cost: number,
    readonly most: number,
  ) {
    super('too complex');
  }
}

/** The token may not read these fields; ask without them. */
export class FieldsDenied extends Error {
  override readonly name = 'FieldsDenied';
  constructor(readonly extras: readonly Extra[]) {
    super('fields denied');
  }
}

/** What Shopify says besides data. */
export type Envelope = z.infer<typeof envelope>;

/** What a response's status says; null where its body has to be looked at. */
export const problemByStatus = (
  { status }: Pick<Response, 'status'>,
  domain: string,
): ConnectProblem | 'retry' | null => {
  if (isPassingStatus(status)) return 'retry';
  if (status === 401 || status === 403) return new ConnectProblem('unauthorized', { domain });
  if (status === 404) return new ConnectProblem('shopNotFound', { domain });
  if (status === 402 || status === 423) return new ConnectProblem('unavailable', { domain });
  if (status === 430) return new ConnectProblem('blocked', { domain });
  return null;
};

const deniedExtras = (text: string): Extra[] => [
  ...(/\btags\b|product_tags/.test(text) ? (['tags'] as const) : []),
  ...(/quantityAvailable|currentlyNotInStock|totalInventory|product_inventory/.test(text)
    ? (['stock'] as const)
    : []),
];

/** What the errors of an answer say; null where it has none. */
export const problemByErrors = (
  { errors }: Envelope,
  domain: string,
): ConnectProblem | TooComplex | FieldsDenied | 'retry' | null => {
  if (!errors || errors.length === 0) return null;
  const list = typeof errors === 'string' ? [{ message: errors }] : errors;
  for (const error of list) {
    const { message } = error;
    const extensions = 'extensions' in error ? error.extensions : null;
    const code = extensions?.code;
    if (/channel is locked|storefront is locked|password/i.test(message))
      return new ConnectProblem('storeLocked', { domain });
    if (code === 'MAX_COMPLEXITY_EXCEEDED' || code === 'MAX_COST_EXCEEDED')
      return new TooComplex(extensions?.cost ?? 2000, extensions?.maxCost ?? 1000);
    if (code === 'THROTTLED' || code === 'INTERNAL_SERVER_ERROR' || message === 'Throttled')
      return 'retry';
    if (code === 'SHOP_INACTIVE') return new ConnectProblem('unavailable', { domain });
    if (code === 'UNAUTHORIZED' || code === 'FORBIDDEN')
      return new ConnectProblem('unauthorized', { domain });
    if (code === 'ACCESS_DENIED') {
      const path = 'path' in error ? (error.path ?? []) : [];
      const extras = deniedExtras(`${message} ${path.join(' ')}`);
      return extras.length > 0
        ? new FieldsDenied(extras)
        : new ConnectProblem('forbidden', { domain, message });
    }
  }
  return new ConnectProblem('invalidResponse', { domain, message: list[0]?.message ?? '' });
};
