import { onTestFinished } from 'vitest';
import { refusingLink } from '../../../../tests/support/refusingLink.ts';
import { connect, emulator, seed } from './emulator.ts';

/** The first page of a collection by the number that its documents have. */
export const firstPage = {
  filter: {},
  sort: { field: 'n', order: 'ASC' as const },
  pagination: { page: 1, perPage: 5 },
};

/** Milliseconds that pass. */
export const pause = (ms: number): Promise<unknown> =>
  new Promise(resolve => setTimeout(resolve, ms));

/** A client that reaches the emulator by a link, with documents in the collection `a`; both end with the test. */
export const connectByLink = async (documents: Parameters<typeof seed>[2]) => {
  if (!emulator) throw new Error('No Firestore emulator');
  const link = await refusingLink(emulator);
  const { close, firestore } = connect(undefined, link);
  onTestFinished(async () => {
    await close();
    link.close();
  });
  await seed(firestore, 'a', documents);
  return { link, firestore };
};
