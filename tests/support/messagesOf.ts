/**
 * Each message of a catalogue by its path, such as `shell.nav.logout`.
 * @throws where there is something else than texts in it.
 */
export const messagesOf = (node: object, path = ''): Map<string, string> =>
  new Map(
    Object.entries(node).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      if (typeof value === 'string') return [[path + key, value]];
      if (typeof value !== 'object' || value === null) throw new Error(`${path}${key} is no text`);
      return [...messagesOf(value, `${path}${key}.`)];
    }),
  );
