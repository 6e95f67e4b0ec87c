/** Documents that are asked for first: few, as nobody knows yet how large they are. */
export const FIRST_PAGE = 25;

const LARGEST = 300;
const SMALLEST = 5;
/** Characters of an answer that pages are made for: some milliseconds to read, and little to keep. */
const WANTED = 2_000_000;

/**
 * How many documents to ask for next, so that a page is about as large whatever the documents are:
 * many small ones for few calls, few large ones for little memory.
 * @param size how many were asked for.
 * @param length of the answer, in characters.
 */
export const nextPageSize = (size: number, length: number): number =>
  Math.max(
    SMALLEST,
    Math.min(LARGEST, size * 4, Math.floor((size * WANTED) / Math.max(length, 1))),
  );
