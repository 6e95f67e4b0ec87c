import type { users as english } from '../en/users.ts';
import type { Translation } from '../Translation.ts';

/** Users of the catalogue (not of this console). */
export const users: Translation<typeof english> = {
  title: 'Nutzer',
  searchLabel: 'Name oder E-Mail suchen',
  tabsLabel: 'Nutzer nach Status',
  empty: 'Noch keine Nutzer',
  emptyHelp: 'Wer sich im Katalog registriert, erscheint hier.',
  field: {
    name: 'Name',
    email: 'E-Mail',
    photoUrl: 'Bild',
    country: 'Land',
    status: 'Status',
    createdAt: 'Registriert',
    updatedAt: 'Geändert',
    lastSeenAt: 'Zuletzt aktiv',
    counts: 'Zahlen',
    views: 'Aufrufe',
    saves: 'Gemerkt',
    entries: 'Gewinnspielteilnahmen',
    reports: 'Meldungen',
  },
  tab: { all: 'Alle', active: 'Aktiv', blocked: 'Gesperrt' },
  status: { active: 'Aktiv', blocked: 'Gesperrt' },
  action: { block: 'Sperren', unblock: 'Entsperren' },
  confirm: {
    block: '%{name} sperren? |||| %{smart_count} Nutzer sperren?',
    unblock: '%{name} entsperren? |||| %{smart_count} Nutzer entsperren?',
  },
  effect: {
    block:
      'Bis zur Entsperrung sind keine Gewinnspielteilnahmen und Meldungen möglich. Es wird nichts gelöscht.',
    unblock: 'Gewinnspielteilnahmen und Meldungen sind wieder möglich.',
  },
  task: { block: 'Nutzer sperren', unblock: 'Nutzer entsperren' },
  skipped: {
    block:
      '%{smart_count} ausgewählter Nutzer ist bereits gesperrt. |||| %{smart_count} ausgewählte Nutzer sind bereits gesperrt.',
    unblock:
      '%{smart_count} ausgewählter Nutzer ist nicht gesperrt. |||| %{smart_count} ausgewählte Nutzer sind nicht gesperrt.',
  },
  nobodyFits: {
    block:
      '%{name} ist bereits gesperrt. |||| Alle %{smart_count} ausgewählten Nutzer sind bereits gesperrt.',
    unblock:
      '%{name} ist nicht gesperrt. |||| Keiner der %{smart_count} ausgewählten Nutzer ist gesperrt.',
  },
  done: {
    block: '%{name} wurde gesperrt. |||| %{smart_count} Nutzer wurden gesperrt.',
    unblock: '%{name} wurde entsperrt. |||| %{smart_count} Nutzer wurden entsperrt.',
  },
  neverSeen: 'Nie',
  show: {
    profile: 'Profil',
    activity: 'Aktivität',
    entries: 'Gewinnspielteilnahmen',
    entriesCapped: 'Gesucht in den %{smart_count} Gewinnspielen, die zuletzt enden.',
    entriesAll: 'Gesucht in allen Gewinnspielen (%{smart_count}).',
    entriesMore: 'In früheren Gewinnspielen suchen',
    noEntries: 'Keine in diesen Gewinnspielen',
    entered: 'Teilgenommen: %{date}',
    won: 'Gewonnen',
    reportsMade: 'Abgegebene Meldungen',
    noReportsMade: 'Keine',
    reportsReceived: 'Erhaltene Meldungen',
    noReportsReceived: 'Keine',
  },
};
