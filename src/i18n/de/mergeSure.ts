import type { mergeSure as english } from '../en/mergeSure.ts';
import type { Translation } from '../Translation.ts';

/** Alles Sichere auf einmal zusammenführen. */
export const mergeSure: Translation<typeof english> = {
  open: '%{smart_count} sichere Gruppe zusammenführen … |||| Alle %{smart_count} sicheren Gruppen zusammenführen …',
  title:
    '%{smart_count} sichere Gruppe zusammenführen |||| %{smart_count} sichere Gruppen zusammenführen',
  help: 'Aus jeder wird ein Produkt, Feld für Feld wie vorgeschlagen. Nehmen Sie heraus, was getrennt bleiben soll. Alles lässt sich als Ganzes rückgängig machen.',
  across:
    '%{smart_count} davon verbindet Produkte verschiedener Unternehmen: Wessen Produkt aufgeht, der verliert es. |||| %{smart_count} davon verbinden Produkte verschiedener Unternehmen: Wessen Produkt aufgeht, der verliert es.',
  tooLarge:
    '%{smart_count} Gruppe mit mehr als zehn Produkten bleibt aus: Führen Sie sie von Hand zusammen. |||| %{smart_count} Gruppen mit mehr als zehn Produkten bleiben aus: Führen Sie sie von Hand zusammen.',
  select: '%{title} zusammenführen',
  stays: 'bleibt',
  goes: 'geht darin auf',
  show: 'Zeigen, was mit „%{title}“ geschieht',
  hide: 'Verbergen, was mit „%{title}“ geschieht',
  more: 'Mehr zeigen (%{shown} von %{total} zu sehen)',
  confirm: '%{smart_count} Gruppe zusammenführen |||| %{smart_count} Gruppen zusammenführen',
  task: '%{smart_count} Gruppe wird zusammengeführt |||| %{smart_count} Gruppen werden zusammengeführt',
  done: '%{smart_count} Gruppe zusammengeführt. |||| %{smart_count} Gruppen zusammengeführt.',
  batch:
    '%{smart_count} Zusammenführung auf einmal |||| %{smart_count} Zusammenführungen auf einmal',
  undo: 'Zusammenführung rückgängig machen |||| Alle %{smart_count} Zusammenführungen rückgängig machen',
  undoTitle:
    'Zusammenführung rückgängig machen? |||| Alle %{smart_count} Zusammenführungen rückgängig machen?',
  undoHelp:
    'Jedes Produkt, jede Meldung und jedes Gewinnspiel wird genau, was es war. Was seither geändert wurde, bleibt, wie es jetzt ist, und wird genannt.',
  undoTask:
    '%{smart_count} Zusammenführung wird rückgängig gemacht |||| %{smart_count} Zusammenführungen werden rückgängig gemacht',
  undone:
    '%{smart_count} Zusammenführung rückgängig gemacht. |||| %{smart_count} Zusammenführungen rückgängig gemacht.',
  gone: 'Eines dieser Produkte gibt es nicht mehr. Suchen Sie erneut nach Dubletten.',
  problem: {
    tooFew:
      'Es sind keine zwei Produkte mehr zum Zusammenführen da. Suchen Sie erneut nach Dubletten.',
    tooMany:
      'Mehr als zehn Produkte lassen sich nicht auf einmal zusammenführen. Tun Sie es von Hand.',
    twice: 'Ein Produkt ist doppelt genannt. Suchen Sie erneut nach Dubletten.',
    alreadyMerged:
      'Eines dieser Produkte wurde schon zusammengeführt. Suchen Sie erneut nach Dubletten.',
    tooLarge:
      'Das Ergebnis wäre zu groß, um es rückgängig zu machen. Führen Sie diese von Hand zusammen.',
    tooManyRepointed:
      'Zu viele Meldungen und Gewinnspiele verweisen auf diese Produkte. Führen Sie weniger auf einmal zusammen.',
    invalid: 'Das Ergebnis wäre nicht gültig. Führen Sie diese von Hand zusammen.',
  },
  unmerge: {
    missing: 'Eines der Produkte, Meldungen oder Gewinnspiele wurde seither gelöscht.',
    changedSince: 'Es wurde seither geändert und bleibt, wie es jetzt ist.',
    alreadyUndone: 'Es war schon rückgängig gemacht.',
  },
};
