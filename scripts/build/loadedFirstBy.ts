/** A file of a build. */
export interface BuiltChunk {
  file: string;
  /** What the bundler calls it. */
  name: string;
  modules: readonly string[];
  /** Its code, in bytes. */
  size: number;
  /** Files that are loaded with it. */
  imports: readonly string[];
  /** Files that it may load later. */
  dynamicImports: readonly string[];
  /** Whether the site begins with it, or what is loaded later does. */
  begins: 'site' | 'later' | null;
}

type Files = ReadonlySet<string>;

/** A file and all that is loaded with it. */
const withImports = (file: string, byFile: ReadonlyMap<string, BuiltChunk>): Files => {
  const seen = new Set<string>();
  const visit = (one: string) => {
    if (seen.has(one)) return;
    seen.add(one);
    for (const imported of byFile.get(one)?.imports ?? []) visit(imported);
  };
  visit(file);
  return seen;
};

const inAll = ([first, ...others]: readonly Files[]): Files =>
  new Set([...(first ?? [])].filter(file => others.every(other => other.has(file))));

/**
 * For each file of a build, the beginnings (of the site, and of what is loaded later) that may be the first to load it:
 * those that need it and are not sure to find it there, whichever way they were reached.
 */
export const loadedFirstBy = (chunks: readonly BuiltChunk[]): ReadonlyMap<string, Files> => {
  const byFile = new Map(chunks.map(chunk => [chunk.file, chunk]));
  const beginnings = chunks.filter(({ begins }) => begins !== null);
  const needed = new Map(beginnings.map(({ file }) => [file, withImports(file, byFile)]));
  const askedBy = (file: string) =>
    [...needed].flatMap(([by, files]) => {
      const asks = [...files].some(one => byFile.get(one)?.dynamicImports.includes(file));
      return asks && by !== file ? [by] : [];
    });
  const asking = new Map(beginnings.map(({ file }) => [file, askedBy(file)]));

  // What is surely there once a beginning was loaded: everything at first, less with each round.
  const there = new Map<string, Files>(
    beginnings.map(({ file }) => [file, new Set(byFile.keys())]),
  );
  const before = ({ file, begins }: BuiltChunk): Files =>
    begins === 'site'
      ? new Set()
      : inAll((asking.get(file) ?? []).flatMap(by => there.get(by) ?? []));
  for (let changed = true; changed; ) {
    changed = false;
    for (const beginning of beginnings) {
      const { file } = beginning;
      const now = new Set([...before(beginning), ...(needed.get(file) ?? [])]);
      changed ||= now.size !== there.get(file)?.size;
      there.set(file, now);
    }
  }

  const loadedBy = new Map(chunks.map(({ file }) => [file, new Set<string>()]));
  for (const beginning of beginnings) {
    const known = before(beginning);
    for (const file of needed.get(beginning.file) ?? [])
      if (!known.has(file)) loadedBy.get(file)?.add(beginning.file);
  }
  return loadedBy;
};
