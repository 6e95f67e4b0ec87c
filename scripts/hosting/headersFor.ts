/** The headers part of Firebase Hosting's configuration. */
export interface HostingConfiguration {
  headers?: { source: string; headers: { key: string; value: string }[] }[];
}

/** A pattern of `firebase.json`: `*` is a part of a path, `**` any number of parts. */
const toPattern = (glob: string) =>
  new RegExp(
    `^/?${glob
      .replace(/^\//, '')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*+/g, stars => (stars.length > 1 ? '.*' : '[^/]*'))}$`,
  );

/**
 * The headers that Firebase Hosting sends with a path: of all rules that match, a later one's value
 * replaces an earlier one's.
 */
export const headersFor = (hosting: HostingConfiguration, path: string): Record<string, string> =>
  Object.fromEntries(
    (hosting.headers ?? [])
      .filter(({ source }) => toPattern(source).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
  );
