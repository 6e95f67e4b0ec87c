import type { PastKind } from '@/domain/history/asOf.ts';
import type { RestoreHindrance } from '@/domain/history/restorePlan.ts';
import type { HistoryGap } from '@/domain/history/stateAt.ts';
import type { StepRefusal } from '@/domain/history/stepRefusal.ts';
import type { TakeBackProblem } from '@/domain/history/takeBack.ts';
import type { MergeTakeBack } from '@/domain/merge/mergeTakeBack.ts';

/** Taking steps back together, and products as of a moment. */
export const history = {
  products: 'Produkte',
  chosen: '%{smart_count} von %{total} ausgewählt',
  choose: '%{title} wiederherstellen',
  restore: '%{smart_count} Produkt wiederherstellen |||| %{smart_count} Produkte wiederherstellen',
  more: 'Mehr anzeigen (%{shown} von %{total})',
  task: '%{smart_count} Produkt wird wiederhergestellt |||| %{smart_count} Produkte werden wiederhergestellt',
  done: '%{smart_count} Produkt wiederhergestellt |||| %{smart_count} Produkte wiederhergestellt',
  left: 'Seither wieder geändert und so belassen:',
  stopped:
    '%{smart_count} Produkt wurde nicht erreicht. Beim Fortfahren wird es zuerst noch einmal angesehen. |||| %{smart_count} Produkte wurden nicht erreicht. Beim Fortfahren wird jedes zuerst noch einmal angesehen.',
  interrupted: {
    elsewhere:
      'Das Wiederherstellen von %{smart_count} Produkt wurde unterbrochen (%{time}). |||| Das Wiederherstellen von %{smart_count} Produkten wurde unterbrochen (%{time}).',
    look: 'Ansehen, was noch fehlt',
    done: 'Das Wiederherstellen wurde unterbrochen: %{smart_count} von %{total} ist wiederhergestellt. |||| Das Wiederherstellen wurde unterbrochen: %{smart_count} von %{total} sind wiederhergestellt.',
    left: '%{smart_count} ist es noch nicht. |||| %{smart_count} sind es noch nicht.',
    hindered:
      '%{smart_count} lässt sich nicht mehr wiederherstellen; der Grund steht dabei. |||| %{smart_count} lassen sich nicht mehr wiederherstellen; die Gründe stehen dabei.',
    leave: 'Rest so lassen',
  },
  ask: {
    title:
      '%{smart_count} Produkt wiederherstellen? |||| %{smart_count} Produkte wiederherstellen?',
    body: 'Das schreibt neue Änderungen; vom Verlauf geht nichts verloren, und es lässt sich rückgängig machen.',
  },
  kind: {
    changed: 'Seither geändert',
    deleted: 'Seither gelöscht',
    added: 'Seither hinzugefügt',
  } satisfies Record<PastKind, string>,
  becomes: {
    changed: 'Es wird zurückgeändert.',
    deleted: 'Es kommt mit Bildern, Varianten, Kosten und Notizen zurück, und so alt, wie es war.',
    added: 'Es wird gelöscht; 30 Tage lang lässt es sich wiederherstellen.',
  } satisfies Record<PastKind, string>,
  count: {
    changed: '%{smart_count} geändert |||| %{smart_count} geändert',
    deleted: '%{smart_count} seither gelöscht |||| %{smart_count} seither gelöscht',
    added: '%{smart_count} seither hinzugefügt |||| %{smart_count} seither hinzugefügt',
    kept: '%{smart_count} bleibt, wie es ist |||| %{smart_count} bleiben, wie sie sind',
  },
  why: {
    changedSince: 'Es wurde nach dem Hinzufügen geändert und wird deshalb nicht gelöscht.',
    gone: 'Es wurde seither gelöscht; es gibt nichts zurückzuändern.',
    exists: 'Es gibt es wieder; darüber wird nichts wiederhergestellt.',
    administrators: 'Ein Administrator hat es gelöscht, und Administratoren bringen es zurück.',
    shortened:
      'Ein Import aus der Zeit, als der Verlauf noch nicht alles festhielt: nur der Anfang ist bekannt.',
    foreign: 'Es gehört inzwischen einem anderen Unternehmen.',
    otherCurrency:
      'Seine Währung wurde seither geändert; die Beträge bleiben deshalb, wie sie sind.',
    laterAmounts:
      'Seine Beträge wurden nach dem Wechsel der Währung neu angegeben; die Währung bleibt deshalb, und mit ihr die Beträge jener Änderung.',
    unreadable: 'Zu wenig davon ist festgehalten.',
    noDeletion: 'Nichts hält fest, wie es gelöscht wurde.',
    noBusiness: 'Sein Unternehmen gibt es nicht mehr.',
    merged:
      'Es ist zusammengeführt: nur ein Administrator, oder wer das Zusammenführen zurücknimmt, ändert es.',
    untold: 'Es wurde auf eine Weise geändert, die der Verlauf nicht festhält.',
  } satisfies Record<RestoreHindrance | TakeBackProblem | HistoryGap, string>,
  refusal: {
    late: 'vor mehr als 30 Tagen',
    merge: 'eine Zusammenführung wird für sich und als Ganzes zurückgenommen',
    resource: 'es betrifft keine Produkte; öffnen Sie es, um es einzeln zurückzunehmen',
    import: 'es ist der Vermerk eines Imports; dessen Produkte stehen in eigenen Einträgen',
  } satisfies Record<StepRefusal, string>,
  merge: {
    buttonLabel: 'Zusammenführung zu „%{title}“ zurücknehmen',
    part: 'Das ist ein Teil einer Zusammenführung. Ihr eigener Eintrag vom selben Zeitpunkt nimmt alles zurück.',
    undone:
      'Damit wurde eine Zusammenführung zurückgenommen. Das selbst wird nicht zurückgenommen: Führen Sie die Produkte erneut zusammen.',
    taken: 'Diese Zusammenführung wurde zurückgenommen.',
    late: 'Vor mehr als 30 Tagen: Eine so alte Zusammenführung wird von hier aus nicht mehr zurückgenommen.',
    administrators:
      'Das haben Administratoren zusammengeführt; sie können es zurücknehmen. Bitten Sie sie darum.',
    owner: 'Das hat das Unternehmen selbst zusammengeführt. Sein Inhaber kann es zurücknehmen.',
  } satisfies Record<Exclude<MergeTakeBack, 'yes' | 'no'> | 'buttonLabel', string>,
  takeBack: {
    title: 'Änderungen zurücknehmen',
    subtitle: 'Was seither wieder geändert wurde, bleibt, wie es ist.',
    steps:
      '%{smart_count} Schritt wird zurückgenommen: |||| %{smart_count} Schritte werden zusammen zurückgenommen:',
    step: '%{action}: %{what} (%{records}), %{actor}, %{at}',
    more: 'und %{smart_count} weiterer |||| und %{smart_count} weitere',
    refused:
      '%{smart_count} Schritt wird hier nicht zurückgenommen: |||| %{smart_count} Schritte werden hier nicht zurückgenommen:',
    capped:
      'Nur die letzten 300 Schritte werden zusammen zurückgenommen. Nehmen Sie den Rest danach zurück.',
    nothing: 'Davon ist nichts mehr zurückzunehmen.',
  },
  moment: {
    title: 'Produkte zu einem Zeitpunkt',
    subtitle:
      'Was sich zwischen damals und jetzt unterscheidet, teilweise oder ganz wiederherzustellen.',
    at: 'Datum und Uhrzeit',
    compare: 'Mit jetzt vergleichen',
    future: 'Wählen Sie einen vergangenen Zeitpunkt.',
    tooEarly: 'Der Verlauf reicht 30 Tage zurück. Wählen Sie einen späteren Zeitpunkt.',
    missing: 'Wählen Sie Datum und Uhrzeit.',
    reading: 'Lese, was seither geändert wurde',
    read: '%{smart_count} Änderung gelesen |||| %{smart_count} Änderungen gelesen',
    cancelled: 'Das Lesen wurde abgebrochen.',
    same: 'Alle Produkte sind, wie sie damals waren.',
    sameSelected: 'Die ausgewählten Produkte sind, wie sie damals waren.',
    selected:
      'Nur das ausgewählte Produkt wird verglichen. |||| Nur die %{smart_count} ausgewählten Produkte werden verglichen.',
    all: 'Alle Produkte vergleichen',
    start: 'Wählen Sie einen Zeitpunkt, um zu sehen, was sich seither geändert hat.',
    capped:
      'Seither gab es mehr als %{most} Änderungen, und nur die letzten %{most} wurden gelesen. Wählen Sie einen späteren Zeitpunkt.',
    reach:
      'Meldungen und Gewinnspiele, die ein Zusammenführen verschoben hat, bleiben bei ihrem neuen Produkt. Was an dieser Konsole vorbei geändert wurde, ist nicht festgehalten, ebenso wenig frühere Änderungen eigener Kosten und Notizen.',
    owner:
      'Was ein Administrator bei mehreren Unternehmen zugleich geändert hat, steht nicht in Ihrem Verlauf.',
  },
};
