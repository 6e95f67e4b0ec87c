import type { MergeField } from '@/domain/merge/mergeChoices.ts';
import { mergeSure } from './mergeSure.ts';

/** Finding duplicates, merging products, undoing a merge. */
export const merge = {
  sure: mergeSure,
  title: 'Merge products',
  ownTitle: 'Duplicate products',
  scan: {
    title: 'Find duplicates',
    help: 'Looks for products that may be the same, across all businesses: by barcode, SKU, model number, title, brand and price. It reads the whole catalogue once: %{smart_count} product, as many reads. |||| Looks for products that may be the same, across all businesses: by barcode, SKU, model number, title, brand and price. It reads the whole catalogue once: %{smart_count} products, as many reads.',
    ownHelp:
      'Looks for products of yours that may be the same: by barcode, SKU, model number, title, brand and price. It reads all of them once: %{smart_count} product, as many reads. |||| Looks for products of yours that may be the same: by barcode, SKU, model number, title, brand and price. It reads all of them once: %{smart_count} products, as many reads.',
    start: 'Find duplicates',
    again: 'Look again',
    task: 'Looking for duplicates',
    found:
      '%{smart_count} likely pair among %{products} products, found %{time}, compared in %{milliseconds} ms |||| %{smart_count} likely pairs among %{products} products, found %{time}, compared in %{milliseconds} ms',
    failed: 'Duplicates could not be looked for: %{message}',
    refused:
      'The search stands still after %{smart_count} product, which need not be read again. %{message} |||| The search stands still after %{smart_count} products, which need not be read again. %{message}',
    done: 'Looked at %{smart_count} product. |||| Looked at %{smart_count} products.',
    notStarted: 'The part that compares could not be loaded. Reload the page and look again.',
    silent:
      'The comparison has not answered for a minute, so it was ended. Close other tabs and look again.',
    broken: 'The outcome could not be read. Reload the page and look again.',
    leftOut:
      '%{smart_count} less sure pair is left out here. Judge the surest ones, then look again. |||| %{smart_count} less sure pairs are left out here. Judge the surest ones, then look again.',
    cutShort:
      '%{smart_count} product has so many others with a similar title, or the same SKU or barcode, that it was compared with the nearest ones only. |||| %{smart_count} products have so many others with a similar title, or the same SKU or barcode, that they were compared with the nearest ones only.',
  },
  queue: {
    title: 'Likely duplicates',
    stopped:
      '%{smart_count} pair was done, %{left} not yet. |||| %{smart_count} pairs were done, %{left} not yet.',
    shown: 'The surest %{shown} of %{total} groups',
    more: 'Show more groups',
    withPossible:
      'Show %{smart_count} possible pair too |||| Show %{smart_count} possible pairs too',
    withoutPossible: 'Show likely pairs only',
    none: 'No likely duplicates',
    noneHelp: 'No two products look the same, or all pairs were judged already.',
    score: '%{score} %',
    scoreLabel: 'Sure to %{score} per cent',
    across: 'across businesses',
    review: 'Review and merge',
    reviewLabel: 'Review and merge %{title}',
    dismiss: 'Not a duplicate',
    dismissLabel: 'Not a duplicate: %{title}',
    setAside: 'Remembered: these are different products.',
    putBack:
      'Put back: this pair may be the same product. |||| Put back: these pairs may be the same product.',
    tooMany:
      '%{count} products are connected. The first %{most} are taken; merge the rest afterwards.',
  },
  verdict: {
    sure: 'Sure',
    likely: 'Likely',
    possible: 'Possible',
    count: {
      sure: '%{smart_count} sure |||| %{smart_count} sure',
      likely: '%{smart_count} likely |||| %{smart_count} likely',
      possible: '%{smart_count} possible |||| %{smart_count} possible',
    },
  },
  variants: {
    title: 'Options of one product?',
    help: 'Products of one business whose titles differ in nothing but size, colour or a measure. They are no duplicates, but buyers may look for them in one place.',
    differs: 'differ only in %{what}',
    more: 'and %{smart_count} more |||| and %{smart_count} more',
    compare: 'Compare',
    compareLabel: 'Compare %{title} with its options',
    join: 'Join into one product',
    joinLabel: 'Join %{title} and its options into one product',
    kind: { size: 'size', colour: 'colour', measure: 'measure or amount' },
  },
  join: {
    size: 'Size',
    colour: 'Colour',
    measure: 'Amount',
    becomes:
      'They become one product with %{smart_count} variant. %{options}. Each keeps its SKU, barcode, price and stock. |||| They become one product with %{smart_count} variants. %{options}. Each keeps its SKU, barcode, price and stock.',
    problem: {
      currency:
        'Their prices are in different currencies, so they cannot be variants of one product. Below they would be merged as the same product.',
      titles:
        'Their titles do not say what they differ in, so no options can be made of it. Below they would be merged as the same product.',
      options:
        'They have different options already. Give them the same options first; below they would be merged as the same product.',
      sameValues:
        'Two of them are the same in every option. Remove one, or merge these two first; below all would be merged as the same product.',
      tooMany:
        'There would be too many options or variants. Remove some; below they would be merged as the same product.',
    },
  },
  learning: {
    title: 'How often it was right',
    few: 'Each merge and each “Not a duplicate” is learnt from. After %{smart_count} more the limits of this catalogue follow. |||| Each merge and each “Not a duplicate” is learnt from. After %{smart_count} more the limits of this catalogue follow.',
    moved:
      'Each merge and each “Not a duplicate” is learnt from: the limits below follow them from the next search on. What is called sure never needs less than usual.',
    same: 'Each merge and each “Not a duplicate” is learnt from. So far they agree with the usual limits.',
    none: 'none judged yet',
    right:
      '%{same} of %{smart_count} judged pair was the same product |||| %{same} of %{smart_count} judged pairs were the same product',
    from: 'from %{now} on',
    fromNow: 'from %{now} on, usually %{usual}',
    forget: 'Forget what was learnt',
    reset: 'Forgotten. The usual limits count from the next search on; your judgements stay.',
  },
  aside: {
    title: 'Not duplicates',
    help: 'Pairs that were judged to be different products. A search leaves them out.',
    putBack: 'Put back',
    putBackLabel: 'Put back %{a} and %{b}',
    gone: 'deleted product %{id}',
    shown: 'The latest %{shown} of %{total} pairs',
    more: 'Show more pairs',
  },
  reason: {
    barcode: { for: 'same barcode', against: 'different barcodes' },
    sku: { for: 'same SKU', against: 'different SKUs' },
    code: { for: 'same model number', against: 'different model numbers' },
    title: { for: 'titles %{likeness} alike', against: 'titles differ' },
    numbers: { for: 'same numbers in the title', against: 'different numbers in the title' },
    measures: { for: 'same measures', against: 'different measures' },
    sizes: { for: 'same size', against: 'different sizes' },
    colours: { for: 'same colour', against: 'different colours' },
    qualifiers: { for: 'same edition and condition', against: 'another edition or condition' },
    accessories: { for: 'same kind of accessory', against: 'only one is an accessory' },
    brand: { for: 'same brand', against: 'different brands' },
    price: { for: 'prices %{likeness} alike', against: 'prices far apart' },
    description: { for: 'descriptions %{likeness} alike', against: 'descriptions differ' },
    category: { for: 'same category', against: 'different categories' },
    rivals: { for: 'no other product fits as well', against: 'another product fits better' },
  },
  pick: {
    title: 'Choose products yourself',
    help: 'Two to ten products, from any business.',
    ownHelp: 'Two to ten of your products.',
    label: 'Search a product to merge',
    remove: 'Remove %{title}',
    start: 'Merge these',
    tooFew: 'Choose at least two products.',
  },
  recent: {
    title: 'Latest merges',
    more: 'Show earlier merges',
    none: 'Nothing was merged yet.',
    by: '%{email}, %{time}',
    undo: 'Undo merge',
    undoLabel: 'Undo the merge into %{title}',
    undone: 'Undone',
  },
  edit: {
    title: 'Merge %{count} products',
    survivor: 'Which one survives?',
    standsBack: 'cannot survive the others',
    survivorHelp:
      'It keeps its address, business and history. The others become signposts that lead to it.',
    survives: 'Survives: %{title}',
    fields: 'Choose field by field',
    fieldsHelp: 'What differs. Fields that are the same everywhere stay as they are.',
    showAll: 'Show equal fields as well',
    all: 'All together',
    choose: 'From %{title}: ',
    same: 'These products are the same in every field.',
    empty: 'none',
    images: '%{smart_count} picture |||| %{smart_count} pictures',
    variants: '%{smart_count} variant |||| %{smart_count} variants',
    attributes: '%{smart_count} attribute |||| %{smart_count} attributes',
    field: {
      title: 'Title',
      description: 'Description',
      price: 'Price',
      sku: 'SKU',
      barcode: 'Barcode',
      brand: 'Brand',
      category: 'Category',
      inventory: 'Stock',
      lowStockThreshold: 'Low stock threshold',
      weightGrams: 'Weight',
      status: 'Status',
      images: 'Pictures',
      tags: 'Tags',
      attributes: 'Attributes',
      variants: 'Options and variants',
    } satisfies Record<MergeField, string>,
    gone: 'One of these products does not exist any more.',
    goOn: 'Go on without it',
    chooseAgain: 'Choose again',
  },
  preview: {
    title: 'What will happen',
    result: 'The surviving product',
    tombstones:
      '%{smart_count} product is archived and leads to this one: old links still open. |||| %{smart_count} products are archived and lead to this one: old links still open.',
    reports: '%{smart_count} report is moved to it. |||| %{smart_count} reports are moved to it.',
    giveaways:
      '%{smart_count} giveaway is moved to it. |||| %{smart_count} giveaways are moved to it.',
    ownReferences: 'Reports and giveaways about the others lead to this one.',
    statistics: 'Past views, saves and clicks count for it from now on.',
    undo: 'All of it can be undone, exactly.',
    loading: 'Looking up reports and giveaways…',
    confirm: 'Merge %{count} products',
    confirmTitle: 'Merge %{count} products into “%{title}”?',
    confirmBody: 'It happens in one step: all of it or nothing.',
    done: 'Merged into “%{title}”.',
  },
  warning: {
    dropped: {
      images:
        '%{smart_count} picture finds no room (a product has at most 30). |||| %{smart_count} pictures find no room (a product has at most 30).',
      tags: '%{smart_count} tag finds no room (at most 250). |||| %{smart_count} tags find no room (at most 250).',
      attributes:
        '%{smart_count} attribute finds no room (at most 250). |||| %{smart_count} attributes find no room (at most 250).',
    },
    variants: {
      currency:
        '%{smart_count} variant of “%{title}” is left out: its price is in another currency. |||| %{smart_count} variants of “%{title}” are left out: their prices are in another currency.',
      options:
        '%{smart_count} variant of “%{title}” is left out: it has other options. |||| %{smart_count} variants of “%{title}” are left out: they have other options.',
      limit:
        '%{smart_count} variant of “%{title}” finds no room (at most 2,048). |||| %{smart_count} variants of “%{title}” find no room (at most 2,048).',
    },
    otherBusiness: '“%{title}” belongs to %{business}, which loses it.',
  },
  conflict:
    'Somebody changed or merged one of these products meanwhile. Nothing was merged. The products are shown as they are now: check your choices and merge again.',
  unmerge: {
    title: 'Undo the merge into “%{title}”?',
    body: 'Every product, report and giveaway gets back exactly what it was before the merge, but for what was changed since.',
    confirm: 'Undo merge',
    loading: 'Looking at what was merged…',
    changes: 'Everything that changes',
    done: 'The merge into “%{title}” is undone.',
    overwrite: 'Overwrite what was changed since',
    unfit:
      'What was changed since does not fit with what would come back. Overwrite it, or leave the merge.',
    missing: '%{resource} “%{name}” was deleted since, so the merge cannot be undone exactly.',
    alreadyUndone: '“%{name}” is not merged any more: the merge was undone already.',
    changedSince:
      'Changed since the merge, and left as it is unless you overwrite it: %{fields} of “%{name}”.',
    failed: 'The merge cannot be looked up: %{message}',
    resource: { products: 'Product', reports: 'Report', giveaways: 'Giveaway' },
  },
};
