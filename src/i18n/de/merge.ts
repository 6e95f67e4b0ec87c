import type { merge as english } from '../en/merge.ts';
import type { Translation } from '../Translation.ts';
import { mergeSure } from './mergeSure.ts';

/** Finding duplicates, merging products, undoing a merge. */
export const merge: Translation<typeof english> = {
  sure: mergeSure,
  title: 'Produkte zusammenführen',
  ownTitle: 'Doppelte Produkte',
  scan: {
    title: 'Dubletten suchen',
    help: 'Sucht Produkte, die dasselbe sein könnten, über alle Unternehmen: nach Barcode, SKU, Modellnummer, Titel, Marke und Preis. Der ganze Katalog wird dafür einmal gelesen: %{smart_count} Produkt, ebenso viele Lesezugriffe. |||| Sucht Produkte, die dasselbe sein könnten, über alle Unternehmen: nach Barcode, SKU, Modellnummer, Titel, Marke und Preis. Der ganze Katalog wird dafür einmal gelesen: %{smart_count} Produkte, ebenso viele Lesezugriffe.',
    ownHelp:
      'Sucht unter Ihren Produkten solche, die dasselbe sein könnten: nach Barcode, SKU, Modellnummer, Titel, Marke und Preis. Alle werden dafür einmal gelesen: %{smart_count} Produkt, ebenso viele Lesezugriffe. |||| Sucht unter Ihren Produkten solche, die dasselbe sein könnten: nach Barcode, SKU, Modellnummer, Titel, Marke und Preis. Alle werden dafür einmal gelesen: %{smart_count} Produkte, ebenso viele Lesezugriffe.',
    start: 'Dubletten suchen',
    again: 'Noch einmal suchen',
    task: 'Dubletten werden gesucht',
    found:
      '%{smart_count} wahrscheinliches Paar unter %{products} Produkten, gefunden %{time}, verglichen in %{milliseconds} ms |||| %{smart_count} wahrscheinliche Paare unter %{products} Produkten, gefunden %{time}, verglichen in %{milliseconds} ms',
    failed: 'Die Suche nach Dubletten ist fehlgeschlagen: %{message}',
    refused:
      'Die Suche steht nach %{smart_count} Produkt still, das nicht noch einmal gelesen werden muss. %{message} |||| Die Suche steht nach %{smart_count} Produkten still, die nicht noch einmal gelesen werden müssen. %{message}',
    done: '%{smart_count} Produkt verglichen. |||| %{smart_count} Produkte verglichen.',
    notStarted:
      'Der Teil, der vergleicht, ließ sich nicht laden. Laden Sie die Seite neu und suchen Sie noch einmal.',
    silent:
      'Der Vergleich hat eine Minute lang nicht geantwortet und wurde beendet. Schließen Sie andere Tabs und suchen Sie noch einmal.',
    broken:
      'Das Ergebnis ließ sich nicht lesen. Laden Sie die Seite neu und suchen Sie noch einmal.',
    leftOut:
      '%{smart_count} weniger sicheres Paar ist hier nicht aufgeführt. Beurteilen Sie die sichersten und suchen Sie noch einmal. |||| %{smart_count} weniger sichere Paare sind hier nicht aufgeführt. Beurteilen Sie die sichersten und suchen Sie noch einmal.',
    cutShort:
      'Zu %{smart_count} Produkt gibt es so viele andere mit ähnlichem Titel, gleicher SKU oder gleichem Barcode, dass es nur mit den nächsten verglichen wurde. |||| Zu %{smart_count} Produkten gibt es so viele andere mit ähnlichem Titel, gleicher SKU oder gleichem Barcode, dass sie nur mit den nächsten verglichen wurden.',
  },
  queue: {
    title: 'Wahrscheinliche Dubletten',
    stopped:
      '%{smart_count} Paar ist erledigt, %{left} noch nicht. |||| %{smart_count} Paare sind erledigt, %{left} noch nicht.',
    shown: 'Die sichersten %{shown} von %{total} Gruppen',
    more: 'Weitere Gruppen anzeigen',
    withPossible:
      'Auch %{smart_count} mögliches Paar zeigen |||| Auch %{smart_count} mögliche Paare zeigen',
    withoutPossible: 'Nur wahrscheinliche Paare zeigen',
    none: 'Keine wahrscheinlichen Dubletten',
    noneHelp: 'Keine zwei Produkte sehen gleich aus, oder alle Paare sind bereits beurteilt.',
    score: '%{score} %',
    scoreLabel: 'Zu %{score} Prozent sicher',
    across: 'über Unternehmen hinweg',
    review: 'Prüfen und zusammenführen',
    reviewLabel: 'Prüfen und zusammenführen: %{title}',
    dismiss: 'Keine Dublette',
    dismissLabel: 'Keine Dublette: %{title}',
    setAside: 'Gemerkt: Das sind verschiedene Produkte.',
    putBack:
      'Wieder aufgenommen: Dieses Paar könnte dasselbe Produkt sein. |||| Wieder aufgenommen: Diese Paare könnten dasselbe Produkt sein.',
    tooMany:
      '%{count} Produkte hängen zusammen. Die ersten %{most} werden genommen; führen Sie die übrigen danach zusammen.',
  },
  verdict: {
    sure: 'Sicher',
    likely: 'Wahrscheinlich',
    possible: 'Möglich',
    count: {
      sure: '%{smart_count} sicher |||| %{smart_count} sicher',
      likely: '%{smart_count} wahrscheinlich |||| %{smart_count} wahrscheinlich',
      possible: '%{smart_count} möglich |||| %{smart_count} möglich',
    },
  },
  variants: {
    title: 'Varianten eines Produkts?',
    help: 'Produkte eines Unternehmens, deren Titel sich nur in Größe, Farbe oder einem Maß unterscheiden. Dubletten sind es keine, aber wer kauft, sucht sie vielleicht an einer Stelle.',
    differs: 'unterscheiden sich nur in: %{what}',
    more: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
    compare: 'Vergleichen',
    compareLabel: '%{title} mit seinen Varianten vergleichen',
    join: 'Zu einem Produkt verbinden',
    joinLabel: '%{title} und seine Varianten zu einem Produkt verbinden',
    kind: { size: 'Größe', colour: 'Farbe', measure: 'Maß oder Menge' },
  },
  join: {
    size: 'Größe',
    colour: 'Farbe',
    measure: 'Menge',
    becomes:
      'Daraus wird ein Produkt mit %{smart_count} Variante. %{options}. Jede behält SKU, Barcode, Preis und Bestand. |||| Daraus wird ein Produkt mit %{smart_count} Varianten. %{options}. Jede behält SKU, Barcode, Preis und Bestand.',
    problem: {
      currency:
        'Ihre Preise sind in verschiedenen Währungen, deshalb können sie keine Varianten eines Produkts sein. Unten würden sie als dasselbe Produkt zusammengeführt.',
      titles:
        'Ihre Titel sagen nicht, worin sie sich unterscheiden, deshalb lassen sich keine Optionen bilden. Unten würden sie als dasselbe Produkt zusammengeführt.',
      options:
        'Sie haben schon verschiedene Optionen. Geben Sie ihnen zuerst dieselben; unten würden sie als dasselbe Produkt zusammengeführt.',
      sameValues:
        'Zwei davon sind in jeder Option gleich. Nehmen Sie eines heraus oder führen Sie diese zuerst zusammen; unten würden alle als dasselbe Produkt zusammengeführt.',
      tooMany:
        'Es wären zu viele Optionen oder Varianten. Nehmen Sie einige heraus; unten würden sie als dasselbe Produkt zusammengeführt.',
    },
  },
  learning: {
    title: 'Wie oft es stimmte',
    few: 'Aus jeder Zusammenführung und jedem „Keine Dublette“ wird gelernt. Nach %{smart_count} weiteren folgen die Grenzen dieses Katalogs. |||| Aus jeder Zusammenführung und jedem „Keine Dublette“ wird gelernt. Nach %{smart_count} weiteren folgen die Grenzen dieses Katalogs.',
    moved:
      'Aus jeder Zusammenführung und jedem „Keine Dublette“ wird gelernt: Die Grenzen unten folgen ihnen ab der nächsten Suche. Was sicher heißt, braucht nie weniger als üblich.',
    same: 'Aus jeder Zusammenführung und jedem „Keine Dublette“ wird gelernt. Bisher passt das zu den üblichen Grenzen.',
    none: 'noch keines beurteilt',
    right:
      '%{same} von %{smart_count} beurteilten Paar war dasselbe Produkt |||| %{same} von %{smart_count} beurteilten Paaren waren dasselbe Produkt',
    from: 'ab %{now}',
    fromNow: 'ab %{now}, üblich ab %{usual}',
    forget: 'Gelerntes vergessen',
    reset: 'Vergessen. Ab der nächsten Suche gelten die üblichen Grenzen; Ihre Urteile bleiben.',
  },
  aside: {
    title: 'Keine Dubletten',
    help: 'Paare, die als verschiedene Produkte beurteilt wurden. Die Suche lässt sie aus.',
    putBack: 'Wieder aufnehmen',
    putBackLabel: '%{a} und %{b} wieder aufnehmen',
    gone: 'gelöschtes Produkt %{id}',
    shown: 'Die neuesten %{shown} von %{total} Paaren',
    more: 'Weitere Paare anzeigen',
  },
  reason: {
    barcode: { for: 'gleicher Barcode', against: 'verschiedene Barcodes' },
    sku: { for: 'gleiche SKU', against: 'verschiedene SKUs' },
    title: { for: 'Titel zu %{likeness} gleich', against: 'Titel verschieden' },
    code: { for: 'gleiche Modellnummer', against: 'verschiedene Modellnummern' },
    numbers: { for: 'gleiche Zahlen im Titel', against: 'verschiedene Zahlen im Titel' },
    measures: { for: 'gleiche Maße', against: 'verschiedene Maße' },
    sizes: { for: 'gleiche Größe', against: 'verschiedene Größen' },
    colours: { for: 'gleiche Farbe', against: 'verschiedene Farben' },
    qualifiers: {
      for: 'gleiche Ausgabe und gleicher Zustand',
      against: 'andere Ausgabe oder anderer Zustand',
    },
    accessories: { for: 'gleiche Art Zubehör', against: 'nur eines ist Zubehör' },
    brand: { for: 'gleiche Marke', against: 'verschiedene Marken' },
    price: { for: 'Preise zu %{likeness} gleich', against: 'Preise weit auseinander' },
    description: {
      for: 'Beschreibungen zu %{likeness} gleich',
      against: 'Beschreibungen verschieden',
    },
    category: { for: 'gleiche Kategorie', against: 'verschiedene Kategorien' },
    rivals: {
      for: 'kein anderes Produkt passt so gut',
      against: 'ein anderes Produkt passt besser',
    },
  },
  pick: {
    title: 'Produkte selbst wählen',
    help: 'Zwei bis zehn Produkte, von beliebigen Unternehmen.',
    ownHelp: 'Zwei bis zehn Ihrer Produkte.',
    label: 'Produkt zum Zusammenführen suchen',
    remove: '%{title} entfernen',
    start: 'Diese zusammenführen',
    tooFew: 'Wählen Sie mindestens zwei Produkte.',
  },
  recent: {
    title: 'Letzte Zusammenführungen',
    more: 'Frühere Zusammenführungen zeigen',
    none: 'Noch wurde nichts zusammengeführt.',
    by: '%{email}, %{time}',
    undo: 'Rückgängig machen',
    undoLabel: 'Zusammenführung zu %{title} rückgängig machen',
    undone: 'Rückgängig gemacht',
  },
  edit: {
    title: '%{count} Produkte zusammenführen',
    survivor: 'Welches bleibt bestehen?',
    standsBack: 'kann nicht für die anderen bestehen bleiben',
    survivorHelp:
      'Es behält Adresse, Unternehmen und Verlauf. Die anderen werden zu Wegweisern, die zu ihm führen.',
    survives: 'Bleibt bestehen: %{title}',
    fields: 'Feld für Feld wählen',
    fieldsHelp: 'Was sich unterscheidet. Überall gleiche Felder bleiben, wie sie sind.',
    showAll: 'Auch gleiche Felder zeigen',
    all: 'Alle zusammen',
    choose: 'Von %{title}: ',
    same: 'Diese Produkte sind in jedem Feld gleich.',
    empty: 'keine Angabe',
    images: '%{smart_count} Bild |||| %{smart_count} Bilder',
    variants: '%{smart_count} Variante |||| %{smart_count} Varianten',
    attributes: '%{smart_count} Merkmal |||| %{smart_count} Merkmale',
    field: {
      title: 'Titel',
      description: 'Beschreibung',
      price: 'Preis',
      sku: 'SKU',
      barcode: 'Barcode',
      brand: 'Marke',
      category: 'Kategorie',
      inventory: 'Bestand',
      lowStockThreshold: 'Meldebestand',
      weightGrams: 'Gewicht',
      status: 'Status',
      images: 'Bilder',
      tags: 'Schlagwörter',
      attributes: 'Merkmale',
      variants: 'Optionen und Varianten',
    },
    gone: 'Eines dieser Produkte existiert nicht mehr.',
    goOn: 'Ohne dieses weiter',
    chooseAgain: 'Neu wählen',
  },
  preview: {
    title: 'Was geschehen wird',
    result: 'Das bleibende Produkt',
    tombstones:
      '%{smart_count} Produkt wird archiviert und führt zu diesem: Alte Links funktionieren weiter. |||| %{smart_count} Produkte werden archiviert und führen zu diesem: Alte Links funktionieren weiter.',
    reports:
      '%{smart_count} Meldung wird ihm zugeordnet. |||| %{smart_count} Meldungen werden ihm zugeordnet.',
    giveaways:
      '%{smart_count} Gewinnspiel wird ihm zugeordnet. |||| %{smart_count} Gewinnspiele werden ihm zugeordnet.',
    ownReferences: 'Meldungen und Gewinnspiele zu den anderen führen zu diesem.',
    statistics: 'Bisherige Aufrufe, Merkungen und Klicks zählen von nun an für dieses Produkt.',
    undo: 'Alles lässt sich exakt rückgängig machen.',
    loading: 'Meldungen und Gewinnspiele werden gesucht…',
    confirm: '%{count} Produkte zusammenführen',
    confirmTitle: '%{count} Produkte zu „%{title}“ zusammenführen?',
    confirmBody: 'Das geschieht in einem Schritt: alles oder nichts.',
    done: 'Zu „%{title}“ zusammengeführt.',
  },
  warning: {
    dropped: {
      images:
        '%{smart_count} Bild findet keinen Platz (ein Produkt hat höchstens 30). |||| %{smart_count} Bilder finden keinen Platz (ein Produkt hat höchstens 30).',
      tags: '%{smart_count} Schlagwort findet keinen Platz (höchstens 250). |||| %{smart_count} Schlagwörter finden keinen Platz (höchstens 250).',
      attributes:
        '%{smart_count} Merkmal findet keinen Platz (höchstens 250). |||| %{smart_count} Merkmale finden keinen Platz (höchstens 250).',
    },
    variants: {
      currency:
        '%{smart_count} Variante von „%{title}“ entfällt: Ihr Preis ist in einer anderen Währung. |||| %{smart_count} Varianten von „%{title}“ entfallen: Ihre Preise sind in einer anderen Währung.',
      options:
        '%{smart_count} Variante von „%{title}“ entfällt: Sie hat andere Optionen. |||| %{smart_count} Varianten von „%{title}“ entfallen: Sie haben andere Optionen.',
      limit:
        '%{smart_count} Variante von „%{title}“ findet keinen Platz (höchstens 2.048). |||| %{smart_count} Varianten von „%{title}“ finden keinen Platz (höchstens 2.048).',
    },
    otherBusiness: '„%{title}“ gehört zu %{business} und geht diesem Unternehmen verloren.',
  },
  conflict:
    'Jemand hat eines dieser Produkte inzwischen geändert oder zusammengeführt. Es wurde nichts zusammengeführt. Sie sehen die Produkte jetzt im aktuellen Stand: Prüfen Sie Ihre Auswahl und versuchen Sie es noch einmal.',
  unmerge: {
    title: 'Zusammenführung zu „%{title}“ rückgängig machen?',
    body: 'Jedes Produkt, jede Meldung und jedes Gewinnspiel wird genau so wie vor der Zusammenführung, bis auf das, was seitdem geändert wurde.',
    confirm: 'Rückgängig machen',
    loading: 'Die Zusammenführung wird nachgeschlagen…',
    changes: 'Alles, was sich ändert',
    done: 'Die Zusammenführung zu „%{title}“ ist rückgängig gemacht.',
    overwrite: 'Seitdem Geändertes überschreiben',
    unfit:
      'Was seitdem geändert wurde, passt nicht zu dem, was zurückkäme. Überschreiben Sie es, oder belassen Sie die Zusammenführung.',
    missing:
      '%{resource} „%{name}“ wurde seitdem gelöscht, deshalb lässt sich die Zusammenführung nicht exakt rückgängig machen.',
    alreadyUndone:
      '„%{name}“ ist nicht mehr zusammengeführt: Die Zusammenführung wurde bereits rückgängig gemacht.',
    changedSince:
      'Seit der Zusammenführung geändert und bleibt, sofern Sie es nicht überschreiben: %{fields} von „%{name}“.',
    failed: 'Die Zusammenführung konnte nicht nachgeschlagen werden: %{message}',
    resource: { products: 'Produkt', reports: 'Meldung', giveaways: 'Gewinnspiel' },
  },
};
