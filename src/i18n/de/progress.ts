import type { progress as english } from '../en/progress.ts';
import type { Translation } from '../Translation.ts';

/** Long work on the one progress surface. */
export const progress: Translation<typeof english> = {
  region: 'Laufende Vorgänge',
  collapse: 'Weniger anzeigen',
  expand: 'Alle %{count} anzeigen',
  closeAll: 'Alle schließen',
  running: '1 Vorgang läuft |||| %{smart_count} Vorgänge laufen',
  allEnded: 'Alle beendet',
  troubled: '1 braucht einen Blick |||| %{smart_count} brauchen einen Blick',
  counts: '%{done} von %{total}',
  countOnly: 'bisher %{done}',
  rate: '%{rate} pro Sekunde',
  secondsLeft: 'noch %{smart_count} Sekunde |||| noch %{smart_count} Sekunden',
  minutesLeft: 'noch %{smart_count} Minute |||| noch %{smart_count} Minuten',
  cancel: 'Abbrechen: %{title}',
  close: 'Schließen: %{title}',
  bar: 'Fortschritt: %{title}',
  state: {
    done: 'Fertig',
    paused: 'Angehalten',
    cancelled: 'Abgebrochen nach %{done}',
    failed: 'Gestoppt: %{error}',
  },
  failures: '1 Eintrag ist fehlgeschlagen |||| %{smart_count} Einträge sind fehlgeschlagen',
  moreFailures: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
  announceStarted: '%{title}: begonnen',
  announcePercent: '%{title}: %{percent} Prozent',
  announceDone: '%{title}: fertig',
  announceCancelled: '%{title}: abgebrochen',
  announceFailed: '%{title}: angehalten. %{error}',
};
