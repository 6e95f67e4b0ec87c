import { describe } from 'vitest';
import type { ActorName } from '../../rules/support/actors.ts';
import { describeApplicants } from './applicants.ts';
import { describeClaims } from './claims.ts';
import { describeDeleting } from './deleting.ts';
import { describeExclusions } from './exclusions.ts';
import { describeFigures } from './figures.ts';
import { describeFiles } from './files.ts';
import type { ContractHarness } from './harness.ts';
import { describeLive } from './live.ts';
import { describeLowStock } from './lowStock.ts';
import { describeMerging } from './merging.ts';
import { describeModeration } from './moderation.ts';
import { describeOldRecords } from './oldRecords.ts';
import { describePermissions } from './permissions.ts';
import { describeReading } from './reading.ts';
import { describeSales } from './sales.ts';
import { describeSignIns } from './signIns.ts';
import { describeWriting } from './writing.ts';

/** What a back end is tried with. */
export interface ContractOptions {
  /** Who tries every cell of the permission table. */
  actors: readonly ActorName[];
  /** Whether the harness has a file store. */
  files: boolean;
}

/** The one suite that every back end has to pass. */
export const describeContract = (
  name: string,
  createHarness: () => Promise<ContractHarness>,
  { actors, files }: ContractOptions,
) => {
  describe(name, () => {
    describeReading(createHarness);
    describeWriting(createHarness);
    describeDeleting(createHarness);
    describeLive(createHarness);
    describeLowStock(createHarness);
    describeMerging(createHarness);
    describeModeration(createHarness);
    describeSales(createHarness);
    describeApplicants(createHarness);
    describeClaims(createHarness);
    describeExclusions(createHarness);
    describeOldRecords(createHarness);
    describeFigures(createHarness);
    describeSignIns(createHarness);
    if (files) describeFiles(createHarness);
    describePermissions(createHarness, actors);
  });
};
