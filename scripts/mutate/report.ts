/** What became of one small change of the code. */
export interface Mutated {
  fileName: string;
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

/** How many changes of a group were noticed. */
export interface Tally {
  made: number;
  killed: number;
  alive: number;
  /** Left out in the code, each with its reason. */
  equivalent: number;
  /** Percent of those that are not the same code. */
  score: number;
}

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

/** Counts what became of the changes of a group; what does not even run counts nowhere. */
export const tallyOf = (mutants: readonly Mutated[]): Tally => {
  const among = (names: readonly string[]) =>
    mutants.filter(({ status }) => names.includes(status)).length;
  const [killed, alive, equivalent] = [among(NOTICED), among(UNNOTICED), among(['Ignored'])];
  const counted = killed + alive;
  const score = counted === 0 ? 100 : Math.floor((1000 * killed) / counted) / 10;
  return { made: counted + equivalent, killed, alive, equivalent, score };
};

/** The changes that no test noticed, each in a line. */
export const describeAlive = (mutants: readonly Mutated[]): string[] =>
  mutants
    .filter(({ status }) => UNNOTICED.includes(status))
    .map(({ fileName, location: { start }, mutatorName, replacement = '' }) => {
      const change = replacement.replace(/\s+/g, ' ').slice(0, 80);
      return `${fileName}:${start.line}:${start.column} ${mutatorName} → ${change}`;
    });
