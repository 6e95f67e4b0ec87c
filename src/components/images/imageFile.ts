/**
 * The stored file that a picture's address stands for: the embedded back end's own addresses, and
 * download addresses of Cloud Storage. Null for pictures that lie elsewhere.
 */
export const storedPath = (address: string | null | undefined): string | null => {
  if (!address) return null;
  if (address.startsWith('local-file:')) return address.slice('local-file:'.length);
  const match = /^https?:\/\/[^/]+\/v0\/b\/[^/]+\/o\/([^?#]+)/.exec(address);
  if (!match?.[1]) return null;
  try {
    return decodeURIComponent(match[1]);
  } catch {
    return null;
  }
};
