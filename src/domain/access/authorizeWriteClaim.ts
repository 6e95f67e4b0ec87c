import { LEASE } from '../claims/claim.ts';
import { MAX_LENGTH, requiredLine } from '../schemas/common.ts';
import {
  type CheckedChange,
  type CheckedCommit,
  type CheckedRecord,
  denied,
  invalid,
  type Refusal,
} from './authorizeWriteTypes.ts';

const isOver = ({ at, kind }: CheckedRecord, now: Date) =>
  at instanceof Date &&
  at.getTime() + LEASE[kind === 'handed' ? 'handed' : 'looking'] <= now.getTime();

const said = requiredLine(MAX_LENGTH.line);
const isSaid = (note: unknown) => said.safeParse(note).success;

/** Refuses to take, hand over or give free what somebody else has. */
export const checkClaim = (
  { id, before, after }: CheckedChange,
  { actor, now, superAdmins = [] }: CheckedCommit,
): Refusal | null => {
  const me = actor.email.toLowerCase();
  const isFree = before === null || before.holder === me || isOver(before, now);
  if (!after)
    return isFree ? null : denied('Only who has an item gives it free before its time', 'holder');
  if (id !== `${after.resource}~${after.target}`)
    return invalid('The id of a claim is its queue and its item, joined by ~', 'id');
  if (after.kind === 'handed')
    return before?.holder === me &&
      after.from === me &&
      after.holder !== me &&
      superAdmins.some(address => address.toLowerCase() === after.holder) &&
      isSaid(after.note)
      ? null
      : denied('Who has an item hands it to another administrator, with a note', 'holder');
  if (after.holder !== me) return denied('A claim is for oneself', 'holder');
  return isFree || (after.from === before.holder && isSaid(after.note))
    ? null
    : denied('Somebody else has this: it is taken over with a reason', 'holder');
};
