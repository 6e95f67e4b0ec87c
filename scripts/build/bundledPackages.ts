import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

/** A package of which something is in the build. */
export interface BundledPackage {
  name: string;
  version: string;
  /** As its package.json says it, mostly an SPDX expression. */
  licence: string | null;
  /** The texts of its licence and notice files. */
  texts: readonly string[];
}

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().nullable().catch(null).default(null),
});

const PLACE = /^(?:\0?)(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const NOTICES = /^(licen[cs]e|copying|notice)(?!.*\.(js|ts|json)$)/i;

/** The folder of the package that a module belongs to; null for modules of one's own. */
export const packageFolder = (moduleId: string): string | null =>
  PLACE.exec(moduleId.replaceAll('\\', '/'))?.[1] ?? null;

const readPackage = (folder: string): BundledPackage | null => {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return null;
  const { license, ...rest } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')));
  const files = readdirSync(folder)
    .filter(file => NOTICES.test(file))
    .sort();
  const texts = files.map(file => readFileSync(join(folder, file), 'utf8').trim());
  return { ...rest, licence: license, texts };
};

/** The notices as one text, by name and version. */
export const licenceText = (packages: readonly BundledPackage[]): string => {
  const one = ({ name, version, licence, texts }: BundledPackage) =>
    [
      `${name} ${version} (${licence ?? 'see its package'})`,
      ...(texts.length > 0 ? texts : ['It ships no text of its licence.']),
    ].join('\n\n');
  return `Licences of the packages that are part of this site.\n\n${packages
    .map(one)
    .join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
};

/**
 * Writes `licenses.txt` beside the site: what it is bundled from, and under which licences. Vite's own
 * `build.license` does not see what only a worker has.
 */
export const bundledPackages = () => {
  const folders = new Set<string>();
  const collect = (): Plugin => ({
    name: 'bundled-packages',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const id of part.type === 'chunk' ? part.moduleIds : []) {
          const folder = packageFolder(id);
          if (folder) folders.add(folder);
        }
    },
  });
  const write = (): Plugin => ({
    name: 'licences',
    generateBundle: {
      // After everything that is bundled has been seen, workers first.
      order: 'post',
      handler() {
        const key = ({ name, version }: BundledPackage) => `${name} ${version}`;
        const packages = [...folders].flatMap(folder => readPackage(folder) ?? []);
        const each = new Map(packages.map(one => [key(one), one]));
        const sorted = [...each.keys()].sort().flatMap(name => each.get(name) ?? []);
        this.emitFile({
          type: 'asset',
          fileName: 'licenses.txt',
          source: licenceText(sorted),
        });
      },
    },
  });
  return { inSite: () => [collect(), write()], inWorker: () => [collect()] };
};
