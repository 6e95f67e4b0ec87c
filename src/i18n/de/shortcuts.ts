import type { shortcuts as english } from '../en/shortcuts.ts';
import type { Translation } from '../Translation.ts';

export const shortcuts: Translation<typeof english> = {
  title: 'Tastenkürzel',
  or: 'oder',
  group: {
    everywhere: 'Überall',
    form: 'Formulare',
    list: 'Listen',
    queue: 'Meldungen',
    grid: 'Tabelle der Varianten',
  },
  does: {
    find: 'Eine Seite, eine Aktion oder einen Datensatz finden',
    help: 'Diese Tastenkürzel zeigen',
    close: 'Schließen, was im Vordergrund ist',
    save: 'Das Formular speichern. Die Eingabetaste in einer Textzeile speichert nicht.',
    search: 'Zur Suche gehen',
    clearSearch: 'Die Suche leeren, während der Cursor darin steht',
    next: 'Nächste Meldung',
    previous: 'Vorige Meldung',
    resolve: 'Die geöffnete Meldung erledigen',
    dismiss: 'Die geöffnete Meldung zurückweisen',
    nextRow: 'Nächste Zeile',
    previousRow: 'Vorige Zeile',
    cellBeside: 'Zelle daneben, am Anfang und Ende eines Textes',
    paste: 'Zellen einer Tabelle einfügen, von hier nach rechts und unten',
  },
};
