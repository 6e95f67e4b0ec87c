const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** @returns 20 random letters and digits, as Firestore's own ids are. */
export const newId = (): string => {
  let id = '';
  while (id.length < 20) {
    for (const byte of crypto.getRandomValues(new Uint8Array(40))) {
      // Bytes above the last multiple of 62 would favour the first letters.
      if (byte < 248 && id.length < 20) id += LETTERS.charAt(byte % 62);
    }
  }
  return id;
};
