import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The page that verifies a receipt: written out as it is, with the curve's library in it. */
export const verifyDrawPage = async (): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: pathOf('noble.ts'), name: 'noble', formats: ['iife'] },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error('The library was not bundled');
  const library = chunk.code.trim().replaceAll('</script', '<\\/script');
  return readFileSync(pathOf('page.html'), 'utf8').replace('/* NOBLE */', () => library);
};
