import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Translation } from '../Translation.ts';

export const shortcuts: Translation<typeof english> = {
  title: 'Tastenkürzel',
  or: 'oder',
  group: {
    everywhere: 'Überall',
    form: 'Formulare',
    list: 'Listen',
    queue: 'Warteschlangen',
    grid: 'Tabelle der Varianten',
  },
  does: {
    find: 'Eine Seite, eine Aktion oder einen Datensatz finden',
    help: 'Diese Tastenkürzel zeigen',
    close: 'Schließen, was im Vordergrund ist',
    save: 'Das Formular speichern. Die Eingabetaste in einer Textzeile speichert nicht.',
    search: 'Zur Suche gehen',
    clearSearch: 'Die Suche leeren, während der Cursor darin steht',
    next: 'Weiter in der Schlange',
    previous: 'Zurück in der Schlange',
    resolve: 'Die Meldung erledigen, die Anfrage oder den Antrag annehmen, die Dubletten ansehen',
    dismiss:
      'Die Meldung zurückweisen, die Anfrage oder den Antrag ablehnen, die Produkte getrennt lassen',
    review: 'Die Meldung in Prüfung nehmen',
    measure: 'Die Meldung mit einer Maßnahme gegen ihr Ziel erledigen',
    nextRow: 'Nächste Zeile',
    previousRow: 'Vorige Zeile',
    cellBeside: 'Zelle daneben, am Anfang und Ende eines Textes',
    paste: 'Zellen einer Tabelle einfügen, von hier nach rechts und unten',
  },
  /** What owners are told of their queue. */
  own: {
    resolve: 'Die Dubletten ansehen',
    dismiss: 'Die Produkte getrennt lassen',
  },
};
