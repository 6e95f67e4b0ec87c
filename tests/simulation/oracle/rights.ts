import type { PEOPLE } from '../people.ts';
import type { Fields, Stored } from '../worlds/world.ts';
import { type Change, type Changes, changedFields, partsOf } from './changes.ts';
import { type Problem, problem } from './problem.ts';

/** Somebody, as the model knows them. */
export type Person = (typeof PEOPLE)[keyof typeof PEOPLE];

/** Whether somebody is let in, from what is stored about them: the specification's rule, once more. */
export const isLetIn = ({ uid, role }: Person, stored: Stored): boolean => {
  const own = stored.get(`business/${uid}`);
  if (!own || own.isDeleted === true) return false;
  return role === 'superAdmin'
    ? own.isSuperAdmin === true && own.isBusinessOwner !== 'deactivated'
    : own.isBusinessOwner === 'approved';
};

/** What of a business is not its owner's to change. */
const STANDING = ['isBusinessOwner', 'isDeleted', 'isSuperAdmin', 'businessEmail', 'statusHistory'];

const businessOf = (change: Change) => (change.before ?? change.after)?.businessId;

const isOwnChange = (change: Change, uid: string): boolean => {
  const { top, id, nested, nestedId } = partsOf(change.path);
  const isOwn = (fields: Fields | undefined) => fields === undefined || fields.businessId === uid;
  if (top === 'business')
    return id === uid && !changedFields(change).some(field => STANDING.includes(field));
  // What lies under another id than the product's business is nobody's but its author's.
  if (nested === 'private') return nestedId === uid && isOwn(change.before) && isOwn(change.after);
  if (top === 'signIns') return id === uid;
  if (top === 'requests') return change.before === undefined && isOwn(change.after);
  return (
    ['products', 'imports', 'audit'].includes(top) && isOwn(change.before) && isOwn(change.after)
  );
};

const beyondAdministrators = ({ path, before, after }: Change): boolean => {
  const { top, nested } = partsOf(path);
  if (nested === 'entries' || top === 'stats' || top === 'savedViews') return true;
  // Notes beside figures are their author's, and no act writes any.
  if (top === 'figureNotes' || top === 'signIns') return true;
  const never = top === 'business' ? ['isSuperAdmin', 'businessEmail'] : [];
  return before !== undefined && changedFields({ before, after }).some(one => never.includes(one));
};

const judgeChange = (change: Change, person: Person): Problem[] => {
  const { path, before, after } = change;
  const told = `${person.uid} changed ${path} (${changedFields(change).join(', ')})`;
  const isMoved = before && after && before.businessId !== after.businessId;
  const moved = isMoved
    ? problem('nobody’s data moved', `${told}: ${before.businessId} → ${after.businessId}`)
    : [];
  const may =
    person.role === 'superAdmin'
      ? !beyondAdministrators(change)
      : person.role === 'owner' && isOwnChange(change, person.uid);
  return may ? moved : [...moved, ...problem('rights hold', told)];
};

/** What somebody changed without the right to; nobody's record moves to another business. */
export const judgeRights = (
  changes: Changes,
  person: Person,
  stored: Stored,
  isSignedIn: boolean,
): Problem[] => {
  if (changes.size > 0 && !(isSignedIn && isLetIn(person, stored)))
    return problem(
      'rights hold',
      `${person.uid} changed ${[...changes.keys()].join(', ')} after the right was taken away`,
    );
  return [...changes.values()].flatMap(change => judgeChange(change, person));
};

/** Whose a change is. */
export const isForeign = (change: Change, uid: string) =>
  partsOf(change.path).top === 'business'
    ? partsOf(change.path).id !== uid
    : businessOf(change) !== uid;
