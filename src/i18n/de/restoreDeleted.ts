import type { restoreDeleted as english } from '../en/restoreDeleted.ts';
import type { Translation } from '../Translation.ts';

/** The words of bringing deleted products back, in German. */
export const restoreDeleted: Translation<typeof english> = {
  button: 'Zurückholen',
  until: 'Möglich bis %{day}.',
  late: 'Vor mehr als 30 Tagen gelöscht: Das lässt sich nicht mehr zurückholen.',
  administrators:
    'Das hat die Verwaltung gelöscht. Stellen Sie eine Anfrage, wenn es zurückkommen soll.',
  title: '%{smart_count} Produkt zurückholen? |||| %{smart_count} Produkte zurückholen?',
  body: 'Was angekreuzt ist, kommt zurück, wie es beim Löschen war: mit Bildern, Varianten, Kosten und Notizen, mit seinen Zahlen und seinem Alter.',
  nothing: 'Davon lässt sich nichts zurückholen.',
  confirm: '%{smart_count} Produkt zurückholen |||| %{smart_count} Produkte zurückholen',
  done: '%{smart_count} Produkt zurückgeholt |||| %{smart_count} Produkte zurückgeholt',
  refused:
    '%{smart_count} Produkt kommt nicht zurück: |||| %{smart_count} Produkte kommen nicht zurück:',
  problem: {
    exists: 'es gibt es bereits',
    unreadable: 'zu wenig davon ist aufgezeichnet',
    merged: 'es wurde mit einem anderen zusammengeführt',
    noBusiness: 'sein Geschäft gibt es nicht mehr',
  },
};
