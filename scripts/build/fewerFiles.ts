import { build, type InlineConfig, type Rolldown } from 'vite';
import { planChunks } from './planChunks.ts';

/**
 * How much code a request is worth, in bytes before it is minified: about 300 when sent. Above it, the page that opens
 * first grows faster than its requests become fewer.
 */
const REQUEST_BYTES = 2_000;

const builtWith = async (config: InlineConfig): Promise<Rolldown.OutputChunk[]> => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, minify: false },
  });
  const results = Array.isArray(result) ? result : [result];
  return results
    .flatMap(one => ('output' in one ? one.output : []))
    .filter(file => file.type === 'chunk');
};

/**
 * How to split a site into fewer files than the bundler does by itself, and with no more to load. Which module needs
 * which is only known of a finished build, so one is made first, and thrown away.
 */
export const fewerFiles = async (config: InlineConfig): Promise<Rolldown.CodeSplittingOptions> => {
  const chunks = (await builtWith(config)).map(
    ({ fileName, name, moduleIds, code, imports, dynamicImports, isEntry, isDynamicEntry }) => ({
      ...{ file: fileName, name, modules: moduleIds, size: code.length, imports, dynamicImports },
      begins: isEntry ? ('site' as const) : isDynamicEntry ? ('later' as const) : null,
    }),
  );
  const names = planChunks(chunks, REQUEST_BYTES);
  return {
    // Each module goes where the plan says, and takes along nothing that is planned elsewhere.
    includeDependenciesRecursively: false,
    groups: [{ debugName: 'planned', name: module => names.get(module) ?? null }],
  };
};
