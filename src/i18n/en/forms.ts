/** Words that all forms share. */
export const forms = {
  saveBar: 'Unsaved changes',
  nothing: 'Everything is saved',
  nothingNew: 'Nothing filled in yet',
  unsaved: 'Unsaved: %{fields}',
  unsavedMore: 'Unsaved: %{fields} and 1 more |||| Unsaved: %{fields} and %{smart_count} more',
  discard: 'Discard changes',
  discarded: 'Changes discarded',
  saved: 'Saved',
  waiting: 'Waiting for %{smart_count} picture… |||| Waiting for %{smart_count} pictures…',
  waitingOnline: 'Waiting for the connection. It is saved as soon as you are online again.',
  unfinished:
    '%{smart_count} picture is not uploaded. Resume, retry or remove it, or save without it. |||| %{smart_count} pictures are not uploaded. Resume, retry or remove them, or save without them.',
  saveWithout: 'Save without it |||| Save without them',
  problems:
    '%{smart_count} field needs your attention. |||| %{smart_count} fields need your attention.',
  showProblem: 'Show the first',
  understood: 'Understood as %{amount}.',
  keep: 'Nothing was saved, and nothing you typed is lost.',
  draftNotKept:
    'This browser’s storage is full: your changes are not kept for the case of a reload. Save soon.',
  useResult: 'Use the result',
  mergedSilently: 'Somebody else’s changes to other fields were taken over.',
  changedMeanwhile: 'Somebody changed this just now. What you have not touched was updated.',
  failed: {
    denied: 'Your account may not save this. An administrator can help.',
    missing: 'It was deleted meanwhile.',
    unreachable: 'The server cannot be reached. Check your connection, then save again.',
    unproven:
      'App Check has no proof that this is the console, so the server refuses to save. Allow www.google.com and www.gstatic.com in content blockers and in the network, then reload the page: your changes are kept in this browser.',
    quota:
      'The database takes no more at the moment: today’s limit is reached, or too much is asked at once. Try again in a few minutes.',
    storageFull: 'This browser’s storage is full. Make room, then save again.',
    signedOut: 'Your session has ended. Sign in again: your changes are kept in this browser.',
    conflict: 'It keeps being changed by somebody else. Save again in a moment.',
    other: 'Saving failed: %{message}',
  },
  editor: {
    toolbar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    link: 'Link',
    linkAddress: 'Address of the link',
    linkHelp: 'Starts with https:// or http://. Leave it empty to remove the link.',
    linkSet: 'Set the link',
    clear: 'Remove formatting',
    source: 'Edit as HTML',
    visual: 'Edit as text',
  },
};
