/** Milliseconds a device's clock may be off before anybody is bothered with it. */
const TOLERANCE = 2 * 60_000;

/** Milliseconds an answer may take and still say what time it is. */
const PROMPT = 10_000;

/** An answer of the server, and when this device asked and had it, in milliseconds since the epoch. */
export interface TimedAnswer {
  headers: Pick<Headers, 'get'>;
  sentAt: number;
  receivedAt: number;
}

/**
 * How far the server's clock is ahead of this device's, in milliseconds, to about a second: by the
 * `Date` of an answer, and its `Age` where a cache gave it (RFC 9110, 6.6.1; RFC 9111, 5.1).
 * @returns null where the answer does not say, or took too long to say it of now.
 */
export const serverAhead = ({ headers, sentAt, receivedAt }: TimedAnswer): number | null => {
  const date = Date.parse(headers.get('date') ?? '');
  const age = Number(headers.get('age') ?? 0);
  const took = receivedAt - sentAt;
  if (Number.isNaN(date) || !(age >= 0) || took < 0 || took > PROMPT) return null;
  // The header counts whole seconds: on average it is half a second behind.
  return date + age * 1000 + 500 - (sentAt + took / 2);
};

/** Whether a clock is so far off that people have to know. */
export const isClockWrong = (ahead: number): boolean => Math.abs(ahead) > TOLERANCE;
