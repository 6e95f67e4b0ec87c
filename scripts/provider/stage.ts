import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  FOLDER,
  type PublishSettings,
  publishedManifest,
  publishedReadme,
  publishSettings,
} from './published.ts';

const root = join(import.meta.dirname, '../..');
const record = z.record(z.string(), z.unknown());
const packed = z.array(
  z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }),
);

/** What npm made of the package. */
export interface Packed {
  /** The archive's path. */
  archive: string;
  /** Paths of what is in it. */
  files: string[];
}

/** The settings of `publish.json`. @throws Error that names the file and what is wrong in it. */
export const readPublishSettings = (): PublishSettings => {
  const path = join(root, FOLDER, 'publish.json');
  const { data, error } = publishSettings.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (data) return data;
  throw new Error(`${FOLDER}/publish.json: ${z.prettifyError(error)}`);
};

/**
 * Packs a copy of the package as it is to be published: the repository’s own imports keep its name
 * here, and two who pack at once do not share a `dist`.
 * @param stage an empty folder’s path for the copy.
 * @param destination where the archive goes.
 */
export const packProvider = (
  stage: string,
  destination: string,
  settings: PublishSettings = readPublishSettings(),
): Packed => {
  const source = join(root, FOLDER);
  const left = ['dist', 'node_modules'].map(name => join(source, name));
  cpSync(source, stage, { recursive: true, filter: path => !left.includes(path) });
  const rewrite = (name: string, change: (text: string) => string) => {
    const path = join(stage, name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  };
  rewrite('tsconfig.build.json', text => text.replace('../..', root));
  rewrite('README.md', text => publishedReadme(text, settings));
  rewrite('package.json', text => {
    const manifest = publishedManifest(record.parse(JSON.parse(text)), settings);
    return `${JSON.stringify(manifest, null, 2)}\n`;
  });
  symlinkSync(join(root, 'node_modules'), join(stage, 'node_modules'));
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', destination], {
    cwd: stage,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
  const [tarball] = packed.parse(JSON.parse(output.slice(output.indexOf('[\n'))));
  if (!tarball) throw new Error('npm pack made nothing');
  return {
    archive: join(destination, tarball.filename.replace(/^@/, '').replace('/', '-')),
    files: tarball.files.map(({ path }) => path),
  };
};
