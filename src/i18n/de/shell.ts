import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../Translation.ts';

/** Header, navigation and pages around the pages. */
export const shell: Translation<typeof english> = {
  navigation: 'Hauptnavigation',
  toggleNavigation: 'Navigation umschalten',
  pinNavigation: 'Navigation offen halten',
  skip: 'Zum Inhalt springen',
  account: 'Konto von %{name}',
  signOut: 'Abmelden',
  kept: {
    title: 'Dieser Browser bewahrt etwas von Ihrer Arbeit auf',
    drafts:
      'Nicht gespeicherte Änderungen an %{smart_count} Datensatz |||| Nicht gespeicherte Änderungen an %{smart_count} Datensätzen',
    imports:
      '%{smart_count} nicht beendeter Import mit seiner Datei |||| %{smart_count} nicht beendete Importe mit ihren Dateien',
    searches: 'Die letzte Suche nach Dubletten',
    checks:
      'Eine Prüfung von Produkten für Kanäle |||| %{smart_count} Prüfungen von Produkten für Kanäle',
    spellings:
      'Wie die Namen eines Unternehmens geschrieben sind |||| Wie die Namen von %{smart_count} Unternehmen geschrieben sind',
    restorings:
      'Eine unterbrochene Wiederherstellung von Produkten |||| %{smart_count} unterbrochene Wiederherstellungen von Produkten',
    body: 'Es wartet hier auf Ihre nächste Anmeldung, höchstens 30 Tage. Wer diesen Browser benutzt, könnte es lesen.',
    keep: 'Behalten und abmelden',
    forget: 'Löschen und abmelden',
  },
  shortcuts: 'Tastenkürzel',
  acting: 'Sie handeln für %{name}. Was Sie hier tun, gehört zu diesem Unternehmen.',
  actingBack: 'Zum Unternehmen',
  find: 'Alles durchsuchen',
  findHint: 'Alles durchsuchen (%{key})',
  theme: 'Farbschema',
  light: 'Hell',
  dark: 'Dunkel',
  system: 'Wie das System',
  resetSample: 'Beispieldaten zurücksetzen',
  resetSampleTitle: 'Beispieldaten zurücksetzen?',
  resetSampleBody:
    'Alles, was in diesem Browser geändert wurde, wird verworfen, und die Beispieldaten sind wie am Anfang. Das lässt sich nicht rückgängig machen.',
  resetSampleDone: 'Die Beispieldaten sind wieder wie am Anfang.',
  resetSize: 'Wie viel davon',
  resetUsual: 'Wie am Anfang: 29 Unternehmen, 2.500 Produkte',
  resetWhole: 'Eine ganze Plattform: 500 Unternehmen, 100.000 Produkte, 8.000 Meldungen',
  resetWholeHelp:
    'Dauert einige Minuten und braucht viel Speicher dieses Browsers. Lassen Sie diesen Tab offen; beim Abbrechen werden die üblichen Beispieldaten wiederhergestellt.',
  resetShare: '%{share} gespeichert',
  resetCancelling: 'Die üblichen Beispieldaten werden wiederhergestellt',
  resetWholeDone: 'Die Beispieldaten sind jetzt die einer ganzen Plattform.',
  notFound: 'Nicht gefunden 404',
  notFoundHelp: 'Diese Seite gibt es nicht, oder nicht für Ihr Konto.',
  toDashboard: 'Zur Übersicht',
  clock: {
    fast: 'Die Uhr dieses Geräts geht %{time} vor. Was Sie speichern, hat die richtige Zeit, aber Alter, Fristen und was begonnen hat oder beendet ist, stimmen erst, wenn Sie sie stellen.',
    slow: 'Die Uhr dieses Geräts geht %{time} nach. Was Sie speichern, hat die richtige Zeit, aber Alter, Fristen und was begonnen hat oder beendet ist, stimmen erst, wenn Sie sie stellen.',
  },
  offline:
    'Sie sind offline. Was Sie sehen, kann veraltet sein; was noch fehlt, kommt, sobald Sie wieder verbunden sind, und bis dahin lässt sich nichts speichern.',
  tryingAgain: 'Der Server antwortet nicht. Es wird noch einmal versucht…',
  readMeter: 'Auf dieser Seite gelesene Dokumente: %{reads}',
  ownTab: 'Nur in diesem Tab angemeldet',
  role: { superAdmin: 'Superadministrator', owner: 'Inhaber', support: 'Support (nur lesen)' },
  nav: {
    dashboard: 'Übersicht',
    addProduct: 'Produkt hinzufügen',
    allProducts: 'Alle Produkte',
    productAnalytics: 'Produktanalyse',
    profile: 'Profil',
    userAnalytics: 'Nutzeranalyse',
    shopify: 'Shopify',
    wix: 'Wix',
    logout: 'Abmelden',
    allBusiness: 'Alle Unternehmen',
    mergeProducts: 'Produkte zusammenführen',
    users: 'Nutzer',
    giveaways: 'Gewinnspiele',
    reports: 'Meldungen',
    submittedRequests: 'Eingereichte Anfragen',
  },
  recentChanges: 'Letzte Änderungen',
  systemPage: 'System',
};
