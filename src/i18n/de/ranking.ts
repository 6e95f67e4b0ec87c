import type { ranking as english } from '../en/ranking.ts';
import type { Translation } from '../Translation.ts';

/** Die Unternehmen nach Wachstum und Rückgang. */
export const ranking: Translation<typeof english> = {
  title: 'Wachstum und Rückgang',
  businesses: 'Unternehmen',
  business: 'Unternehmen',
  businessId: 'Unternehmens-ID',
  column: {
    difference: 'Änderung',
    change: 'Prozent',
    views: 'Aufrufe',
    before: 'Davor',
    saves: 'Gemerkt',
    clicks: 'Klicks zum Shop',
    imports: 'Importe',
    edits: 'Bearbeitungen',
    openReports: 'Offene Meldungen',
  },
  new: 'neu',
  gone: 'Gelöschtes Unternehmen %{id}',
  none: 'Keine Zahlen einzelner Unternehmen in diesem Zeitraum',
  directions: 'Mehr Aufrufe als davor: %{grew}. Weniger: %{fell}. Gleich viele: %{same}.',
  notCompared: 'Nicht mit dem Zeitraum davor verglichen.',
  who: '„Änderung“, „Prozent“ und „Davor“ meinen die Aufrufe. Unternehmen, die in beiden Zeiträumen weder Besuche noch Änderungen noch Meldungen hatten, stehen nicht in der Liste. Importe und Bearbeitungen sind die der Inhaber.',
  reportsOn: 'Offene Meldungen: Stand am Ende des %{day}.',
  ownersUnknown: 'Was Inhaber getan haben und was gemeldet ist, steht nicht in diesen Zahlen.',
  untold:
    'Die Zahlen von %{smart_count} Tag unterscheiden die Unternehmen nicht. Er ist in keiner dieser Zahlen enthalten. |||| Die Zahlen von %{smart_count} Tagen unterscheiden die Unternehmen nicht. Sie sind in keiner dieser Zahlen enthalten.',
  full: 'Die Zahlen von %{smart_count} Tag enthalten nur die %{most} meistbesuchten Unternehmen. |||| Die Zahlen von %{smart_count} Tagen enthalten nur die %{most} meistbesuchten Unternehmen.',
  shown: '%{shown} von %{total} Unternehmen',
  more: 'Weitere Unternehmen anzeigen',
  csvNamed:
    'Die Datei enthält alle %{total} Unternehmen; die nach den ersten %{named} haben ihre ID ohne Name.',
};
