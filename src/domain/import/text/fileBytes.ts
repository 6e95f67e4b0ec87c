/** A file's bytes, of which parts are read as they are needed; an array of bytes is that as well. */
export interface FileBytes {
  readonly length: number;
  /** The bytes from `start` to before `end`. */
  subarray: (start?: number, end?: number) => Uint8Array;
}

/** Bytes that are in memory at a time. */
const PART = 1 << 21;

/** The bytes part by part, so that no more than one of them need be in memory. */
export function* byteParts(bytes: FileBytes): Generator<{ part: Uint8Array; end: number }> {
  for (let start = 0; start < bytes.length; start += PART) {
    const end = Math.min(bytes.length, start + PART);
    yield { part: bytes.subarray(start, end), end };
  }
}
