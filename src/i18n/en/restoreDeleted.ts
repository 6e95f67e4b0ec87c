import type { RestoreProblem } from '@/domain/administration/restoreDeleted.ts';

/** The words of bringing deleted products back. */
export const restoreDeleted = {
  button: 'Restore',
  until: 'Possible until %{day}.',
  late: 'Deleted more than 30 days ago: it cannot be restored any more.',
  administrators: 'An administrator deleted this. Ask them by a request if it should come back.',
  title: 'Restore %{smart_count} product? |||| Restore %{smart_count} products?',
  body: 'What is ticked comes back as it was when it was deleted: with its pictures, variants, costs and notes, its figures and its age.',
  nothing: 'Nothing of this can be restored.',
  confirm: 'Restore %{smart_count} product |||| Restore %{smart_count} products',
  done: '%{smart_count} product restored |||| %{smart_count} products restored',
  refused:
    '%{smart_count} product does not come back: |||| %{smart_count} products do not come back:',
  problem: {
    exists: 'it exists already',
    unreadable: 'too little of it is recorded',
    merged: 'it was merged into another product',
    noBusiness: 'its business does not exist any more',
  } satisfies Record<RestoreProblem, string>,
};
