import type { GivenOptions, ResourceOptions } from './options.ts';

/** The older names of options, and those that took their place. */
const RENAMED = { queries: 'indexes', lock: 'versionField', softDelete: 'deletedField' } as const;

const isOld = (name: string): name is keyof typeof RENAMED => name in RENAMED;

let isNoticed = false;

/** Says once that options have new names; they go on meaning the same. */
const notice = (names: readonly (keyof typeof RENAMED)[]) => {
  if (isNoticed) return;
  isNoticed = true;
  const pairs = names.map(name => `${name} → ${RENAMED[name]}`);
  console.info(`ra-data-firestore: options have clearer names now: ${pairs.join(', ')}`);
};

/** A resource's options under their present names. */
export const presentOptions = (given: GivenOptions): ResourceOptions => {
  const { queries, lock, softDelete, ...options } = given;
  const old = Object.keys(given).filter(isOld);
  if (old.length === 0) return options;
  notice(old);
  return {
    ...(queries === undefined ? {} : { indexes: queries }),
    ...(lock === undefined ? {} : { versionField: lock }),
    ...(softDelete === undefined ? {} : { deletedField: softDelete }),
    ...options,
  };
};
