import type { palette as english } from '../en/palette.ts';
import type { Translation } from '../Translation.ts';

/** The command palette. */
export const palette: Translation<typeof english> = {
  label: 'Seiten, Aktionen und Datensätze',
  placeholder: 'Seiten, Produkte, Personen, E-Mails, SKUs, IDs suchen…',
  group: {
    pages: 'Seiten',
    actions: 'Aktionen',
    products: 'Produkte',
    business: 'Unternehmen',
    users: 'Nutzer',
    giveaways: 'Gewinnspiele',
  },
  action: {
    light: 'Helle Farben',
    dark: 'Dunkle Farben',
    system: 'Farben wie im System',
    signOut: 'Abmelden',
    addBusiness: 'Unternehmen hinzufügen',
    recentChanges: 'Letzte Änderungen',
    duplicates: 'Doppelte Produkte',
    channels: 'Bereit für die Kanäle',
    spellings: 'Schreibweisen angleichen',
    systemPage: 'System',
    shortcuts: 'Tastenkürzel',
  },
  keywords: {
    colours: 'design schema nacht modus dunkel hell',
    shortcuts: 'tasten hotkeys hilfe',
    signOut: 'logout verlassen ausloggen',
    recentChanges: 'protokoll verlauf wer geändert',
    duplicates: 'Dubletten suchen zusammenführen gleich doppelt',
    channels: 'google merchant shopify wix kanal abgelehnt bereit regeln',
    spellings: 'marke kategorie schlagwort option schreibweise vereinheitlichen tippfehler',
    plannedSales: 'aktion rabatt nachlass angebot reduziert geplant preis',
    systemPage: 'version commit zustand prüfen regeln indizes lizenzen',
  },
  nothing: 'Nichts gefunden für „%{text}“.',
  searching: 'Suche läuft…',
  failed: 'Datensätze konnten nicht durchsucht werden: %{message}',
  capped: 'Die ersten %{count} jeder Art. Schreiben Sie mehr, um die Auswahl einzugrenzen.',
  results: '%{smart_count} Ergebnis |||| %{smart_count} Ergebnisse',
  keys: 'Auf und ab zum Auswählen, Enter zum Öffnen, Esc zum Schließen.',
};
