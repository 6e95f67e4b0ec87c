const SCHEME = 'local-file:';

/** The address of a stored file, as records keep it. */
export const fileAddress = (path: string) => SCHEME + path;

/** The path in such an address; null for any other address. */
export const filePath = (address: string) =>
  address.startsWith(SCHEME) ? address.slice(SCHEME.length) : null;
