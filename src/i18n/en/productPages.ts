/** Products: bulk actions, their outcomes, and the page of one. The list's words are in products. */
export const productPages = {
  bulk: {
    title: 'Edit %{smart_count} product |||| Edit %{smart_count} products',
    help: 'Only the fields you switch on are changed. The preview shows every product before anything is written.',
    change: {
      status: 'Change status',
      category: 'Change category',
      brand: 'Change brand',
      price: 'Change price',
    },
    priceMode: 'How',
    setPrice: 'Set to',
    percent: 'Change by per cent',
    amount: 'Change by amount',
    roundTo: 'Round to end in',
    noRounding: 'No rounding',
    addTags: 'Add tags',
    removeTags: 'Remove tags',
    tagsHelp: 'Separate tags by commas.',
    preview: 'Preview',
    apply: 'Change %{smart_count} product |||| Change %{smart_count} products',
    nothing: 'Nothing would change.',
    before: 'Before',
    after: 'After',
    kept: {
      negative:
        '%{smart_count} product stays as it is, because a price would fall below zero: |||| %{smart_count} products stay as they are, because a price would fall below zero:',
      noPrice:
        '%{smart_count} product stays as it is, because it has no price: |||| %{smart_count} products stay as they are, because they have no price:',
      same: '%{smart_count} product stays as it is, because nothing differs: |||| %{smart_count} products stay as they are, because nothing differs:',
    },
    namedAndMore: '%{names} and %{smart_count} more |||| %{names} and %{smart_count} more',
    moreVariants: 'and %{smart_count} more variant |||| and %{smart_count} more variants',
    warning: {
      free: 'Would cost nothing',
      overCompareAt: 'Not below the compare-at price',
    },
    warnings: {
      free: '%{smart_count} product would cost nothing. |||| %{smart_count} products would cost nothing.',
      overCompareAt:
        '%{smart_count} product would cost as much as its compare-at price, or more. |||| %{smart_count} products would cost as much as their compare-at price, or more.',
    },
    include: 'Include %{title}',
    deleteTitle: 'Delete %{smart_count} product? |||| Delete %{smart_count} products?',
    deleteBody:
      'It can be brought back by “Undo” for a few seconds, then it is gone for good, with its pictures and private notes. To keep it out of the catalogue only, archive it. |||| They can be brought back by “Undo” for a few seconds, then they are gone for good, with their pictures and private notes. To keep them out of the catalogue only, archive them.',
    deleteConfirm: 'Delete %{smart_count} product |||| Delete %{smart_count} products',
    andMore: 'and %{smart_count} more |||| and %{smart_count} more',
    notInView:
      '%{smart_count} product that is not in view |||| %{smart_count} products that are not in view',
    invalidNumber: 'Write a number.',
  },
  done: {
    archive: '%{smart_count} product archived |||| %{smart_count} products archived',
    activate: '%{smart_count} product activated |||| %{smart_count} products activated',
    draft: '%{smart_count} product is a draft again |||| %{smart_count} products are drafts again',
    update: '%{smart_count} product changed |||| %{smart_count} products changed',
    delete: '%{smart_count} product deleted |||| %{smart_count} products deleted',
  },
  merged: 'This product was merged into another one.',
  mergedOpen: 'Open the product it became part of',
  show: {
    overview: 'Overview',
    pictures: 'Pictures',
    noPictures: 'No pictures yet',
    noPicture: 'The picture “%{name}” cannot be loaded from where it is.',
    details: 'Details',
    private: 'Only your business sees this',
    history: 'History',
    imported: 'Imported from %{platform} (%{shop}) on %{date}',
    noDescription: 'No description yet',
    alt: 'Alternative text: %{alt}',
    noAlt: 'No alternative text: screen readers read the title.',
    allVariants: 'Show all %{count} variants',
    openPicture: 'Open picture %{number} of %{total}',
  },
};
