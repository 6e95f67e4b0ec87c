/** Users of the catalogue (not of this console). */
export const users = {
  title: 'Users',
  searchLabel: 'Search name or e-mail',
  tabsLabel: 'Users by status',
  empty: 'No users yet',
  emptyHelp: 'People who sign up in the catalogue appear here.',
  field: {
    name: 'Name',
    email: 'E-mail',
    photoUrl: 'Picture',
    country: 'Country',
    status: 'Status',
    createdAt: 'Joined',
    updatedAt: 'Changed',
    lastSeenAt: 'Last seen',
    counts: 'Counts',
    views: 'Views',
    saves: 'Saves',
    entries: 'Giveaway entries',
    reports: 'Reports',
  },
  tab: { all: 'All', active: 'Active', blocked: 'Blocked' },
  status: { active: 'Active', blocked: 'Blocked' },
  action: { block: 'Block', unblock: 'Unblock' },
  confirm: {
    block: 'Block %{name}? |||| Block %{smart_count} users?',
    unblock: 'Unblock %{name}? |||| Unblock %{smart_count} users?',
  },
  effect: {
    block:
      'They cannot enter giveaways or send reports until they are unblocked. Nothing of theirs is deleted.',
    unblock: 'They can take part again.',
  },
  task: { block: 'Block users', unblock: 'Unblock users' },
  skipped: {
    block:
      '%{smart_count} selected user is blocked already. |||| %{smart_count} selected users are blocked already.',
    unblock:
      '%{smart_count} selected user is not blocked. |||| %{smart_count} selected users are not blocked.',
  },
  nobodyFits: {
    block:
      '%{name} is blocked already. |||| All %{smart_count} selected users are blocked already.',
    unblock: '%{name} is not blocked. |||| None of the %{smart_count} selected users is blocked.',
  },
  done: {
    block: '%{name} was blocked. |||| %{smart_count} users were blocked.',
    unblock: '%{name} was unblocked. |||| %{smart_count} users were unblocked.',
  },
  neverSeen: 'Never',
  show: {
    profile: 'Profile',
    activity: 'Activity',
    entries: 'Giveaway entries',
    entriesCapped: 'Looked for in the %{smart_count} giveaways that end last.',
    entriesAll: 'Looked for in all giveaways (%{smart_count}).',
    entriesMore: 'Look in earlier giveaways',
    noEntries: 'None in these giveaways',
    entered: 'Entered %{date}',
    won: 'Won',
    reportsMade: 'Reports made',
    noReportsMade: 'None',
    reportsReceived: 'Reports received',
    noReportsReceived: 'None',
  },
};
