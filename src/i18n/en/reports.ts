/** Reports: the moderation queue. */
export const reports = {
  title: 'Reports',
  one: 'Report',
  searchLabel: 'Search target or reporter',
  tabsLabel: 'Reports by status',
  empty: 'No reports',
  emptyHelp: 'What users report about products, businesses and other users arrives here.',
  allDone: 'No open reports',
  allDoneHelp: 'Every report was judged or is in review. New ones appear here by themselves.',
  field: {
    targetLabel: 'Target',
    targetType: 'Kind of target',
    targetId: 'Target id',
    reason: 'Reason',
    severity: 'Severity',
    message: 'Message',
    reporterName: 'Reporter',
    reporterId: 'Reporter’s id',
    status: 'Status',
    createdAt: 'Reported',
    updatedAt: 'Changed',
    resolution: 'Outcome',
  },
  reason: {
    counterfeit: 'Counterfeit',
    prohibited: 'Prohibited',
    misleading: 'Misleading',
    offensive: 'Offensive',
    spam: 'Spam',
    other: 'Other',
  },
  severity: { high: 'High', medium: 'Medium', low: 'Low' },
  item: {
    reports: '%{smart_count} report |||| %{smart_count} reports',
    reporters: '%{smart_count} person |||| %{smart_count} people',
    thisYear: 'Reported %{smart_count} time this year |||| Reported %{smart_count} times this year',
    measures: {
      product:
        'archived %{smart_count} time, taken back or not |||| archived %{smart_count} times, taken back or not',
      business:
        'deactivated %{smart_count} time, taken back or not |||| deactivated %{smart_count} times, taken back or not',
      user: 'blocked %{smart_count} time, taken back or not |||| blocked %{smart_count} times, taken back or not',
    },
    noMeasure: 'no measure so far this year',
    waiting: '%{smart_count} report waits |||| %{smart_count} reports wait',
    capped:
      'The %{count} reports that wait longest are joined here by target; the rest follows as these are decided.',
  },
  target: { product: 'Product', business: 'Business', user: 'User' },
  status: { open: 'Open', inReview: 'In review', resolved: 'Resolved', dismissed: 'Dismissed' },
  tab: {
    open: 'Open',
    inReview: 'In review',
    resolved: 'Resolved',
    dismissed: 'Dismissed',
    all: 'All',
  },
  urgency: { waiting: 'Waiting for more than 3 days', overdue: 'Waiting for more than 7 days' },
  action: {
    resolve: 'Resolve',
    dismiss: 'Dismiss',
    review: 'Take into review',
    reopen: 'Reopen',
  },
  targetAction: {
    archiveProduct: 'Also archive the product',
    deactivateBusiness:
      'Also deactivate the business: its owner is signed out at once, and its products leave the catalogue',
    blockUser: 'Also block the user',
  },
  measure: {
    none: 'No measure against the target',
    archiveProduct: 'The product was archived',
    deactivateBusiness: 'The business was deactivated',
    blockUser: 'The user was blocked',
  },
  nothingToTake: {
    archiveProduct: 'The product is archived already.',
    deactivateBusiness:
      'There is nothing to deactivate: this business is not let in, or is your own.',
    blockUser: 'The user is blocked already.',
  },
  liftMeasure: {
    archiveProduct: 'Also put the product back to where it stood before',
    deactivateBusiness:
      'Also reactivate the business: its owner can sign in again, and its products come back',
    blockUser: 'Also unblock the user',
  },
  measureBack: {
    archiveProduct: 'The product goes back to where it stood before.',
    deactivateBusiness:
      'The business is reactivated: its owner can sign in again, and its products come back.',
    blockUser: 'The user is unblocked.',
  },
  measureOver: {
    archiveProduct: 'The product is no longer archived; it stays as it is.',
    deactivateBusiness: 'The business is no longer deactivated; it stays as it is.',
    blockUser: 'The user is no longer blocked and stays so.',
  },
  measureStays: {
    archiveProduct: 'The product stays archived.',
    deactivateBusiness: 'The business stays deactivated.',
    blockUser: 'The user stays blocked.',
  },
  measureWhy: {
    gone: 'It does not exist any more.',
    merged: 'It was merged into another product since.',
    deleted: 'It was deleted since.',
    decidedSince: 'Somebody decided about it again since: see the history of its status.',
    unknownBefore:
      'How it stood before was not kept with this decision. If that was wrong, change it on its own page.',
  },
  reopenOthers:
    'Also reopen the other report that was closed with it |||| Also reopen the %{smart_count} others that were closed with it',
  others:
    'Also close the other open report on this target |||| Also close the %{smart_count} other open reports on this target',
  othersCapped: 'Only the newest %{count} are closed in one step; do it again for the rest.',
  confirm: {
    resolve: 'Resolve the report on %{name}? |||| Resolve %{smart_count} reports?',
    reopen: 'Reopen the report on %{name}?',
    dismiss: 'Dismiss the report on %{name}? |||| Dismiss %{smart_count} reports?',
  },
  confirmOnTarget: {
    resolve: 'Resolve %{count} reports on %{name}?',
    dismiss: 'Dismiss %{count} reports on %{name}?',
  },
  effect: {
    resolve: 'The report was justified. The note says what was done about it.',
    dismiss: 'The report was not justified. Nothing happens to the target.',
  },
  note: 'Note',
  noteHelpReopen: 'Kept in the recent changes. The owner of a reactivated business reads it, too.',
  noteHelpOwner:
    'The owner reads it, too: at sign-in, in the profile, or in the product’s history.',
  noteHelp: 'Kept with the report and in the recent changes.',
  skipped:
    '%{smart_count} selected report is closed already. |||| %{smart_count} selected reports are closed already.',
  nobodyFits:
    'The selected report is closed already. |||| All %{smart_count} selected reports are closed already.',
  task: { resolve: 'Resolve reports', dismiss: 'Dismiss reports' },
  done: {
    resolve: '%{smart_count} report was resolved. |||| %{smart_count} reports were resolved.',
    dismiss: '%{smart_count} report was dismissed. |||| %{smart_count} reports were dismissed.',
    review: 'The report is in review. |||| %{smart_count} reports are in review.',
    reopen: 'The report is open again. |||| %{smart_count} reports are open again.',
    reopenAnd: {
      archiveProduct: 'The report is open again, and the product where it stood before.',
      deactivateBusiness: 'The report is open again, and the business reactivated.',
      blockUser: 'The report is open again, and the user unblocked.',
    },
  },
  bulk: {
    standFor:
      'The selected row stands for %{count} reports: all that are listed on its target. |||| The %{smart_count} selected rows stand for %{count} reports: all that are listed on their targets.',
    selected: '%{smart_count} report selected |||| %{smart_count} reports selected',
    action: 'Resolve with measures',
    title: 'Resolve the selected reports and act on what was reported?',
    effect:
      'The reports were justified. All reports that wait on a target are resolved with its measure, also those that are not selected.',
    act: {
      product: 'Archive %{smart_count} product |||| Archive %{smart_count} products',
      business:
        'Deactivate %{smart_count} business: its owner is signed out at once, and its products leave the catalogue |||| Deactivate %{smart_count} businesses: their owners are signed out at once, and their products leave the catalogue',
      user: 'Block %{smart_count} user |||| Block %{smart_count} users',
    },
    names: 'Targets',
    standing:
      'There is nothing to do about these: all reports that wait on them are resolved without a measure.',
    stands: {
      product: 'archived already',
      business: 'deactivated already',
      user: 'blocked already',
    },
    left: 'These stay as they are, and the reports on them stay open.',
    why: {
      gone: 'does not exist any more',
      taken: 'somebody else is looking at it',
      denied: 'you may not change it',
      deleted: 'deleted',
      own: 'your own business',
      notLetIn: 'not let in, so there is nothing to deactivate',
    },
    confirm: 'Take %{smart_count} measure |||| Take %{smart_count} measures',
    task: 'Resolve reports with measures',
    taken: {
      product: '%{smart_count} product was archived. |||| %{smart_count} products were archived.',
      business:
        '%{smart_count} business was deactivated. |||| %{smart_count} businesses were deactivated.',
      user: '%{smart_count} user was blocked. |||| %{smart_count} users were blocked.',
    },
    undo: 'Take decisions and measures back',
    undone:
      '%{smart_count} decision was taken back. |||| %{smart_count} decisions were taken back.',
    decidedSince: 'It was decided again since, and stays so, with what was done about it.',
    reopenedSince: 'It was taken back already: its reports are open again.',
    someDecidedSince: 'Some of its reports were decided again since and stay so.',
  },
  answers: {
    keep: 'Keep this note for next time',
    resolve: { 1: 'The seller corrected it.', 2: 'The seller was warned.' },
    dismiss: { 1: 'Nothing in our rules against it.', 2: 'The proof was given.' },
    archiveProduct: 'It breaks the rules of the catalogue; we checked the reports.',
    deactivateBusiness: 'It breaks the rules of the catalogue; we checked the reports.',
    blockUser: 'The account breaks the rules of the catalogue; we checked the reports.',
  },
  alreadyClosed: 'This report was closed already. What you see now is the outcome.',
  show: {
    report: 'Report',
    target: 'Target',
    targetGone: 'The target does not exist any more.',
    otherReports: 'All reports on this target',
    thisOne: 'This report',
    noOthers: 'There are no others.',
    measures: 'Decisions about the target',
    noMeasures: 'None so far.',
    seller: 'Business',
    since: 'with the catalogue since %{date}',
    record:
      '%{smart_count} report so far: %{resolved} justified, %{dismissed} dismissed |||| %{smart_count} reports so far: %{resolved} justified, %{dismissed} dismissed',
    outcome: 'Outcome',
    closed: 'Closed %{date}',
    by: 'Reported by %{name}',
  },
};
