import type { reports as english } from '../en/reports.ts';
import type { Translation } from '../Translation.ts';

/** Reports: the moderation queue. */
export const reports: Translation<typeof english> = {
  title: 'Meldungen',
  one: 'Meldung',
  searchLabel: 'Ziel oder meldende Person suchen',
  tabsLabel: 'Meldungen nach Status',
  empty: 'Keine Meldungen',
  emptyHelp: 'Was Nutzer über Produkte, Unternehmen und andere Nutzer melden, kommt hier an.',
  allDone: 'Keine offenen Meldungen',
  allDoneHelp: 'Alle Meldungen sind beurteilt oder in Prüfung. Neue erscheinen hier von selbst.',
  field: {
    targetLabel: 'Ziel',
    targetType: 'Art des Ziels',
    targetId: 'ID des Ziels',
    reason: 'Grund',
    severity: 'Schwere',
    message: 'Nachricht',
    reporterName: 'Gemeldet von',
    reporterId: 'Id der meldenden Person',
    status: 'Status',
    createdAt: 'Gemeldet',
    updatedAt: 'Geändert',
    resolution: 'Ergebnis',
  },
  reason: {
    counterfeit: 'Fälschung',
    prohibited: 'Verboten',
    misleading: 'Irreführend',
    offensive: 'Anstößig',
    spam: 'Spam',
    other: 'Anderer Grund',
  },
  severity: { high: 'Hoch', medium: 'Mittel', low: 'Gering' },
  item: {
    reports: '%{smart_count} Meldung |||| %{smart_count} Meldungen',
    reporters: '%{smart_count} Person |||| %{smart_count} Personen',
    thisYear:
      'In diesem Jahr %{smart_count} Mal gemeldet |||| In diesem Jahr %{smart_count} Mal gemeldet',
    measures: {
      product:
        '%{smart_count} Mal archiviert, Zurückgenommenes mitgezählt |||| %{smart_count} Mal archiviert, Zurückgenommenes mitgezählt',
      business:
        '%{smart_count} Mal deaktiviert, Zurückgenommenes mitgezählt |||| %{smart_count} Mal deaktiviert, Zurückgenommenes mitgezählt',
      user: '%{smart_count} Mal gesperrt, Zurückgenommenes mitgezählt |||| %{smart_count} Mal gesperrt, Zurückgenommenes mitgezählt',
    },
    noMeasure: 'in diesem Jahr noch keine Maßnahme',
    waiting: '%{smart_count} Meldung wartet |||| %{smart_count} Meldungen warten',
    capped:
      'Die %{count} am längsten wartenden Meldungen sind hier nach Ziel zusammengefasst; der Rest folgt, sobald diese entschieden sind.',
  },
  target: { product: 'Produkt', business: 'Unternehmen', user: 'Nutzer' },
  status: {
    open: 'Offen',
    inReview: 'In Prüfung',
    resolved: 'Erledigt',
    dismissed: 'Zurückgewiesen',
  },
  tab: {
    open: 'Offen',
    inReview: 'In Prüfung',
    resolved: 'Erledigt',
    dismissed: 'Zurückgewiesen',
    all: 'Alle',
  },
  urgency: { waiting: 'Wartet seit mehr als 3 Tagen', overdue: 'Wartet seit mehr als 7 Tagen' },
  action: {
    resolve: 'Erledigen',
    dismiss: 'Zurückweisen',
    review: 'Prüfung beginnen',
    reopen: 'Wieder öffnen',
  },
  targetAction: {
    archiveProduct: 'Auch das Produkt archivieren',
    deactivateBusiness:
      'Auch das Unternehmen deaktivieren: Der Inhaber wird sofort abgemeldet, und die Produkte verlassen den Katalog',
    blockUser: 'Auch den Nutzer sperren',
  },
  measure: {
    none: 'Keine Maßnahme gegen das Ziel',
    archiveProduct: 'Das Produkt wurde archiviert',
    deactivateBusiness: 'Das Unternehmen wurde deaktiviert',
    blockUser: 'Der Nutzer wurde gesperrt',
  },
  nothingToTake: {
    archiveProduct: 'Das Produkt ist bereits archiviert.',
    deactivateBusiness:
      'Zu deaktivieren gibt es nichts: Dieses Unternehmen hat keinen Zugang oder ist Ihr eigenes.',
    blockUser: 'Der Nutzer ist bereits gesperrt.',
  },
  liftMeasure: {
    archiveProduct: 'Auch das Produkt dorthin zurücksetzen, wo es vorher stand',
    deactivateBusiness:
      'Auch das Unternehmen reaktivieren: Sein Inhaber kann sich wieder anmelden, und die Produkte kommen zurück',
    blockUser: 'Auch den Nutzer entsperren',
  },
  measureBack: {
    archiveProduct: 'Das Produkt kommt dorthin zurück, wo es vorher stand.',
    deactivateBusiness:
      'Das Unternehmen wird reaktiviert: Sein Inhaber kann sich wieder anmelden, und die Produkte kommen zurück.',
    blockUser: 'Der Nutzer wird entsperrt.',
  },
  measureOver: {
    archiveProduct: 'Das Produkt ist nicht mehr archiviert; es bleibt, wie es ist.',
    deactivateBusiness: 'Das Unternehmen ist nicht mehr deaktiviert; es bleibt, wie es ist.',
    blockUser: 'Der Nutzer ist nicht mehr gesperrt; es bleibt dabei.',
  },
  measureStays: {
    archiveProduct: 'Das Produkt bleibt archiviert.',
    deactivateBusiness: 'Das Unternehmen bleibt deaktiviert.',
    blockUser: 'Der Nutzer bleibt gesperrt.',
  },
  measureWhy: {
    gone: 'Es gibt das Ziel nicht mehr.',
    merged: 'Es wurde seither mit einem anderen Produkt zusammengeführt.',
    deleted: 'Es wurde seither gelöscht.',
    decidedSince: 'Seither wurde erneut darüber entschieden: siehe den Verlauf seines Status.',
    unknownBefore:
      'Wie es vorher stand, wurde mit dieser Entscheidung nicht festgehalten. War sie falsch, ändern Sie es auf seiner eigenen Seite.',
  },
  reopenOthers:
    'Auch die andere Meldung wieder öffnen, die damit geschlossen wurde |||| Auch die %{smart_count} anderen wieder öffnen, die damit geschlossen wurden',
  others:
    'Auch die andere offene Meldung zu diesem Ziel abschließen |||| Auch die %{smart_count} anderen offenen Meldungen zu diesem Ziel abschließen',
  othersCapped:
    'Nur die neuesten %{count} werden in einem Schritt abgeschlossen; wiederholen Sie es für die übrigen.',
  confirm: {
    resolve: 'Die Meldung zu %{name} erledigen? |||| %{smart_count} Meldungen erledigen?',
    reopen: 'Die Meldung zu %{name} wieder öffnen?',
    dismiss: 'Die Meldung zu %{name} zurückweisen? |||| %{smart_count} Meldungen zurückweisen?',
  },
  confirmOnTarget: {
    resolve: '%{count} Meldungen zu %{name} erledigen?',
    dismiss: '%{count} Meldungen zu %{name} zurückweisen?',
  },
  effect: {
    resolve: 'Die Meldung war berechtigt. Die Notiz sagt, was daraufhin geschah.',
    dismiss: 'Die Meldung war nicht berechtigt. Mit dem Ziel geschieht nichts.',
  },
  note: 'Notiz',
  noteHelpReopen:
    'Steht bei den letzten Änderungen. Auch der Inhaber eines reaktivierten Unternehmens liest sie.',
  noteHelpOwner:
    'Auch der Inhaber liest sie: bei der Anmeldung, im Profil oder im Verlauf des Produkts.',
  noteHelp: 'Wird bei der Meldung und bei den letzten Änderungen festgehalten.',
  skipped:
    '%{smart_count} ausgewählte Meldung ist bereits abgeschlossen. |||| %{smart_count} ausgewählte Meldungen sind bereits abgeschlossen.',
  nobodyFits:
    'Die ausgewählte Meldung ist bereits abgeschlossen. |||| Alle %{smart_count} ausgewählten Meldungen sind bereits abgeschlossen.',
  task: { resolve: 'Meldungen erledigen', dismiss: 'Meldungen zurückweisen' },
  done: {
    resolve:
      '%{smart_count} Meldung wurde erledigt. |||| %{smart_count} Meldungen wurden erledigt.',
    dismiss:
      '%{smart_count} Meldung wurde zurückgewiesen. |||| %{smart_count} Meldungen wurden zurückgewiesen.',
    review: 'Die Meldung ist in Prüfung. |||| %{smart_count} Meldungen sind in Prüfung.',
    reopen: 'Die Meldung ist wieder offen. |||| %{smart_count} Meldungen sind wieder offen.',
    reopenAnd: {
      archiveProduct: 'Die Meldung ist wieder offen, und das Produkt steht, wo es vorher stand.',
      deactivateBusiness: 'Die Meldung ist wieder offen, und das Unternehmen ist reaktiviert.',
      blockUser: 'Die Meldung ist wieder offen, und der Nutzer ist entsperrt.',
    },
  },
  bulk: {
    standFor:
      'Die ausgewählte Zeile steht für %{count} Meldungen: alle, die zu ihrem Ziel gelistet sind. |||| Die %{smart_count} ausgewählten Zeilen stehen für %{count} Meldungen: alle, die zu ihren Zielen gelistet sind.',
    selected: '%{smart_count} Meldung ausgewählt |||| %{smart_count} Meldungen ausgewählt',
    action: 'Mit Maßnahmen erledigen',
    title: 'Die ausgewählten Meldungen erledigen und gegen das Gemeldete vorgehen?',
    effect:
      'Die Meldungen waren berechtigt. Mit der Maßnahme werden alle Meldungen erledigt, die zu einem Ziel warten, auch die nicht ausgewählten.',
    act: {
      product: '%{smart_count} Produkt archivieren |||| %{smart_count} Produkte archivieren',
      business:
        '%{smart_count} Unternehmen deaktivieren: Der Inhaber wird sofort abgemeldet, und die Produkte verlassen den Katalog |||| %{smart_count} Unternehmen deaktivieren: Die Inhaber werden sofort abgemeldet, und die Produkte verlassen den Katalog',
      user: '%{smart_count} Nutzer sperren |||| %{smart_count} Nutzer sperren',
    },
    names: 'Ziele',
    standing:
      'Gegen diese ist nichts mehr zu tun: Alle Meldungen, die dazu warten, werden ohne Maßnahme erledigt.',
    stands: {
      product: 'bereits archiviert',
      business: 'bereits deaktiviert',
      user: 'bereits gesperrt',
    },
    left: 'Diese bleiben, wie sie sind, und die Meldungen dazu bleiben offen.',
    why: {
      gone: 'existiert nicht mehr',
      taken: 'jemand anderes sieht es sich gerade an',
      denied: 'Sie dürfen es nicht ändern',
      deleted: 'gelöscht',
      own: 'Ihr eigenes Unternehmen',
      notLetIn: 'hat keinen Zugang, also ist nichts zu deaktivieren',
    },
    confirm: '%{smart_count} Maßnahme ergreifen |||| %{smart_count} Maßnahmen ergreifen',
    task: 'Meldungen mit Maßnahmen erledigen',
    taken: {
      product:
        '%{smart_count} Produkt wurde archiviert. |||| %{smart_count} Produkte wurden archiviert.',
      business:
        '%{smart_count} Unternehmen wurde deaktiviert. |||| %{smart_count} Unternehmen wurden deaktiviert.',
      user: '%{smart_count} Nutzer wurde gesperrt. |||| %{smart_count} Nutzer wurden gesperrt.',
    },
    undo: 'Entscheidungen und Maßnahmen zurücknehmen',
    undone:
      '%{smart_count} Entscheidung wurde zurückgenommen. |||| %{smart_count} Entscheidungen wurden zurückgenommen.',
    decidedSince: 'Seither wurde erneut entschieden. Das bleibt, mit allem, was daraufhin geschah.',
    reopenedSince: 'Das wurde schon zurückgenommen: Die Meldungen dazu sind wieder offen.',
    someDecidedSince: 'Über einige Meldungen dazu wurde seither erneut entschieden; das bleibt.',
  },
  answers: {
    keep: 'Diese Notiz für später behalten',
    resolve: { 1: 'Der Anbieter hat es berichtigt.', 2: 'Der Anbieter wurde verwarnt.' },
    dismiss: { 1: 'Kein Verstoß gegen unsere Regeln.', 2: 'Der Nachweis wurde erbracht.' },
    archiveProduct: 'Es verstößt gegen die Regeln des Katalogs; wir haben die Meldungen geprüft.',
    deactivateBusiness:
      'Es verstößt gegen die Regeln des Katalogs; wir haben die Meldungen geprüft.',
    blockUser: 'Das Konto verstößt gegen die Regeln des Katalogs; wir haben die Meldungen geprüft.',
  },
  alreadyClosed: 'Diese Meldung wurde bereits abgeschlossen. Sie sehen jetzt das Ergebnis.',
  show: {
    report: 'Meldung',
    target: 'Ziel',
    targetGone: 'Das Ziel existiert nicht mehr.',
    otherReports: 'Alle Meldungen zu diesem Ziel',
    thisOne: 'Diese Meldung',
    noOthers: 'Es gibt keine anderen.',
    measures: 'Entscheidungen über das Ziel',
    noMeasures: 'Bisher keine.',
    seller: 'Unternehmen',
    since: 'im Katalog seit %{date}',
    record:
      '%{smart_count} Meldung bisher: %{resolved} berechtigt, %{dismissed} zurückgewiesen |||| %{smart_count} Meldungen bisher: %{resolved} berechtigt, %{dismissed} zurückgewiesen',
    outcome: 'Ergebnis',
    closed: 'Abgeschlossen: %{date}',
    by: 'Gemeldet von %{name}',
  },
};
