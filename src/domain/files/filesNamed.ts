/** A path of the console's files within a text: as it is, or encoded as in a download address. */
const WITHIN_TEXT = /business(?:\/|%2F)[^\s"<>?\\]+/gi;

/** What may end an address in a text, and may be part of a name. */
const MAYBE_AN_END = /['&#)].*$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const inText = (text: string, found: Set<string>) => {
  if (text.startsWith('business/')) found.add(text);
  for (const [match] of text.matchAll(WITHIN_TEXT))
    for (const one of [match, match.replace(MAYBE_AN_END, '')]) {
      found.add(one);
      found.add(decoded(one));
    }
};

/**
 * Adds the path of every stored file that a value names, wherever and however it does: a file's path, an address of
 * it, a picture within a description. Rather one too many: what is named is not removed.
 */
export const addFilesNamed = (value: unknown, found: Set<string>): void => {
  if (typeof value === 'string') inText(value, found);
  else if (Array.isArray(value)) for (const item of value) addFilesNamed(item, found);
  else if (typeof value === 'object' && value !== null && !(value instanceof Date))
    for (const item of Object.values(value)) addFilesNamed(item, found);
};
