/** The grid of products. */
export const productGrid = {
  title: 'Edit products in a grid',
  help: 'Type to replace a cell, press F2 or Enter to change it, Escape to give up. Copy, cut and paste work with spreadsheets; Ctrl D fills down, Ctrl Z takes back, Ctrl S saves. Escape leaves the grid.',
  toolbar: 'Grid',
  back: 'Back to the list',
  empty: 'There are no products here that you can edit',
  narrow: 'The grid needs a wider screen',
  narrowHelp:
    'Turn the phone, or open a product in the list to edit it. What you have not saved is kept.',
  capped: 'The grid holds the first %{count} products. Filter the list for the others.',
  weight: 'Weight (g)',
  alt: 'Text of the first picture',
  redo: 'Redo',
  discard: 'Discard changes',
  save: 'Save %{smart_count} cell |||| Save %{smart_count} cells',
  saving: 'Save products',
  saved: '%{smart_count} product saved |||| %{smart_count} products saved',
  notSaved:
    '%{smart_count} cell cannot be saved as it is. |||| %{smart_count} cells cannot be saved as they are.',
  unsaved:
    '%{smart_count} cell is not saved; this browser keeps it. |||| %{smart_count} cells are not saved; this browser keeps them.',
  notKept:
    '%{smart_count} cell is not saved, and this browser has no room to keep it. |||| %{smart_count} cells are not saved, and this browser has no room to keep them.',
  changed: 'Not saved',
  conflict: 'Somebody else changed this cell, too.',
  conflicts:
    'Somebody else changed %{smart_count} of them, too. |||| Somebody else changed %{smart_count} of them, too.',
  toChoose:
    'Somebody else changed %{smart_count} cell, too. It waits for your choice; nothing of yours is lost. |||| Somebody else changed %{smart_count} cells, too. They wait for your choice; nothing of yours is lost.',
  choose: 'Compare and choose',
  take: 'Take the choice',
  pasted: '%{smart_count} cell pasted. |||| %{smart_count} cells pasted.',
  fixed:
    '%{smart_count} cell cannot be changed here. |||| %{smart_count} cells cannot be changed here.',
  rowsLost: '%{smart_count} row had no place. |||| %{smart_count} rows had no place.',
  columnsLost: '%{smart_count} column had no place. |||| %{smart_count} columns had no place.',
  pasteTitle: 'Paste all rows?',
  pasteBody: 'You copied %{rows} rows and selected %{selected}.',
  pasteAll: 'Paste %{smart_count} row |||| Paste all %{smart_count} rows',
  pasteSelected: 'Paste %{smart_count} row |||| Paste %{smart_count} rows only',
  unread: 'Not read',
  costsNotRead: 'Some costs could not be read. Nothing was done with them.',
  readingCosts:
    'The cost of %{smart_count} product is read first. |||| The costs of %{smart_count} products are read first.',
  copied: 'Copied',
  copyAgain: 'The costs have been read now. Copy again.',
  problem: { status: 'Write Draft, Active or Archived.' },
};
