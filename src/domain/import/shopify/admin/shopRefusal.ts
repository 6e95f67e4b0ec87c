import { OWNER_TASK_REFUSALS } from '../../../functions/ownerTaskRefusal.ts';
import type { ConnectCode, ConnectProblem } from '../../connect/connectProblem.ts';

/** Why functions do not read a shop. Words, with what to do, under `import.everything.refusal.<code>`. */
export const SHOP_REFUSALS = [
  ...OWNER_TASK_REFUSALS,
  'noShop',
  'badSecret',
  'badToken',
  'forbidden',
  'shopNotFound',
  'unavailable',
  'throttled',
  'unreachable',
  'tooComplex',
  'unreadable',
  'busy',
  'noAnswer',
  'denied',
  'empty',
] as const;

/** Why functions do not read a shop. */
export type ShopRefusalCode = (typeof SHOP_REFUSALS)[number];

/** Whether a text, of a newer version perhaps, is one of these reasons. */
export const isShopRefusal = (code: string): code is ShopRefusalCode =>
  SHOP_REFUSALS.some(known => known === code);

/** A shop that functions do not read; its message is the code. */
export class ShopRefusal extends Error {
  override readonly name = 'ShopRefusal';

  constructor(readonly code: ShopRefusalCode) {
    super(code);
  }
}

const CODES: Readonly<Partial<Record<ConnectCode, ShopRefusalCode>>> = {
  ...{ unauthorized: 'badToken', forbidden: 'forbidden', tooComplex: 'tooComplex' },
  ...{ badShop: 'badSecret', tokenForMyshopifyOnly: 'badSecret', shopNotFound: 'shopNotFound' },
  ...{ unavailable: 'unavailable', storeLocked: 'unavailable' },
  ...{ throttled: 'throttled', blocked: 'throttled' },
  ...{ serverError: 'unreachable', unreachable: 'unreachable' },
};

/** A shop's own problem, as functions tell it. */
export const refusalOf = ({ code }: ConnectProblem): ShopRefusal =>
  new ShopRefusal(CODES[code] ?? 'unreadable');
