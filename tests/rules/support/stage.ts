import type { ResourceName } from '@/domain/access/permissions.ts';
import { COLLECTION_PATHS } from '@/domain/collectionPaths.ts';
import type { Write } from '@/domain/write.ts';
import type { ActorName } from './actors.ts';
import { commit, isAllowed } from './commit.ts';
import { type RulesBench, useRules } from './environment.ts';
import { create, entry, update } from './forge.ts';
import { type Fields, RECORDS } from './records.ts';

/** Kinds of records at the top. */
export type TopResource = Exclude<
  ResourceName,
  'productDetails' | 'entries' | 'giveawaySeeds' | 'importChunks'
>;

/** A place to try single steps: every record is a fresh one, every entry too. */
export interface Stage extends RulesBench {
  /** Stores a record; @returns its id. */
  stored: (resource: TopResource, over?: Fields, id?: string) => Promise<string>;
  send: (actor: ActorName, writes: readonly Write[]) => Promise<boolean>;
  /** Changes a record and tells it; `told` changes the entry, null leaves it out. */
  change: (
    actor: ActorName,
    resource: TopResource,
    id: string,
    data: Fields,
    told?: Fields | null,
  ) => Promise<boolean>;
  /** Makes a record and tells it, as `change` does. */
  make: (
    actor: ActorName,
    resource: TopResource,
    data: Fields,
    told?: Fields | null,
    id?: string,
  ) => Promise<boolean>;
  /** An id that nothing has yet. */
  fresh: () => string;
}

/** Sets a stage up, as a project of its own. */
export const useStage = (project: string): Stage => {
  const bench = useRules(project);
  let count = 0;
  const fresh = () => {
    count += 1;
    return `${project}-${count}`;
  };
  const send: Stage['send'] = (actor, writes) => isAllowed(commit(bench.as(actor), writes));
  const tell = (actor: ActorName, resource: TopResource, id: string, told: Fields | null) => {
    const auditId = fresh();
    const written = told ? [entry(actor, auditId, resource, [id], told)] : [];
    return { named: told ? { auditId } : {}, written };
  };
  return {
    ...bench,
    fresh,
    send,
    stored: async (resource, over = {}, id = fresh()) => {
      await bench.seed({ [`${COLLECTION_PATHS[resource]()}/${id}`]: RECORDS[resource](over) });
      return id;
    },
    change: (actor, resource, id, data, told = {}) => {
      const { named, written } = tell(actor, resource, id, told);
      return send(actor, [update(actor, resource, id, { ...named, ...data }), ...written]);
    },
    make: (actor, resource, data, told = {}, id = fresh()) => {
      const { named, written } = tell(actor, resource, id, told);
      const record = { ...RECORDS[resource](data), ...named, ...data };
      return send(actor, [create(actor, resource, id, record), ...written]);
    },
  };
};
