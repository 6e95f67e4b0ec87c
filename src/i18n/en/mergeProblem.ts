/** Why products cannot be merged; lists say so, too. */
export const mergeProblem = {
  tooFew: 'Choose at least two products.',
  tooMany: 'At most ten products can be merged at once. Remove some.',
  twice: 'A product is chosen twice.',
  alreadyMerged: '“%{title}” was merged into another product already. Remove it, or look again.',
  tooLarge:
    '“%{title}” is too large (%{kilobytes} kB) to be merged so that it can be undone. Leave out variants or shorten the description; at most 900 kB.',
  tooManyRepointed:
    '%{count} reports and giveaways point to these products; one step can move 480. Merge fewer products at once.',
  invalid: 'The merged product would not be valid: %{field}. Choose otherwise.',
};
