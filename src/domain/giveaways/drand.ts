/**
 * The chain of drand whose rounds decide draws: quicknet, a round every 3 seconds, each a BLS
 * signature (`bls-unchained-g1-rfc9380`) that nobody knows before its time and everybody can verify.
 */
export const QUICKNET = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  publicKey:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  /** When round 1 came, in milliseconds since 1970. */
  genesis: 1_692_803_367_000,
  /** Milliseconds from one round to the next. */
  period: 3_000,
} as const;

/** From the end to the round that decides, so that clocks may differ by as much. */
const DELAY = 5 * 60_000;

/** From the end until a draw may go without its round, which then did not come. */
export const FALLBACK_AFTER = 7 * 86_400_000;

/** When a round comes. */
export const roundTime = (round: number): Date =>
  new Date(QUICKNET.genesis + (round - 1) * QUICKNET.period);

/**
 * The round that decides a draw: the first that comes five minutes after the end or later. So it is
 * fixed by what was promised before the start, and nobody who can still enter knows it.
 */
export const decidingRound = (endsAt: Date): number =>
  Math.max(1, Math.ceil((endsAt.getTime() + DELAY - QUICKNET.genesis) / QUICKNET.period) + 1);
