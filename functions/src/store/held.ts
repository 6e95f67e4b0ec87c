import type { FunctionWrite, Stamp } from '../../../src/domain/functions/functionStore.ts';
import type { Write } from '../../../src/domain/write.ts';

/** A write of the console's, held by a stamp: that holds more than a version, the document is as it was read. */
export const held = (write: Write, stamp: Stamp): FunctionWrite => {
  if (write.type !== 'update') return write;
  const { precondition: _, ...rest } = write;
  return { ...rest, stamp };
};
