/** The keyboard shortcuts, and what each does. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  or: 'or',
  group: {
    everywhere: 'Everywhere',
    form: 'Forms',
    list: 'Lists',
    queue: 'Queues',
    grid: 'Table of variants',
  },
  does: {
    find: 'Find a page, an action or a record',
    help: 'Show these shortcuts',
    close: 'Close what is in front',
    save: 'Save the form. Enter in a line of text does not save it.',
    search: 'Go to the search',
    clearSearch: 'Clear the search, while the cursor is in it',
    next: 'Next in the queue',
    previous: 'Previous in the queue',
    resolve: 'Resolve the report, approve the request or the applicant, look into the duplicates',
    dismiss: 'Dismiss the report, reject the request or the applicant, keep the products apart',
    review: 'Take the report into review',
    measure: 'Resolve the report with a measure against its target',
    nextRow: 'Next row',
    previousRow: 'Row before',
    cellBeside: 'Cell beside, at the ends of a text',
    paste: 'Paste cells of a spreadsheet, from here to the right and down',
  },
  /** What owners are told of their queue. */
  own: {
    resolve: 'Look into the duplicates',
    dismiss: 'Keep the products apart',
  },
};
