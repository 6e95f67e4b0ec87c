import type { HealthCheck, HealthState } from '@/domain/health/deployment.ts';
import type { system as english } from '../en/system.ts';
import type { Translation } from '../Translation.ts';

/** Was dieser Build ist, und ob das, worauf er steht, zu ihm gehört. */
export const system: Translation<typeof english> = {
  title: 'System',
  build: {
    title: 'Dieser Build',
    version: 'Version',
    commit: 'Commit',
    commitUnknown: 'unbekannt: außerhalb seines Repositorys gebaut',
    backEnd: 'Backend',
    local: 'Eingebettet: Die Daten liegen in diesem Browser',
    emulators: 'Emulatoren, Projekt %{project}',
    firebase: 'Firebase, Projekt %{project}',
    browser: 'Browser',
    licences: 'Lizenzen',
    licencesLink: 'Woraus er gebaut ist, unter welchen Lizenzen',
    copy: 'Als Text kopieren',
    copied: 'Kopiert.',
    notCopied: 'Der Browser lässt das Kopieren nicht zu.',
  },
  health: {
    title: 'Ist alles an seinem Platz?',
    note: 'Mit Ihren eigenen Rechten gefragt, jetzt. Es kostet %{smart_count} Lesezugriff. |||| Mit Ihren eigenen Rechten gefragt, jetzt. Es kostet %{smart_count} Lesezugriffe.',
    again: 'Neu prüfen',
    fine: 'Nichts zu tun.',
    open: '%{smart_count} Punkt zum Ansehen. |||| %{smart_count} Punkte zum Ansehen.',
    askIndexes: 'Indizes prüfen',
    indexTask: 'Die Indizes werden gefragt',
    indexOf: '%{done} von %{total} gefragt',
    keep: 'Dauerhaft speichern',
    refused:
      'Der Browser hat nicht zugestimmt. Die Konsole als App zu installieren oder ein Lesezeichen zu setzen kann das ändern.',
  },
  state: {
    fine: 'In Ordnung',
    look: 'Ansehen',
    fault: 'Defekt',
    unknown: 'Unbekannt',
  } satisfies Record<HealthState, string>,
  check: {
    allowList: 'Admins',
    rules: 'Regeln von Firestore',
    storageRules: 'Regeln von Storage',
    indexes: 'Indizes',
    rollUps: 'Besuche',
    appCheck: 'App Check',
    errorReports: 'Fehlerberichte',
    productPages: 'Öffentliche Produktseiten',
    browserStorage: 'Speicher des Browsers',
  } satisfies Record<HealthCheck, string>,
  said: {
    unasked: 'Konnte nicht gefragt werden: %{message}',
    allowList: {
      filled:
        '%{smart_count} Adresse ist eingetragen. |||| %{smart_count} Adressen sind eingetragen.',
      one: 'Nur eine Adresse ist eingetragen.',
      sample: '%{address} ist eine Adresse der Beispieldaten.',
    },
    rules: {
      same: 'Die veröffentlichten gehören zu diesem Build (%{version}).',
      other: 'Die veröffentlichten sind nicht die dieses Builds (%{version}).',
      unversioned: 'Dieser Build weiß nicht, welche Regeln zu ihm gehören.',
    },
    indexes: {
      idle: 'Noch nicht gefragt.',
      ready: '%{smart_count} Index antwortet. |||| Alle %{smart_count} Indizes antworten.',
      building:
        '%{smart_count} von %{total} wird gebaut. |||| %{smart_count} von %{total} werden gebaut.',
      missing: '%{smart_count} von %{total} fehlt. |||| %{smart_count} von %{total} fehlen.',
    },
    rollUps: {
      fresh: 'Bis %{day}.',
      old: 'Die letzten sind vom %{day}, vor %{smart_count} Tag. |||| Die letzten sind vom %{day}, vor %{smart_count} Tagen.',
      none: 'Es gibt noch keine.',
    },
    appCheck: {
      on: 'In diesem Build eingeschaltet.',
      off: 'Nicht eingeschaltet.',
      unproven: 'In diesem Build eingeschaltet, in diesem Browser aber ohne Nachweis.',
    },
    errorReports: {
      on: 'Gehen an %{host}, ohne Daten von jemandem.',
      off: 'Gehen nirgendwohin.',
      noAddress: '„%{address}“ ist keine Adresse.',
    },
    productPages: {
      on: 'Produkte führen zu %{host}.',
      off: 'Produkte führen nirgendwohin: Keine Adresse ist eingetragen.',
      noPattern: '„%{address}“ ist keine https-Adresse mit {id} darin.',
    },
    browserStorage: {
      kept: 'Der Browser behält die Daten, bis sie von Hand gelöscht werden.',
      evictable: 'Der Browser darf die Daten löschen, wenn der Platz knapp wird.',
      full: 'Fast voll.',
      untold: 'Dieser Browser sagt nicht, ob er die Daten behält.',
    },
  },
  todo: {
    unasked: 'In einigen Minuten noch einmal prüfen.',
    allowList: {
      one: 'Eine zweite in VITE_SUPER_ADMIN_EMAILS eintragen, dann Seite und Regeln bauen und veröffentlichen: Ein verlorenes Postfach sperrte sonst alle aus.',
      sample:
        'Echte Adressen in VITE_SUPER_ADMIN_EMAILS eintragen, dann Seite und Regeln bauen und veröffentlichen.',
    },
    rules: {
      other:
        'Seite und Regeln eines Commits und einer Konfiguration zusammen veröffentlichen: npm run build && firebase deploy.',
      unversioned: 'VITE_SUPER_ADMIN_EMAILS ausfüllen und neu bauen.',
    },
    indexes: {
      building: 'Einige Minuten warten: Listen, die sie brauchen, sagen es bis dahin.',
      missing: 'Veröffentlichen: firebase deploy --only firestore:indexes.',
    },
    rollUps: {
      old: 'Ansehen, was sie erstellt (docs/analytics-rollups.md).',
      none: 'Einrichten, was sie erstellt (docs/analytics-rollups.md); bis dahin haben die Auswertungen nichts zu zeigen.',
    },
    appCheck: {
      unproven:
        'Wo es erzwungen wird, wird alles abgelehnt, was dieser Browser fragt. Lassen Sie www.google.com und www.gstatic.com in Inhaltsblockern, im Netz und in der Richtlinie der Seite zu; sehen Sie nach, ob der Schlüssel und seine Domains stimmen (docs/deploy.md); laden Sie die Seite dann neu.',
      off: 'Es hält Aufrufe fern, die nicht von dieser Seite kommen: docs/deploy.md sagt, wie man es einschaltet.',
    },
    errorReports: { noAddress: 'VITE_ERROR_REPORT_URL berichtigen und neu bauen.' },
    productPages: { noPattern: 'VITE_PRODUCT_PAGE_URL berichtigen und neu bauen.' },
    browserStorage: {
      full: 'Löschen, was nicht gebraucht wird, oder die Beispieldaten zurücksetzen.',
    },
  },
};
