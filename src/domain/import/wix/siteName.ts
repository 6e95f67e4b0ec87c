/**
 * What a Wix site is called by the addresses of its products: two sites never have the same, whatever
 * somebody called the last one.
 * @returns null where no product tells its address.
 */
export const siteName = (addresses: Iterable<string | null | undefined>): string | null => {
  for (const address of addresses) {
    if (!address || !URL.canParse(address)) continue;
    const { hostname, pathname } = new URL(address);
    const bare = hostname.replace(/^www\./, '');
    // Free sites share a host, and are told apart by the first part of the path.
    const [first] = pathname.split('/').filter(Boolean);
    return bare.endsWith('.wixsite.com') && first ? `${bare}/${first}` : bare;
  }
  return null;
};

/** What a site is called that tells no address: its client id is of this site alone. */
export const unnamedSite = (clientId: string): string => `wix-${clientId.trim().slice(0, 8)}`;
