/** Why a shop cannot be read live. Words, with what to do, under `import.connect.problem.<code>`. */
export const CONNECT_CODES = [
  'badShop',
  'badClientId',
  'shopNotFound',
  'storeLocked',
  'unauthorized',
  'forbidden',
  'tokenForMyshopifyOnly',
  'throttled',
  'unavailable',
  'blocked',
  'serverError',
  'invalidResponse',
  'tooComplex',
  'unreachable',
  'clientIdRefused',
  'planNeeded',
  'storesMissing',
  'notFound',
] as const;

/** Why a shop cannot be read live. */
export type ConnectCode = (typeof CONNECT_CODES)[number];

/** A shop that cannot be read, with what the message needs; never with a token. */
export class ConnectProblem extends Error {
  override readonly name = 'ConnectProblem';
  constructor(
    readonly code: ConnectCode,
    readonly params: Record<string, string | number> = {},
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}
