import type { health as english } from '../en/health.ts';
import type { Translation } from '../Translation.ts';

/** Ob es einem Unternehmen gut geht. */
export const health: Translation<typeof english> = {
  title: 'Geht es diesem Unternehmen gut?',
  well: 'Nichts, worum man sich kümmern müsste.',
  look: '%{smart_count} Punkt zum Ansehen. |||| %{smart_count} Punkte zum Ansehen.',
  point: {
    owner: 'Inhaber',
    catalogue: 'Katalog',
    imports: 'Letzter Import',
    figures: 'Besuche',
    reports: 'Meldungen',
    requests: 'Anfragen',
  },
  owner: {
    never: 'Noch kein Zeichen des Inhabers',
    quiet: 'Seit mehr als 30 Tagen still',
    here: 'Kürzlich hier',
    lately: 'Bei der Arbeit',
  },
  catalogue: {
    empty: 'Nichts im Katalog, keine Entwürfe',
    draftsOnly: 'Nichts im Katalog, aber Entwürfe',
    gaps: 'Vielen Produkten fehlt dasselbe',
    ready: 'In Ordnung',
  },
  imports: {
    never: 'Nie importiert',
    stopped: 'Begonnen und nicht beendet',
    running: 'Läuft',
    cancelled: 'Abgebrochen',
    undone: 'Zurückgenommen',
    failures: 'Beendet, mit Fehlern',
    finished: 'Beendet',
  },
  figures: {
    unknown: 'Keine Zahlen',
    unseen: 'Keine Besuche',
    falls: 'Weniger Besuche als davor',
    steady: 'In Ordnung',
  },
  reports: { none: 'Keine offen', some: 'Einige offen', many: 'Viele offen' },
  requests: { none: 'Keine wartet', waiting: 'Jemand wartet' },
  openReports: '%{smart_count} offene Meldung |||| %{smart_count} offene Meldungen',
  waitingRequests: '%{smart_count} wartende Anfrage |||| %{smart_count} wartende Anfragen',
  products:
    '%{active} im Katalog, %{smart_count} Entwurf. |||| %{active} im Katalog, %{smart_count} Entwürfe.',
  lacking: '%{gap} – %{count}',
  import:
    'Von %{platform}, %{time}: %{created} neu, %{updated} geändert, %{unchanged} wie zuvor, %{failed} fehlgeschlagen.',
  views:
    '%{smart_count} Aufruf in 7 Tagen, %{before} in den 7 davor |||| %{smart_count} Aufrufe in 7 Tagen, %{before} in den 7 davor',
  lastHere: 'Hat die Konsole zuletzt geöffnet: %{time}.',
  lastChange: 'Hat zuletzt etwas geändert: %{time}.',
  invitation: {
    since: 'Konto seit %{date}, %{email}.',
    send: 'Einladung noch einmal senden',
    password: 'Passwort-Mail senden',
    sent: 'Eine E-Mail zum Setzen eines Passworts ist unterwegs an %{email}.',
    otherAddress: 'Andere Adresse einladen',
  },
};
