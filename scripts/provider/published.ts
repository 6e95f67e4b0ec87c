import { z } from 'zod';

/** The name that the package has in this repository, and by which it is imported here. */
const OWN_NAME = 'ra-data-firestore';

const address = z.url({
  protocol: /^https$/,
  error: 'must be an address that begins with https://',
});

/** Who publishes the package, and where: `packages/ra-data-firestore/publish.json`. */
export const publishSettings = z.strictObject({
  /** A name of npm, with a scope or without. */
  name: z.string().regex(/^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/, {
    error: 'must be a name of npm: small letters, with @scope/ before it or without',
  }),
  /** Where the source is, without `git+` and `.git`. */
  repository: address.optional(),
  /** Where defects are reported. Default: the repository’s issues. */
  bugs: address.optional(),
  /** Where the documentation is. Default: the package’s folder in the repository. */
  homepage: address.optional(),
});

export type PublishSettings = z.infer<typeof publishSettings>;

/** The folder of the package in the repository. */
export const FOLDER = 'packages/ra-data-firestore';

/**
 * `package.json` as it is published. What is not known is left out: an address that leads nowhere is
 * worse than none.
 */
export const publishedManifest = (
  manifest: Readonly<Record<string, unknown>>,
  { name, repository, bugs, homepage }: PublishSettings,
): Record<string, unknown> => {
  const place = repository?.replace(/\/$/, '');
  return {
    ...manifest,
    name,
    ...(place
      ? {
          repository: { type: 'git', url: `git+${place}.git`, directory: FOLDER },
          bugs: { url: `${place}/issues` },
          homepage: `${place}/tree/HEAD/${FOLDER}#readme`,
        }
      : {}),
    ...(bugs ? { bugs: { url: bugs } } : {}),
    ...(homepage ? { homepage } : {}),
  };
};

/** The README as it is published: what is imported and installed has the published name. */
export const publishedReadme = (text: string, { name }: PublishSettings): string => {
  const archive = name.replace(/^@/, '').replace('/', '-');
  return text
    .replaceAll(`'${OWN_NAME}`, `'${name}`)
    .replaceAll(`\`${OWN_NAME}/`, `\`${name}/`)
    .replaceAll(`./${OWN_NAME}-`, `./${archive}-`);
};
