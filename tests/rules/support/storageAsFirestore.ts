/** The constructs of `storage.rules` that have an equal in Firestore's rules, and that equal. */
const EQUALS: Record<string, string> = {
  'request.auth': 'request.auth',
  'request.resource.contentType': 'request.resource.data.contentType',
  'request.resource.size': 'request.resource.data.size',
  'firestore.get': 'get',
  'firestore.exists': 'exists',
};

const OPERATIONS = ['get', 'create', 'update', 'delete'];

/** A reference into Storage's own objects, as far as its second or, for files, third name. */
const REFERENCE = /\b(?:request\.resource|request|resource|firestore)\b(?:\.\w+)?/g;

const withoutComments = (rules: string) => rules.replace(/\/\/[^\n]*/g, '');

/**
 * The rules of Storage as rules of Firestore with the same expressions, a file's properties being
 * a document's fields: Storage's own emulator needs a runtime that must be downloaded. A document's
 * path has an even number of parts, so a file's path with an odd one gets `_` at its end
 * (`documentPath`).
 * @throws Error on anything that is not known to mean the same in both.
 */
export const storageAsFirestore = (rules: string): string => {
  const code = withoutComments(rules);
  for (const [reference] of code.matchAll(/\ballow ([^:]+):/g)) {
    const operations = reference.slice(6, -1).split(',');
    const unknown = operations.find(name => !OPERATIONS.includes(name.trim()));
    if (unknown) throw new Error(`"allow ${unknown.trim()}" has no known equal`);
  }
  for (const [path, parts] of code.matchAll(/\bmatch (\/\S+) \{/g)) {
    const known = /^\/b\/\{bucket\}\/o$|^(\/(\w+|\{\w+\}))+(\/\{\w+=\*\*\})?$/;
    if (!known.test(parts ?? '')) throw new Error(`"${path}" has no known equal`);
  }
  return code
    .replace('service firebase.storage', 'service cloud.firestore')
    .replace('match /b/{bucket}/o', 'match /databases/{database}/documents')
    .replace(/match ((?:\/(?:\w+|\{\w+\})){5}) \{/g, 'match $1/_ {')
    .replace(REFERENCE, (reference, offset: number, whole: string) => {
      if (whole.slice(offset).startsWith('firestore {')) return reference;
      if (whole.slice(0, offset).endsWith('cloud.')) return reference;
      const equal = EQUALS[reference];
      if (equal === undefined) throw new Error(`"${reference}" has no known equal`);
      return equal;
    });
};

/** Where a file stands in for itself as a document. */
export const documentPath = (path: string) =>
  path.split('/').length % 2 === 0 ? path : `${path}/_`;
