import type { PastKind } from '@/domain/history/asOf.ts';
import type { RestoreHindrance } from '@/domain/history/restorePlan.ts';
import type { HistoryGap } from '@/domain/history/stateAt.ts';
import type { StepRefusal } from '@/domain/history/stepRefusal.ts';
import type { TakeBackProblem } from '@/domain/history/takeBack.ts';
import type { MergeTakeBack } from '@/domain/merge/mergeTakeBack.ts';

/** Taking steps back together, and products as of a moment. */
export const history = {
  products: 'Products',
  chosen: '%{smart_count} of %{total} chosen',
  choose: 'Restore %{title}',
  restore: 'Restore %{smart_count} product |||| Restore %{smart_count} products',
  more: 'Show more (%{shown} of %{total})',
  task: 'Restoring %{smart_count} product |||| Restoring %{smart_count} products',
  done: '%{smart_count} product restored |||| %{smart_count} products restored',
  left: 'Changed again since, and left as it is:',
  stopped:
    '%{smart_count} product was not reached. Going on looks at it again first. |||| %{smart_count} products were not reached. Going on looks at each again first.',
  interrupted: {
    elsewhere:
      'Restoring %{smart_count} product was interrupted (%{time}). |||| Restoring %{smart_count} products was interrupted (%{time}).',
    look: 'See what is left',
    done: 'Restoring was interrupted: %{smart_count} of %{total} is restored. |||| Restoring was interrupted: %{smart_count} of %{total} are restored.',
    left: '%{smart_count} is not yet. |||| %{smart_count} are not yet.',
    hindered:
      '%{smart_count} cannot be restored any more; the reason is beside it. |||| %{smart_count} cannot be restored any more; the reasons are beside them.',
    leave: 'Leave the rest',
  },
  ask: {
    title: 'Restore %{smart_count} product? |||| Restore %{smart_count} products?',
    body: 'This writes new changes; nothing of the history is lost, and it can be undone.',
  },
  kind: {
    changed: 'Changed since',
    deleted: 'Deleted since',
    added: 'Added since',
  } satisfies Record<PastKind, string>,
  becomes: {
    changed: 'It is changed back.',
    deleted: 'It comes back with its pictures, variants, costs and notes, and as old as it was.',
    added: 'It is deleted; for 30 days it can be restored.',
  } satisfies Record<PastKind, string>,
  count: {
    changed: '%{smart_count} changed |||| %{smart_count} changed',
    deleted: '%{smart_count} deleted since |||| %{smart_count} deleted since',
    added: '%{smart_count} added since |||| %{smart_count} added since',
    kept: '%{smart_count} left as it is |||| %{smart_count} left as they are',
  },
  why: {
    changedSince: 'It was changed after it was added, so it is not deleted.',
    gone: 'It was deleted since; there is nothing to change back.',
    exists: 'It exists again, so it is not restored over that.',
    administrators: 'An administrator deleted it, and administrators bring it back.',
    shortened: 'An import from before histories were kept in full: only the beginning is recorded.',
    foreign: 'It belongs to another business by now.',
    otherCurrency: 'Its currency was changed since, so the amounts stay as they are.',
    laterAmounts:
      'Its amounts were written again after its currency was changed, so the currency stays, and the amounts of that change with it.',
    unreadable: 'Too little of it is recorded.',
    noDeletion: 'Nothing records its deletion.',
    noBusiness: 'Its business does not exist any more.',
    merged: 'It is merged: only an administrator, or taking the merge back, changes it.',
    untold: 'It was changed in a way that the history does not record.',
  } satisfies Record<RestoreHindrance | TakeBackProblem | HistoryGap, string>,
  refusal: {
    late: 'more than 30 days ago',
    merge: 'a merge is taken back as a whole, by itself',
    resource: 'it is not about products; open it to take it back by itself',
    import: 'it is the record of an import; its products are in entries of their own',
  } satisfies Record<StepRefusal, string>,
  merge: {
    buttonLabel: 'Take back the merge into “%{title}”',
    part: 'This is a part of a merge. The entry of the merge itself, of the same time, takes all of it back.',
    undone: 'This took a merge back. It is not taken back itself: merge the products again.',
    taken: 'This merge was taken back.',
    late: 'More than 30 days ago: a merge as old as this is not taken back from here.',
    administrators: 'Administrators merged this, and can take it back. Ask them to.',
    owner: 'The business merged this itself. Its owner can take it back.',
  } satisfies Record<Exclude<MergeTakeBack, 'yes' | 'no'> | 'buttonLabel', string>,
  takeBack: {
    title: 'Take back changes',
    subtitle: 'What was changed again since is left as it is.',
    steps: '%{smart_count} step is taken back: |||| %{smart_count} steps are taken back together:',
    step: '%{action}: %{what} (%{records}), %{actor}, %{at}',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    refused:
      '%{smart_count} step is not taken back here: |||| %{smart_count} steps are not taken back here:',
    capped: 'Only the latest 300 steps are taken back together. Take back the rest afterwards.',
    nothing: 'Nothing of this is left to take back.',
  },
  moment: {
    title: 'Products as of a moment',
    subtitle: 'What differs between now and then, to restore in part or whole.',
    at: 'Date and time',
    compare: 'Compare with now',
    future: 'Choose a moment that has passed.',
    tooEarly: 'The history reaches back 30 days. Choose a later moment.',
    missing: 'Choose a date and a time.',
    reading: 'Reading what was changed since',
    read: '%{smart_count} change read |||| %{smart_count} changes read',
    cancelled: 'Reading was cancelled.',
    same: 'All products are as they were then.',
    sameSelected: 'The selected products are as they were then.',
    selected:
      'Only the selected product is compared. |||| Only the %{smart_count} selected products are compared.',
    all: 'Compare all products',
    start: 'Choose a moment to see what has changed since.',
    capped:
      'More than %{most} changes were made since, and only the latest %{most} were read. Choose a later moment.',
    reach:
      'Reports and giveaways that merges moved stay with the product they were moved to. Changes made past this console are not recorded, nor are own costs and notes of before they were.',
    owner:
      'Changes that an administrator made to several businesses at once are not in your history.',
  },
};
