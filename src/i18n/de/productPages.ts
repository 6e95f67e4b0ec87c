import type { productPages as english } from '../en/productPages.ts';
import type { Translation } from '../Translation.ts';

/** Products: bulk actions, their outcomes, and the page of one. The list's words are in products. */
export const productPages: Translation<typeof english> = {
  bulk: {
    title: '%{smart_count} Produkt bearbeiten |||| %{smart_count} Produkte bearbeiten',
    help: 'Nur die eingeschalteten Felder werden geändert. Die Vorschau zeigt jedes Produkt, bevor etwas gespeichert wird.',
    change: {
      status: 'Status ändern',
      category: 'Kategorie ändern',
      brand: 'Marke ändern',
      price: 'Preis ändern',
      sale: 'Reduzieren oder Aktion beenden',
      stock: 'Bestand ändern',
      lowStockThreshold: 'Meldebestand ändern',
    },
    priceMode: 'Wie',
    setPrice: 'Festlegen auf',
    percent: 'Um Prozent ändern',
    amount: 'Um Betrag ändern',
    roundTo: 'Runden auf Endung',
    noRounding: 'Nicht runden',
    saleMode: 'Aktion',
    sale: {
      percent: 'Um Prozent reduzieren',
      amount: 'Um Betrag reduzieren',
      end: 'Aktion beenden',
    },
    saleValue: 'Nachlass',
    saleHelp:
      'Der Preis wird zum Streichpreis; endet die Aktion, kommt er zurück. Ohne Zeitangabe gilt beides sofort.',
    saleOrPrice: 'Eine Aktion ändert die Preise selbst. Schalten Sie eines von beiden aus.',
    invalidPercent: 'Schreiben Sie eine Zahl über 0, höchstens 100.',
    invalidAmount: 'Schreiben Sie einen Betrag über 0.',
    plan: {
      saleFrom: 'Ab',
      saleUntil: 'Bis',
      saleFromHelp: 'Nach Ihrer Uhr; leer heißt jetzt.',
      saleUntilHelp: 'Nach Ihrer Uhr; leer heißt ohne Ende.',
      saleName: 'Name der Aktion',
      saleNameHelp: 'Er steht im Verlauf der Produkte.',
      apply:
        'Aktion für %{smart_count} Produkt planen |||| Aktion für %{smart_count} Produkte planen',
      invalidTime: 'Schreiben Sie einen Tag und eine Uhrzeit.',
      past: 'Das ist vorbei. Lassen Sie es leer, um jetzt zu beginnen.',
      order: 'Das Ende muss nach dem Beginn und nach jetzt liegen.',
      alone: 'Eine Aktion mit Zeiten wird für sich geplant. Schalten Sie die anderen Felder aus.',
      tooMany: 'Eine Aktion hat höchstens 5.000 Produkte eines Unternehmens.',
    },
    stockMode: 'Wie sich der Bestand ändert',
    stock: { set: 'Festlegen auf', add: 'Hinzufügen', take: 'Abziehen' },
    pieces: 'Stück',
    stockHelp: 'Wo es Varianten gibt, für jede von ihnen.',
    invalidPieces: 'Schreiben Sie eine ganze Zahl, etwa 12.',
    addTags: 'Schlagwörter hinzufügen',
    removeTags: 'Schlagwörter entfernen',
    preview: 'Vorschau',
    apply: '%{smart_count} Produkt ändern |||| %{smart_count} Produkte ändern',
    nothing: 'Es würde sich nichts ändern.',
    before: 'Vorher',
    after: 'Nachher',
    kept: {
      negative:
        '%{smart_count} Produkt bleibt, wie es ist, weil ein Preis unter null fiele: |||| %{smart_count} Produkte bleiben, wie sie sind, weil ein Preis unter null fiele:',
      doubled:
        '%{smart_count} Produkt bleibt, wie es ist, weil zwei seiner Optionen gleich hießen: |||| %{smart_count} Produkte bleiben, wie sie sind, weil zwei ihrer Optionen gleich hießen:',
      tooFew:
        '%{smart_count} Produkt bleibt, wie es ist, weil sein Bestand unter null fiele: |||| %{smart_count} Produkte bleiben, wie sie sind, weil ihr Bestand unter null fiele:',
      tooMany:
        '%{smart_count} Produkt bleibt, wie es ist, weil es mehr Stück würden, als gezählt werden können: |||| %{smart_count} Produkte bleiben, wie sie sind, weil es mehr Stück würden, als gezählt werden können:',
      notOnSale:
        '%{smart_count} Produkt bleibt, wie es ist, weil es nicht reduziert ist: |||| %{smart_count} Produkte bleiben, wie sie sind, weil sie nicht reduziert sind:',
      onSale:
        '%{smart_count} Produkt bleibt, wie es ist, weil es schon reduziert ist: |||| %{smart_count} Produkte bleiben, wie sie sind, weil sie schon reduziert sind:',
      otherSale:
        '%{smart_count} Produkt bleibt außen vor, weil es dann in einer anderen geplanten Aktion ist: |||| %{smart_count} Produkte bleiben außen vor, weil sie dann in einer anderen geplanten Aktion sind:',
      notCounted:
        '%{smart_count} Produkt bleibt, wie es ist, weil sein Bestand nicht gezählt wird: |||| %{smart_count} Produkte bleiben, wie sie sind, weil ihr Bestand nicht gezählt wird:',
      noPrice:
        '%{smart_count} Produkt bleibt, wie es ist, weil es keinen Preis hat: |||| %{smart_count} Produkte bleiben, wie sie sind, weil sie keinen Preis haben:',
      same: '%{smart_count} Produkt bleibt, wie es ist, weil sich nichts unterscheidet: |||| %{smart_count} Produkte bleiben, wie sie sind, weil sich nichts unterscheidet:',
    },
    namedAndMore: '%{names} und %{smart_count} weiteres |||| %{names} und %{smart_count} weitere',
    moreVariants: 'und %{smart_count} weitere Variante |||| und %{smart_count} weitere Varianten',
    warning: {
      free: 'Würde nichts kosten',
      owed: 'Es blieben weniger als keine übrig',
      overCompareAt: 'Nicht unter dem Streichpreis',
    },
    warnings: {
      owed: '%{smart_count} Produkt hätte weniger als keinen Bestand: Es wird weiterverkauft, wenn keines mehr da ist. |||| %{smart_count} Produkte hätten weniger als keinen Bestand: Sie werden weiterverkauft, wenn keine mehr da sind.',
      free: '%{smart_count} Produkt würde nichts kosten. |||| %{smart_count} Produkte würden nichts kosten.',
      overCompareAt:
        '%{smart_count} Produkt würde so viel kosten wie sein Streichpreis oder mehr. |||| %{smart_count} Produkte würden so viel kosten wie ihr Streichpreis oder mehr.',
    },
    include: '%{title} einbeziehen',
    deleteTitle: '%{smart_count} Produkt löschen? |||| %{smart_count} Produkte löschen?',
    deleteBody:
      '30 Tage lang lässt es sich unter „Gelöschte Produkte“ zurückholen, mit Bildern und internen Notizen. Soll es nur aus dem Katalog verschwinden, archivieren Sie es. |||| 30 Tage lang lassen sie sich unter „Gelöschte Produkte“ zurückholen, mit Bildern und internen Notizen. Sollen sie nur aus dem Katalog verschwinden, archivieren Sie sie.',
    deleteConfirm: '%{smart_count} Produkt löschen |||| %{smart_count} Produkte löschen',
    andMore: 'und %{smart_count} weiteres |||| und %{smart_count} weitere',
    notInView:
      '%{smart_count} Produkt, das gerade nicht zu sehen ist |||| %{smart_count} Produkte, die gerade nicht zu sehen sind',
    invalidNumber: 'Geben Sie eine Zahl ein.',
  },
  done: {
    archive: '%{smart_count} Produkt archiviert |||| %{smart_count} Produkte archiviert',
    activate: '%{smart_count} Produkt aktiviert |||| %{smart_count} Produkte aktiviert',
    draft:
      '%{smart_count} Produkt ist wieder ein Entwurf |||| %{smart_count} Produkte sind wieder Entwürfe',
    update: '%{smart_count} Produkt geändert |||| %{smart_count} Produkte geändert',
    delete: '%{smart_count} Produkt gelöscht |||| %{smart_count} Produkte gelöscht',
  },
  merged: 'Dieses Produkt wurde mit einem anderen zusammengeführt.',
  mergedOpen: 'Das gemeinsame Produkt öffnen',
  show: {
    overview: 'Überblick',
    pictures: 'Bilder',
    noPictures: 'Noch keine Bilder',
    noPicture: 'Das Bild „%{name}“ lässt sich von dort, wo es liegt, nicht laden.',
    details: 'Details',
    private: 'Das sehen nur Ihr Unternehmen, Administratoren und der Support',
    privateToStaff: 'Das sehen nur das Unternehmen, Administratoren und der Support',
    inCatalogue: 'Im Katalog ansehen (neuer Tab)',
    platform: 'Auf der Plattform',
    figures: 'Zahlen',
    showFigures: 'Zahlen anzeigen',
    hideFigures: 'Zahlen ausblenden',
    figuresHelp:
      'Aufrufe, Gemerkt und Klicks zum Shop der letzten 30 Tage neben den 30 davor. Sie werden für alle Produkte auf einmal gelesen (höchstens %{reads} Lesezugriffe, dazu einer je seither zusammengeführtem Produkt) und dann auf der Seite jedes Produkts gezeigt, bis Sie sie ausblenden.',
    unseen: 'Niemand hat es in diesen Tagen gesehen.',
    figuresUnknown: 'Die Zahlen dieser Tage sagen über dieses Produkt nichts.',
    businessFigures: 'Zahlen des Unternehmens',
    duplicates: 'Dubletten',
    mergeWithAnother: 'Mit einem anderen Produkt zusammenführen',
    reports: 'Meldungen dazu',
    noReports: 'Niemand hat es gemeldet.',
    history: 'Verlauf',
    imported: 'Importiert aus %{platform} (%{shop}), %{date}',
    noDescription: 'Noch keine Beschreibung',
    alt: 'Alternativtext: %{alt}',
    noAlt: 'Kein Alternativtext: Bildschirmleser lesen den Titel vor.',
    allVariants: 'Alle %{count} Varianten anzeigen',
    openPicture: 'Bild %{number} von %{total} öffnen',
  },
};
