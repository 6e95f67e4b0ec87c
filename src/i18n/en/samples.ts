/** Words of the sign-in page's sample accounts: a build for a real project has neither them nor these. */
export const samples = {
  samples: 'Sample accounts',
  samplesHelp: 'One click fills in the form. Every password is demo1234.',
  use: 'Use %{email}',
  ownTabHelp:
    'To watch two of them side by side, open one in a tab of its own: that tab alone has its session.',
  ownTabOpen: 'Open %{email} in a tab of its own',
  ownTabBlocked: 'The browser did not open the tab. Allow pop-ups for this site and try again.',
  ownTab:
    'This tab has a session of its own: who signs in or out here changes nothing in the other tabs.',
  outbox: 'Mails not sent',
  outboxHelp: 'The embedded back end has no mail server. These would have gone out:',
  invitation: 'Invitation: sign in with %{password}',
  passwordReset: 'Password reset: the password is %{password}',
  account: {
    admin: 'Super administrator',
    admin2: 'Second super administrator',
    owner: 'Owner with a few hundred products',
    newowner: 'Owner who starts from nothing',
    pending: 'Awaits approval',
    deactivated: 'Deactivated',
    deleted: 'Deleted',
    norecord: 'Account without a business',
    flagged: 'Flagged, but not on the list of administrators',
    support: 'Support: sees everything, changes nothing',
  },
};
