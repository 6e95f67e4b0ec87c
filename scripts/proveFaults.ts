import { rmSync } from 'node:fs';
import { type Parts, type Planted, plant, refuseMisplaced } from './plant.ts';

/** What was found while a fault was planted. */
export interface Finding {
  /** What told: an invariant's name. */
  invariant: string;
  /** Where and what, in a line. */
  told: string;
  /** Those of `steps` that are needed to see it, in words. */
  shortest: readonly string[];
  /** How many steps had been taken. */
  steps: number;
}

/**
 * Plants one fault after the other into a copy of the code, looks for it, and prints what was
 * found. Ends the process: with 0 only where what was meant to tell did tell of every fault.
 * @param faults those that could be planted; the command's arguments choose by words of their names.
 * @param look finds the fault in the folder of the copy; null where it does not.
 */
export const proveFaults = async <F extends Planted & { name: string; toldBy: readonly string[] }>(
  faults: readonly F[],
  parts: Parts,
  look: (folder: string, fault: F) => Promise<Finding | null>,
): Promise<never> => {
  const wanted = process.argv.slice(2);
  const chosen = faults.filter(
    ({ name }) => wanted.length === 0 || wanted.some(word => name.includes(word)),
  );
  refuseMisplaced(chosen);
  let found = 0;
  for (const fault of chosen) {
    const started = Date.now();
    const folder = plant(fault, parts);
    const finding = await look(folder, fault).finally(() =>
      rmSync(folder, { recursive: true, force: true }),
    );
    const isMeant = finding !== null && fault.toldBy.includes(finding.invariant);
    if (isMeant) found++;
    const took = `${Math.round((Date.now() - started) / 1000)} s`;
    console.info(`\n${isMeant ? '✓' : '✗'} ${fault.name}${finding ? '' : ': not found'} (${took})`);
    if (!finding) continue;
    console.info(`  ${finding.told}`);
    console.info(`  shortest steps, ${finding.shortest.length} of ${finding.steps}:`);
    for (const [index, step] of finding.shortest.entries())
      console.info(`    ${index + 1}. ${step}`);
  }
  console.info(`\n${found} of ${chosen.length} planted faults were found.`);
  process.exit(found === chosen.length && found > 0 ? 0 : 1);
};
