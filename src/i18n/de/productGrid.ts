import type { productGrid as english } from '../en/productGrid.ts';
import type { Translation } from '../Translation.ts';

/** Das Raster der Produkte. */
export const productGrid: Translation<typeof english> = {
  title: 'Produkte in einer Tabelle bearbeiten',
  help: 'Tippen ersetzt eine Zelle, F2 oder Eingabe ändert sie, Escape verwirft. Kopieren, Ausschneiden und Einfügen gehen mit Tabellenprogrammen; Strg D füllt nach unten, Strg Z nimmt zurück, Strg S speichert. Escape verlässt die Tabelle.',
  toolbar: 'Tabelle',
  back: 'Zurück zur Liste',
  empty: 'Hier sind keine Produkte, die Sie bearbeiten können',
  narrow: 'Die Tabelle braucht einen breiteren Bildschirm',
  narrowHelp:
    'Drehen Sie das Telefon, oder öffnen Sie ein Produkt in der Liste, um es zu bearbeiten. Was nicht gespeichert ist, bleibt erhalten.',
  capped:
    'Die Tabelle enthält die ersten %{count} Produkte. Filtern Sie die Liste, um zu den anderen zu kommen.',
  weight: 'Gewicht (g)',
  alt: 'Text des ersten Bildes',
  redo: 'Wiederholen',
  discard: 'Änderungen verwerfen',
  save: '%{smart_count} Zelle speichern |||| %{smart_count} Zellen speichern',
  saving: 'Produkte speichern',
  saved: '%{smart_count} Produkt gespeichert |||| %{smart_count} Produkte gespeichert',
  notSaved:
    '%{smart_count} Zelle kann so nicht gespeichert werden. |||| %{smart_count} Zellen können so nicht gespeichert werden.',
  unsaved:
    '%{smart_count} Zelle ist nicht gespeichert; dieser Browser behält sie. |||| %{smart_count} Zellen sind nicht gespeichert; dieser Browser behält sie.',
  notKept:
    '%{smart_count} Zelle ist nicht gespeichert, und dieser Browser hat keinen Platz für sie. |||| %{smart_count} Zellen sind nicht gespeichert, und dieser Browser hat keinen Platz für sie.',
  changed: 'Nicht gespeichert',
  conflict: 'Jemand anderes hat diese Zelle auch geändert.',
  conflicts:
    'Jemand anderes hat %{smart_count} davon auch geändert. |||| Jemand anderes hat %{smart_count} davon auch geändert.',
  toChoose:
    'Jemand anderes hat %{smart_count} Zelle auch geändert. Sie wartet auf die Auswahl; nichts Eigenes ist verloren. |||| Jemand anderes hat %{smart_count} Zellen auch geändert. Sie warten auf die Auswahl; nichts Eigenes ist verloren.',
  choose: 'Vergleichen und wählen',
  take: 'Auswahl übernehmen',
  pasted: '%{smart_count} Zelle eingefügt. |||| %{smart_count} Zellen eingefügt.',
  fixed:
    '%{smart_count} Zelle kann hier nicht geändert werden. |||| %{smart_count} Zellen können hier nicht geändert werden.',
  rowsLost:
    '%{smart_count} Zeile hatte keinen Platz. |||| %{smart_count} Zeilen hatten keinen Platz.',
  columnsLost:
    '%{smart_count} Spalte hatte keinen Platz. |||| %{smart_count} Spalten hatten keinen Platz.',
  pasteTitle: 'Alle Zeilen einfügen?',
  pasteBody: 'Sie haben %{rows} Zeilen kopiert und %{selected} ausgewählt.',
  pasteAll: '%{smart_count} Zeile einfügen |||| Alle %{smart_count} Zeilen einfügen',
  pasteSelected: '%{smart_count} Zeile einfügen |||| Nur %{smart_count} Zeilen einfügen',
  unread: 'Nicht gelesen',
  costsNotRead: 'Einige Kosten konnten nicht gelesen werden. Mit ihnen ist nichts geschehen.',
  readingCosts:
    'Die Kosten von %{smart_count} Produkt werden zuerst gelesen. |||| Die Kosten von %{smart_count} Produkten werden zuerst gelesen.',
  copied: 'Kopiert',
  copyAgain: 'Die Kosten sind jetzt gelesen. Kopieren Sie noch einmal.',
  problem: { status: 'Schreiben Sie Entwurf, Aktiv oder Archiviert.' },
};
