import { describe, expect, it } from 'vitest';
import { publishedManifest, publishedReadme, publishSettings } from './published.ts';

const manifest = { name: 'ra-data-firestore', version: '3.1.0', license: 'MIT' };

describe('publishedManifest', () => {
  it('leaves out every address while none is set', () => {
    expect(publishedManifest(manifest, { name: 'ra-data-firestore' })).toEqual(manifest);
  });

  it('takes name and repository, and what follows from it', () => {
    const settings = { name: '@acme/firestore', repository: 'https://github.com/acme/office/' };
    expect(publishedManifest(manifest, settings)).toEqual({
      ...manifest,
      name: '@acme/firestore',
      repository: {
        type: 'git',
        url: 'git+https://github.com/acme/office.git',
        directory: 'packages/ra-data-firestore',
      },
      bugs: { url: 'https://github.com/acme/office/issues' },
      homepage: 'https://github.com/acme/office/tree/HEAD/packages/ra-data-firestore#readme',
    });
  });

  it('prefers addresses of their own, also without a repository', () => {
    const own = { bugs: 'https://acme.example/bugs', homepage: 'https://acme.example' };
    expect(publishedManifest(manifest, { name: 'a', ...own })).toEqual({
      ...manifest,
      name: 'a',
      bugs: { url: own.bugs },
      homepage: own.homepage,
    });
    const repository = 'https://git.acme.example/office';
    expect(publishedManifest(manifest, { name: 'a', repository, ...own })).toMatchObject({
      bugs: { url: own.bugs },
      homepage: own.homepage,
    });
  });
});

describe('publishedReadme', () => {
  it('imports and installs the published name', () => {
    const text =
      "# ra-data-firestore\nnpm install ./ra-data-firestore-3.1.0.tgz\nimport 'ra-data-firestore'; import 'ra-data-firestore/auth'; `ra-data-firestore/query`";
    expect(publishedReadme(text, { name: '@acme/firestore' })).toBe(
      "# ra-data-firestore\nnpm install ./acme-firestore-3.1.0.tgz\nimport '@acme/firestore'; import '@acme/firestore/auth'; `@acme/firestore/query`",
    );
    expect(publishedReadme(text, { name: 'ra-data-firestore' })).toBe(text);
  });
});

describe('publishSettings', () => {
  it.each([
    [{ name: 'Big' }, 'must be a name of npm'],
    [{ name: '@acme' }, 'must be a name of npm'],
    [{ name: 'a', repository: 'git@github.com:acme/office.git' }, 'begins with https://'],
    [{ name: 'a', bugs: 'http://acme.example' }, 'begins with https://'],
    [{ name: 'a', repo: 'https://acme.example' }, 'repo'],
  ])('refuses %j', (given, message) => {
    expect(publishSettings.safeParse(given).error?.message).toContain(message);
  });
});
