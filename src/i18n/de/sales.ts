import type { sales as english } from '../en/sales.ts';
import type { Translation } from '../Translation.ts';

/** Sales from a moment to a moment. */
export const sales: Translation<typeof english> = {
  title: 'Geplante Aktionen',
  how: 'Eine Aktion beginnt und endet zu ihrem Zeitpunkt, wo Funktionen eingerichtet sind, sonst sobald jemand vom Unternehmen die Konsole offen hat.',
  empty: 'Keine Aktion ist geplant',
  emptyHelp:
    'Wählen Sie in der Liste Produkte aus, dann „Bearbeiten…“ und „Reduzieren“, und sagen Sie, ab wann oder bis wann.',
  capped:
    'Nur %{smart_count} offene Aktionen werden gelesen; die anderen erscheinen, sobald einige davon beendet sind.',
  showEnded: 'Beendete Aktionen zeigen',
  moreEnded: 'Frühere Aktionen zeigen',
  noneEnded: 'Noch keine Aktion ist beendet.',
  endless: 'Ohne Ende',
  amount: '%{amount} in der Währung jedes Produkts',
  changeEnd: 'Ende von „%{name}“',
  field: {
    name: 'Name',
    change: 'Nachlass',
    productIds: 'Produkte',
    startsAt: 'Ab',
    endsAt: 'Bis',
    status: 'Status',
    started: 'Zu Beginn',
    ended: 'Am Ende',
  },
  status: { planned: 'Geplant', running: 'Läuft', ended: 'Beendet', cancelled: 'Abgesagt' },
  state: {
    planned: 'Geplant',
    due: 'Fällig, noch nicht begonnen',
    starting: 'Beginnt',
    running: 'Läuft',
    ending: 'Endet',
    ended: 'Beendet',
    cancelled: 'Abgesagt',
  },
  counts: {
    started: '%{smart_count} Produkt reduziert |||| %{smart_count} Produkte reduziert',
    startedLeft:
      'Reduziert: %{changed}. Unverändert: %{left}, weil sie schon reduziert waren, keinen Preis hatten, der so weit sinken kann, oder nicht mehr da sind.',
    ended:
      '%{smart_count} Produkt mit den alten Preisen |||| %{smart_count} Produkte mit den alten Preisen',
    endedLeft:
      'Mit den alten Preisen: %{changed}. Unverändert: %{left}, weil jemand seither einen Preis geändert hat oder sie nicht mehr da sind.',
  },
  action: {
    changeEnd: 'Ende ändern…',
    cancel: 'Aktion absagen',
    endNow: 'Jetzt beenden',
    carryOut: 'Jetzt ausführen',
  },
  cancel: {
    title: '„%{name}“ absagen?',
    body: 'Sie beginnt dann nicht. Noch wurde kein Preis geändert.',
  },
  end: {
    title: '„%{name}“ jetzt beenden?',
    body: 'Die Preise kommen zurück, wie sie davor waren. Was jemand seither geändert hat, bleibt.',
  },
  done: {
    planned:
      '„%{name}“ ist für %{smart_count} Produkt geplant. |||| „%{name}“ ist für %{smart_count} Produkte geplant.',
    partly:
      'Bisher für %{done} von %{smart_count} Produkten geplant. Für die übrigen noch einmal drücken. %{message}',
    started: '„%{name}“ hat begonnen. Reduziert: %{changed}, unverändert: %{left}.',
    ended: '„%{name}“ ist beendet. Mit den alten Preisen: %{changed}, unverändert: %{left}.',
    changed: 'Das Ende von „%{name}“ wurde geändert.',
    cancelled: '„%{name}“ wurde abgesagt.',
    failed: '„%{name}“ konnte nicht ausgeführt werden und wird noch einmal versucht: %{message}',
  },
};
