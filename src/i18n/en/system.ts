import type { HealthCheck, HealthState } from '@/domain/health/deployment.ts';

/** What this build is, and whether what it stands on belongs to it. */
export const system = {
  title: 'System',
  build: {
    title: 'This build',
    version: 'Version',
    commit: 'Commit',
    commitUnknown: 'not known: built outside its repository',
    backEnd: 'Back end',
    local: 'Embedded: the data is in this browser',
    emulators: 'Emulators, project %{project}',
    firebase: 'Firebase, project %{project}',
    browser: 'Browser',
    licences: 'Licences',
    licencesLink: 'What it is built from, under which licences',
    copy: 'Copy as text',
    copied: 'Copied.',
    notCopied: 'The browser does not allow copying.',
  },
  health: {
    title: 'Is everything in place?',
    note: 'Asked with your own rights, now. It takes %{smart_count} read. |||| Asked with your own rights, now. It takes %{smart_count} reads.',
    again: 'Check again',
    fine: 'Nothing to do.',
    open: '%{smart_count} point to look at. |||| %{smart_count} points to look at.',
    askIndexes: 'Check indexes',
    indexTask: 'Asking the indexes',
    indexOf: '%{done} of %{total} asked',
    keep: 'Ask the browser to keep it',
    refused:
      'The browser did not agree. Installing the console as an app, or a bookmark of it, may change that.',
  },
  state: {
    fine: 'In order',
    look: 'To look at',
    fault: 'Broken',
    unknown: 'Not known',
  } satisfies Record<HealthState, string>,
  check: {
    allowList: 'Administrators',
    rules: 'Rules of Firestore',
    storageRules: 'Rules of Storage',
    indexes: 'Indexes',
    rollUps: 'Figures of visits',
    appCheck: 'App Check',
    errorReports: 'Error reports',
    productPages: 'Public product pages',
    browserStorage: 'Storage of the browser',
  } satisfies Record<HealthCheck, string>,
  said: {
    unasked: 'Could not be asked: %{message}',
    allowList: {
      filled: '%{smart_count} address is listed. |||| %{smart_count} addresses are listed.',
      one: 'Only one address is listed.',
      sample: '%{address} is an address of the sample data.',
    },
    rules: {
      same: 'Those that are deployed belong to this build (%{version}).',
      other: 'Those that are deployed are not those of this build (%{version}).',
      unversioned: 'This build does not know which rules belong to it.',
    },
    indexes: {
      idle: 'Not asked yet.',
      ready: '%{smart_count} index answers. |||| All %{smart_count} indexes answer.',
      building:
        '%{smart_count} of %{total} is being built. |||| %{smart_count} of %{total} are being built.',
      missing:
        '%{smart_count} of %{total} is missing. |||| %{smart_count} of %{total} are missing.',
    },
    rollUps: {
      fresh: 'Up to %{day}.',
      old: 'The last ones are of %{day}, %{smart_count} day ago. |||| The last ones are of %{day}, %{smart_count} days ago.',
      none: 'There are none yet.',
    },
    appCheck: {
      on: 'Switched on in this build.',
      off: 'Not switched on.',
      unproven: 'Switched on in this build, and without a proof in this browser.',
    },
    errorReports: {
      on: 'Sent to %{host}, without anybody’s data.',
      off: 'Sent nowhere.',
      noAddress: '“%{address}” is no address.',
    },
    productPages: {
      on: 'Products lead to %{host}.',
      off: 'Products lead nowhere: no address is set.',
      noPattern: '“%{address}” is no https address with {id} in it.',
    },
    browserStorage: {
      kept: 'The browser keeps the data until it is deleted by hand.',
      evictable: 'The browser may delete the data when space is short.',
      full: 'Nearly full.',
      untold: 'This browser does not say whether it keeps the data.',
    },
  },
  todo: {
    unasked: 'Check again in a few minutes.',
    allowList: {
      one: 'Name a second one in VITE_SUPER_ADMIN_EMAILS, then build and deploy site and rules: a lost mailbox would lock everybody out.',
      sample:
        'Name real addresses in VITE_SUPER_ADMIN_EMAILS, then build and deploy site and rules.',
    },
    rules: {
      other:
        'Deploy site and rules of one commit and one configuration together: npm run build && firebase deploy.',
      unversioned: 'Fill in VITE_SUPER_ADMIN_EMAILS and build again.',
    },
    indexes: {
      building: 'Wait some minutes: lists that need them say so until then.',
      missing: 'Deploy them: firebase deploy --only firestore:indexes.',
    },
    rollUps: {
      old: 'Look at what makes them (docs/analytics-rollups.md).',
      none: 'Set up what makes them (docs/analytics-rollups.md); until then analytics have nothing to show.',
    },
    appCheck: {
      unproven:
        'Where it is enforced, whatever this browser asks is refused. Allow www.google.com and www.gstatic.com in content blockers, the network and the site’s policy; look whether the site key and its domains are right (docs/deploy.md); then reload the page.',
      off: 'It keeps out calls that do not come from this site: docs/deploy.md says how to switch it on.',
    },
    errorReports: { noAddress: 'Correct VITE_ERROR_REPORT_URL and build again.' },
    productPages: { noPattern: 'Correct VITE_PRODUCT_PAGE_URL and build again.' },
    browserStorage: {
      full: 'Delete what is not needed, or reset the sample data.',
    },
  },
};
