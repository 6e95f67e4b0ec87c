import { type DocumentData, Timestamp } from 'firebase/firestore';

/** The fields of a document that functions wrote, times as `Date`. */
export const plainFields = (data: DocumentData): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      value instanceof Timestamp ? value.toDate() : value,
    ]),
  );
