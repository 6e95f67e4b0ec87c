/** Merging all that is sure at one go. */
export const mergeSure = {
  open: 'Merge %{smart_count} sure group… |||| Merge all %{smart_count} sure groups…',
  title: 'Merge %{smart_count} sure group |||| Merge %{smart_count} sure groups',
  help: 'Each becomes one product, field by field as suggested. Take out what should stay apart. All of it can be undone as a whole.',
  across:
    '%{smart_count} of these connects products of different businesses: the one whose product goes loses it. |||| %{smart_count} of these connect products of different businesses: the one whose product goes loses it.',
  tooLarge:
    '%{smart_count} group of more than ten products is left out: merge it by hand. |||| %{smart_count} groups of more than ten products are left out: merge them by hand.',
  select: 'Merge %{title}',
  stays: 'stays',
  goes: 'is merged into it',
  show: 'Show what happens to “%{title}”',
  hide: 'Hide what happens to “%{title}”',
  more: 'Show more (%{shown} of %{total} shown)',
  confirm: 'Merge %{smart_count} group |||| Merge %{smart_count} groups',
  task: 'Merging %{smart_count} group |||| Merging %{smart_count} groups',
  done: '%{smart_count} group merged. |||| %{smart_count} groups merged.',
  batch: '%{smart_count} merge at once |||| %{smart_count} merges at once',
  undo: 'Undo the merge |||| Undo all %{smart_count} merges',
  undoTitle: 'Undo the merge? |||| Undo all %{smart_count} merges?',
  undoHelp:
    'Every product, report and giveaway gets back exactly what it was. What was changed since stays as it is now, and is named.',
  undoTask: 'Undoing %{smart_count} merge |||| Undoing %{smart_count} merges',
  undone: '%{smart_count} merge undone. |||| %{smart_count} merges undone.',
  gone: 'One of these products does not exist any more. Look for duplicates again.',
  problem: {
    tooFew: 'There are not two products to merge any more. Look for duplicates again.',
    tooMany: 'More than ten products cannot be merged at once. Merge them by hand.',
    twice: 'A product is named twice. Look for duplicates again.',
    alreadyMerged: 'One of these products was merged already. Look for duplicates again.',
    tooLarge: 'The merged product would be too large to be undone. Merge these by hand.',
    tooManyRepointed: 'Too many reports and giveaways point to these. Merge fewer at once.',
    invalid: 'The merged product would not be valid. Merge these by hand.',
  },
  unmerge: {
    missing: 'One of its products, reports or giveaways was deleted since.',
    changedSince: 'It was changed since, and stays as it is now.',
    alreadyUndone: 'It was undone already.',
  },
};
