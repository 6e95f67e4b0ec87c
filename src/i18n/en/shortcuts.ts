/** The keyboard shortcuts, and what each does. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  or: 'or',
  group: {
    everywhere: 'Everywhere',
    form: 'Forms',
    list: 'Lists',
    queue: 'Reports',
    grid: 'Table of variants',
  },
  does: {
    find: 'Find a page, an action or a record',
    help: 'Show these shortcuts',
    close: 'Close what is in front',
    save: 'Save the form. Enter in a line of text does not save it.',
    search: 'Go to the search',
    clearSearch: 'Clear the search, while the cursor is in it',
    next: 'Next report',
    previous: 'Previous report',
    resolve: 'Resolve the open report',
    dismiss: 'Dismiss the open report',
    nextRow: 'Next row',
    previousRow: 'Row before',
    cellBeside: 'Cell beside, at the ends of a text',
    paste: 'Paste cells of a spreadsheet, from here to the right and down',
  },
};
