import { type BuiltChunk, loadedFirstBy } from './loadedFirstBy.ts';

/** Files that become one. */
interface Group {
  name: string;
  modules: readonly string[];
  /** In bytes. */
  size: number;
  files: ReadonlySet<string>;
  loadedBy: ReadonlySet<string>;
}

/** The requests spared wherever both are loaded, less what others then load for nothing; in bytes. */
const spared = (one: Group, other: Group, requestBytes: number) => {
  const both = [...one.loadedBy].filter(by => other.loadedBy.has(by)).length;
  const forNothing =
    one.size * (other.loadedBy.size - both) + other.size * (one.loadedBy.size - both);
  return both * requestBytes - forNothing;
};

/**
 * Which modules go into one file: a build that is split wherever two pages differ has hundreds of small ones, and each
 * is a request. Two files become one where the requests spared outweigh what some pages then load for nothing, the best
 * two first, and never where files would come to import each other in a circle.
 * @param requestBytes how much code a request is worth, in bytes as `size` has them.
 * @returns the name of the file for each module that comes to another's; the others stay where the bundler puts them.
 */
export const planChunks = (
  chunks: readonly BuiltChunk[],
  requestBytes: number,
): ReadonlyMap<string, string> => {
  const imports = new Map(chunks.map(({ file, imports }) => [file, imports]));
  const loadedBy = loadedFirstBy(chunks);
  const groupOf = new Map<string, Group>();
  const groups = new Set<Group>();
  const add = (group: Group) => {
    groups.add(group);
    for (const file of group.files) groupOf.set(file, group);
  };
  // What is loaded later by its own name keeps its file.
  for (const { file, begins, ...rest } of chunks)
    if (begins !== 'later')
      add({ ...rest, files: new Set([file]), loadedBy: loadedBy.get(file) ?? new Set() });

  /** Whether one imports the other by way of a third: as one file, they and the third would wait for each other. */
  const leadsAround = (from: Group, to: Group) => {
    const seen = new Set(from.files);
    const visit = (file: string): boolean =>
      (imports.get(file) ?? []).some(imported => {
        if (to.files.has(imported)) return !from.files.has(file);
        if (seen.has(imported)) return false;
        const together = groupOf.get(imported)?.files ?? new Set([imported]);
        for (const one of together) seen.add(one);
        return [...together].some(visit);
      });
    return [...from.files].some(visit);
  };
  const bestTwo = () => {
    const all = [...groups];
    return all
      .flatMap((one, index) =>
        all
          .slice(index + 1)
          .map(other => ({ one, other, bytes: spared(one, other, requestBytes) }))
          .filter(({ bytes }) => bytes > 0),
      )
      .sort((a, b) => b.bytes - a.bytes)
      .find(({ one, other }) => !leadsAround(one, other) && !leadsAround(other, one));
  };
  for (let best = bestTwo(); best; best = bestTwo()) {
    const { one, other } = best;
    groups.delete(one);
    groups.delete(other);
    add({
      name: one.size < other.size ? other.name : one.name,
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      files: new Set([...one.files, ...other.files]),
      loadedBy: new Set([...one.loadedBy, ...other.loadedBy]),
    });
  }

  const names = new Map<string, string>();
  for (const { name, modules, files } of groups) {
    const taken = new Set(names.values());
    let free = name;
    for (let next = 2; taken.has(free); next++) free = `${name}-${next}`;
    if (files.size > 1) for (const module of modules) names.set(module, free);
  }
  return names;
};
