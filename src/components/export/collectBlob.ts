/** Bytes gathered before they are handed to the browser. */
const PART_SIZE = 1_000_000;

/**
 * Gathers pieces of a file into one blob. Each part becomes a blob of its own as soon as it is
 * large enough: the browser keeps those outside the script's memory, on disk when they are many.
 */
export const collectBlob = async (
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>,
  type: string,
): Promise<Blob> => {
  const parts: Blob[] = [];
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of pieces) {
    waiting.push(piece);
    size += piece.byteLength;
    if (size < PART_SIZE) continue;
    parts.push(new Blob(waiting));
    waiting = [];
    size = 0;
  }
  return new Blob([...parts, ...waiting], { type });
};
