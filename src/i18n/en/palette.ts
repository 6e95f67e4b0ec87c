/** The command palette. */
export const palette = {
  label: 'Pages, actions and records',
  placeholder: 'Search pages, products, people, e-mails, SKUs, ids…',
  group: {
    pages: 'Pages',
    actions: 'Actions',
    products: 'Products',
    business: 'Businesses',
    users: 'Users',
    giveaways: 'Giveaways',
  },
  action: {
    light: 'Light colours',
    dark: 'Dark colours',
    system: 'Colours as the system has them',
    signOut: 'Sign out',
    addBusiness: 'Add business',
    recentChanges: 'Recent changes',
    shortcuts: 'Keyboard shortcuts',
  },
  keywords: {
    colours: 'theme scheme night mode',
    shortcuts: 'keys hotkeys help',
    signOut: 'logout leave',
    recentChanges: 'audit history who changed',
  },
  nothing: 'Nothing found for “%{text}”.',
  searching: 'Searching…',
  failed: 'Records could not be searched: %{message}',
  capped: 'The first %{count} of each kind. Write more to narrow it down.',
  results: '%{smart_count} result |||| %{smart_count} results',
  keys: 'Up and down to choose, Enter to open, Esc to close.',
};
