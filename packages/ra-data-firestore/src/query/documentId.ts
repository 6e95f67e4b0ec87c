/** Longest id of a document, in bytes of UTF-8. */
const LONGEST = 1500;

/**
 * Whether a document can have this id; Firestore refuses a whole call that names another one. By
 * [its limits](https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
export const isDocumentId = (id: string): boolean =>
  !/^(\.{0,2}|__.*__)$/s.test(id) &&
  !id.includes('/') &&
  !/\p{Surrogate}/u.test(id) &&
  new TextEncoder().encode(id).length <= LONGEST;
