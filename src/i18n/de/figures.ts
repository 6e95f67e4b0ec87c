import type { figures as english } from '../en/figures.ts';
import type { Translation } from '../Translation.ts';

/** Was neben Zahlen geschrieben wird, und wonach sie gefragt werden. */
export const figures: Translation<typeof english> = {
  readTrail: 'Aus den Änderungen lesen (höchstens %{reads} Lesevorgänge)',
  notes: {
    add: 'Notiz schreiben',
    edit: 'Die Notiz ändern',
    change: 'Notiz ändern',
    delete: 'Notiz löschen',
    save: 'Notiz speichern',
    saveMine: 'Meine an deren Stelle speichern',
    day: 'Tag (UTC)',
    text: 'Notiz',
    quoted: '„%{text}“',
    saved: 'Die Notiz ist gespeichert.',
    savedElsewhere: 'Die Notiz ist am %{day} gespeichert, den dieser Zeitraum nicht zeigt.',
    deleted: 'Die Notiz ist gelöscht.',
    restored: 'Die Notiz ist wieder da.',
    readers: {
      owner: 'Sie und die Administratoren der Plattform sehen sie.',
      business: 'Auch der Inhaber des Unternehmens sieht sie.',
      platform: 'Administratoren und Support sehen sie.',
    },
    by: { you: '(Sie)', owner: '(der Inhaber)', administrator: '(ein Administrator)' },
    overtaken: 'Diese Notiz wurde inzwischen geändert: %{day}, „%{text}“.',
    gone: 'Diese Notiz wurde inzwischen gelöscht. Speichern schreibt sie neu.',
    dayMissing: 'Wählen Sie einen Tag des Kalenders.',
    full: 'Sie haben hier 200 Notizen, für mehr ist kein Platz. Löschen Sie eine, die nicht mehr gebraucht wird.',
    failed: 'Die Notizen konnten nicht gelesen werden.',
    retry: 'Erneut versuchen',
  },
};
