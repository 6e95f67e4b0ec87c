/** Whether a shop is well. */
export const health = {
  title: 'Is this shop well?',
  well: 'Nothing to look at.',
  look: '%{smart_count} point to look at. |||| %{smart_count} points to look at.',
  point: {
    owner: 'Owner',
    catalogue: 'Catalogue',
    imports: 'Last import',
    figures: 'Visitors',
    reports: 'Reports',
    requests: 'Requests',
  },
  owner: {
    never: 'No sign of the owner yet',
    quiet: 'Quiet for more than 30 days',
    here: 'Here lately',
    lately: 'At work',
  },
  catalogue: {
    empty: 'Nothing in the catalogue, no drafts',
    draftsOnly: 'Nothing in the catalogue, but drafts',
    gaps: 'Many products lack the same',
    ready: 'In order',
  },
  imports: {
    never: 'Never imported',
    stopped: 'Begun and not finished',
    running: 'At work',
    cancelled: 'Cancelled',
    undone: 'Taken back',
    failures: 'Finished, with failures',
    finished: 'Finished',
  },
  figures: {
    unknown: 'No figures',
    unseen: 'Nobody visits',
    falls: 'Fewer visits than before',
    steady: 'In order',
  },
  reports: { none: 'None open', some: 'Some open', many: 'Many open' },
  requests: { none: 'None waiting', waiting: 'Somebody waits' },
  openReports: '%{smart_count} open report |||| %{smart_count} open reports',
  waitingRequests: '%{smart_count} waiting request |||| %{smart_count} waiting requests',
  products:
    '%{active} in the catalogue, %{smart_count} draft. |||| %{active} in the catalogue, %{smart_count} drafts.',
  lacking: '%{gap}: %{count}',
  import:
    'From %{platform}, %{time}: %{created} new, %{updated} changed, %{unchanged} as before, %{failed} failed.',
  views:
    '%{smart_count} view in 7 days, %{before} in the 7 before |||| %{smart_count} views in 7 days, %{before} in the 7 before',
  lastHere: 'Last opened the console %{time}.',
  lastChange: 'Last changed something %{time}.',
  invitation: {
    since: 'Account since %{date}, %{email}.',
    send: 'Send the invitation again',
    password: 'Send a password mail',
    sent: 'A mail to set a password is on its way to %{email}.',
    otherAddress: 'Invite another address',
  },
};
