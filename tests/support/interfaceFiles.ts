import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Files whose words are no words of the interface: tests and their data, catalogues, samples. */
const NO_INTERFACE = /\.test\.tsx?$|\/test\w+\.ts$|\.d\.ts$|^src\/(i18n|sample-data)\//;

/** The source files that people see something of, by their path in the repository. */
export const interfaceFiles = (): { file: string; code: string }[] =>
  readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map(path => `src/${path}`)
    .filter(path => /\.tsx?$/.test(path) && !NO_INTERFACE.test(path))
    .map(file => ({ file, code: readFileSync(root + file, 'utf8') }));
