/** Whether Firestore takes a text as the id of a document: asking for another one fails the whole call. */
export const canBeId = (id: string | undefined): id is string =>
  id !== undefined &&
  !/^(|\.|\.\.|__.*__)$/s.test(id) &&
  !id.includes('/') &&
  !/\p{Surrogate}/u.test(id) &&
  Buffer.byteLength(id) <= 1500;
