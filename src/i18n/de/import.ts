import type { importText as english } from '../en/import.ts';
import type { Translation } from '../Translation.ts';
import { importColumns } from './importColumns.ts';
import { importIssues } from './importIssues.ts';
import { importLookalikes } from './importLookalikes.ts';

/** Words of the Shopify and Wix import. */
export const importText: Translation<typeof english> = {
  platform: { shopify: 'Shopify', wix: 'Wix' },
  title: 'Aus %{platform} importieren',
  forBusiness: 'für %{business}',
  unknown: 'Etwas ist schiefgegangen: %{message}',
  offline: 'Sie sind offline. Der Import wartet und geht von selbst weiter.',
  source: {
    upload: 'Datei hochladen',
    connect: 'Shop verbinden',
    everything: 'Alles lesen',
    ways: 'Weg des Imports',
    drop: 'Legen Sie die exportierten Dateien hier ab',
    dropNow: 'Loslassen, um sie zu lesen',
    choose: 'Dateien auswählen',
    rules:
      'CSV, wie %{platform} es exportiert, oder eine Excel-Arbeitsmappe (.xlsx) davon, auch mehrere Dateien: bis zu 250 MB je CSV-Datei, 50 MB je Arbeitsmappe. Es wird nichts gespeichert, bevor Sie es gesehen haben.',
    how: {
      shopify:
        'In Shopify: Produkte → Exportieren → Alle Produkte → CSV für Excel oder einfache CSV-Datei. Die Datei enthält auch Entwürfe, Kosten und Bestand.',
      wix: 'In Wix: Shop-Produkte → Weitere Aktionen → Exportieren. Der alte und der neue Katalog werden gelesen.',
    },
    resuming: 'Fortsetzung des Imports vom %{time}',
    resumingHelp:
      'Dieser Browser hat davon nichts behalten. Wählen Sie dieselbe Datei (%{file}) oder verbinden Sie denselben Shop: Bereits Gespeichertes wird nicht noch einmal gespeichert.',
    startFresh: 'Stattdessen neuen Import beginnen',
  },
  connect: {
    shop: 'Shop',
    shopHelp: 'Zum Beispiel my-shop, my-shop.myshopify.com oder Ihre eigene Domain.',
    shopHelpLimited:
      'Zum Beispiel my-shop oder my-shop.myshopify.com. Shopify nennt die Adresse unter Einstellungen → Domains.',
    notAllowed:
      'Diese Konsole darf %{domain} nicht abfragen: Ihre Sicherheitsrichtlinie nennt nur Adressen mit .myshopify.com. Geben Sie die .myshopify.com-Adresse des Shops an, die Shopify unter Einstellungen → Domains nennt, oder laden Sie den CSV-Export hoch. Wer diese Konsole betreibt, kann die Domain in firebase.json unter connect-src ergänzen.',
    token: 'Öffentlicher Zugriffstoken (optional)',
    tokenHelp:
      'Aus dem Headless-Kanal von Shopify; liefert zusätzlich Schlagwörter und Bestände. Für veröffentlichte Produkte nicht nötig. Er bleibt im Speicher dieses Tabs.',
    shopifySteps: 'Wo Sie den Token finden',
    shopifyStep1:
      'Öffnen Sie in der Shopify-Verwaltung Vertriebskanäle → Headless. Fehlt der Kanal, installieren Sie den kostenlosen Headless-Kanal aus dem Shopify App Store.',
    shopifyStep2: 'Wählen Sie „Storefront hinzufügen“ oder öffnen Sie Ihre vorhandene.',
    shopifyStep3:
      'Wählen Sie unter den Storefront-API-Berechtigungen „Bearbeiten“ und erlauben Sie unauthenticated_read_product_listings (Produkte), unauthenticated_read_product_tags (Schlagwörter) und unauthenticated_read_product_inventory (Bestände).',
    shopifyStep4: 'Kopieren Sie den öffentlichen Zugriffstoken, niemals den privaten.',
    limitsShopify:
      'Eine Verbindung liest nur veröffentlichte Produkte. Entwürfe, Kosten und ohne Token auch Schlagwörter und Bestände gibt es mit dem CSV-Export.',
    clientId: 'Client-ID',
    clientIdHelp:
      'Zum Beispiel 1a2b3c4d-1a2b-1a2b-1a2b-1a2b3c4d5e6f. Sie bleibt im Speicher dieses Tabs.',
    wixSteps: 'Wo Sie sie finden',
    wixStep1:
      'Öffnen Sie im Dashboard der Website Einstellungen → Entwicklung & Integrationen → Headless-Einstellungen.',
    wixStep2:
      'Wählen Sie unter „Headless-Clients“ die Schaltfläche zum Erstellen eines neuen Clients, benennen Sie ihn und bestätigen Sie; oder öffnen Sie Ihren vorhandenen.',
    wixStep3:
      'Fügen Sie %{origin} zu seinen erlaubten Weiterleitungs-Domains hinzu, damit Wix dieser Konsole antwortet.',
    wixStep4:
      'Kopieren Sie seine Client-ID. Berechtigungen und ein Geheimnis braucht es nicht: Die Konsole liest, was jeder Besucher der Website sehen darf.',
    limitsWix:
      'Eine Verbindung liest nur sichtbare Produkte. Verborgene Produkte und Kosten gibt es nur mit dem CSV-Export.',
    go: 'Produkte lesen',
    empty:
      '%{shop} antwortet, zeigt aber keine Produkte. Veröffentlichen Sie Produkte im Vertriebskanal oder laden Sie den CSV-Export hoch.',
    problem: {
      badShop:
        '„%{domain}“ ist keine Shop-Adresse. Schreiben Sie sie wie my-shop oder my-shop.myshopify.com.',
      badClientId:
        'Eine Client-ID hat 32 Zeichen in fünf Gruppen, wie 1a2b3c4d-1a2b-1a2b-1a2b-1a2b3c4d5e6f. Kopieren Sie sie neu.',
      shopNotFound:
        'Unter %{domain} gibt es keinen Shop. Prüfen Sie die Schreibweise oder verwenden Sie die Adresse mit .myshopify.com.',
      storeLocked:
        '%{domain} ist passwortgeschützt und ohne Token nicht lesbar. Geben Sie einen öffentlichen Zugriffstoken an, entfernen Sie das Passwort oder laden Sie den CSV-Export hoch.',
      unauthorized:
        '%{domain} nimmt diesen Token nicht an. Kopieren Sie den öffentlichen Zugriffstoken des Headless-Kanals neu oder lassen Sie das Feld leer.',
      forbidden:
        'Der Shop erlaubt das Lesen von Produkten nicht: %{message} Erlauben Sie es in den Berechtigungen des Kanals oder laden Sie den CSV-Export hoch.',
      tokenForMyshopifyOnly:
        'Ein Token wird nur an eine Adresse mit .myshopify.com gesendet. Geben Sie diese Adresse des Shops an oder lassen Sie den Token weg.',
      throttled:
        '%{domain} hat mehrmals um langsamere Anfragen gebeten. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
      unavailable:
        '%{domain} ist zurzeit geschlossen oder gesperrt. Das muss der Inhaber mit der Plattform klären; der CSV-Export funktioniert vielleicht noch.',
      blocked:
        'Shopify hält unsere Anfragen für automatisch und lehnt sie ab. Warten Sie eine Minute und versuchen Sie es noch einmal, oder laden Sie den CSV-Export hoch.',
      serverError:
        '%{domain} hat selbst eine Störung. Versuchen Sie es in einigen Minuten noch einmal.',
      invalidResponse:
        'So antwortet kein Shop (%{message}). Prüfen Sie die Adresse oder laden Sie den CSV-Export hoch.',
      tooComplex:
        'Ein Produkt von %{domain} ist zu groß, um auf diesem Weg gelesen zu werden. Laden Sie stattdessen den CSV-Export hoch.',
      unreachable:
        '%{domain} ist nicht erreichbar. Prüfen Sie die Schreibweise und Ihre Verbindung. Bei Wix muss die Adresse dieser Website unter den erlaubten Weiterleitungs-Domains des Headless-Clients stehen.',
      clientIdRefused:
        'Wix nimmt diese Client-ID nicht an (%{message}). Kopieren Sie sie neu und fügen Sie die Adresse dieser Website zu den erlaubten Weiterleitungs-Domains des Clients hinzu.',
      planNeeded:
        'Wix verlangt einen höheren Tarif, um diese Website zu lesen. Laden Sie stattdessen den CSV-Export hoch.',
      storesMissing:
        'Diese Wix-Website hat keinen Shop. Wählen Sie die Website mit Wix Stores oder laden Sie einen CSV-Export hoch.',
      notFound:
        'Wix kennt diese Website oder Schnittstelle nicht (%{message}). Prüfen Sie die Client-ID oder laden Sie den CSV-Export hoch.',
    },
  },
  everything: {
    shop: 'der Shop bei Shopify',
    help: 'Liest den Shop von %{business} vollständig: auch Entwürfe, archivierte Produkte, Kosten, Bestand und Metafelder. Dafür brauchen Sie weder eine Datei noch einen Token. Wer diese Konsole betreibt, richtet es für jeden Shop ein.',
    limits:
      'Ein großer Shop dauert Minuten: Shopify lässt nur wenige Produkte je Sekunde lesen. Metafelder werden zu Details, wenn der Shop sie definiert hat; Verweise auf andere Einträge bleiben weg.',
    go: 'Alles von Shopify lesen',
    standing: {
      off: 'Die Funktionen, die Shops lesen, sind ausgeschaltet. Wer diese Konsole betreibt, kann sie einschalten; oder laden Sie den CSV-Export hoch.',
      noShops:
        'Für diese Konsole ist kein Shopify-Shop eingerichtet. Wer sie betreibt, kann einen für dieses Unternehmen einrichten; oder laden Sie den CSV-Export hoch.',
      silent:
        'Von den Funktionen, die Shops lesen, ist seit Stunden nichts zu hören. Vielleicht antworten sie nicht: Fragen Sie dann, wer diese Konsole betreibt, oder laden Sie den CSV-Export hoch.',
      unknown:
        'Ob es die Funktionen gibt, die Shops lesen, ist nicht bekannt: Das ließ sich nicht erfragen. Vielleicht antworten sie nicht.',
    },
    refusal: {
      invalid:
        'Der Server hat nicht verstanden, worum gebeten wurde. Laden Sie diese Seite neu und versuchen Sie es noch einmal; hilft das nicht, fragen Sie, wer diese Konsole betreibt, ob ihre Funktionen dieselbe Version haben.',
      tooMany:
        'Für dieses Unternehmen warten schon zu viele Aufgaben. Warten Sie, bis einige beendet sind, und versuchen Sie es dann noch einmal.',
      noShop:
        'Für dieses Unternehmen ist kein Shopify-Shop eingerichtet. Bitten Sie darum, wer diese Konsole betreibt, oder laden Sie den CSV-Export hoch.',
      badSecret:
        'Was für diesen Shop eingerichtet ist, lässt sich nicht verwenden. Wer diese Konsole betreibt, muss danach sehen: Das Geheimnis mit den Shops fehlt, ist nicht lesbar oder für dieses Unternehmen falsch.',
      badToken:
        'Shopify nimmt nicht an, was für diesen Shop eingerichtet ist. Wer diese Konsole betreibt, muss es erneuern; sehen Sie in Shopify nach, ob die App noch installiert ist.',
      forbidden:
        'Die eingerichtete App darf nicht alles lesen. In Shopify braucht sie die Berechtigungen read_products und read_inventory.',
      shopNotFound:
        'Unter der eingerichteten Adresse gibt es keinen Shop, oder er ist umgezogen. Wer diese Konsole betreibt, muss die Adresse berichtigen.',
      unavailable:
        'Der Shop ist zurzeit geschlossen oder gesperrt. Das muss der Inhaber mit Shopify klären; der CSV-Export funktioniert vielleicht noch.',
      throttled:
        'Shopify hat mehrmals um langsamere Anfragen gebeten. Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      unreachable: 'Shopify war nicht erreichbar. Versuchen Sie es in einigen Minuten noch einmal.',
      tooComplex:
        'Ein Produkt des Shops ist zu groß, um auf diesem Weg gelesen zu werden. Laden Sie stattdessen den CSV-Export hoch.',
      unreadable:
        'So antwortet kein Shop. Versuchen Sie es noch einmal; hilft das nicht, laden Sie den CSV-Export hoch.',
      busy: 'Dieser Shop wird bereits gelesen, in einem anderen Fenster oder für jemand anderen. Warten Sie, bis das beendet ist, und versuchen Sie es dann noch einmal.',
      noAnswer:
        'Niemand hat geantwortet. Die Funktionen, die Shops lesen, sind vielleicht nicht eingerichtet oder ausgeschaltet: Fragen Sie, wer diese Konsole betreibt, oder laden Sie den CSV-Export hoch.',
      denied:
        'Dieses Konto darf den Shop nicht lesen lassen. Melden Sie sich neu an oder fragen Sie die Verwaltung.',
      empty: 'Der Shop hat keine Produkte.',
    },
  },
  problem: {
    title: '%{name} konnte nicht gelesen werden',
    unknown: 'Etwas ist schiefgegangen: %{message}',
    fileEmpty: 'Die Datei ist leer. Exportieren Sie die Produkte noch einmal.',
    fileTooLarge:
      'Die Datei ist größer als %{most} MB. Exportieren Sie weniger Produkte auf einmal und importieren Sie die Dateien nacheinander; eine große Arbeitsmappe lässt sich als „CSV UTF-8“ speichern.',
    fileUnreadable:
      'Der Browser konnte die Datei nicht öffnen (%{reason}). Wurde sie verschoben oder geändert? Wählen Sie sie noch einmal.',
    fileBinary:
      'Das ist keine Textdatei. Wählen Sie die CSV-Datei, die die Plattform exportiert hat.',
    fileZip:
      'Das ist ein komprimiertes Archiv, auch wenn der Name anderes sagt. Entpacken Sie es und wählen Sie die CSV-Datei darin.',
    fileSpreadsheet:
      'Das ist eine Tabellendatei anderer Art als .xlsx oder eine mit Kennwort. Öffnen Sie sie, speichern Sie sie ohne Kennwort als .xlsx oder „CSV UTF-8“ und wählen Sie dann diese Datei.',
    fileNumbers:
      'Das ist ein Apple-Numbers-Dokument. Öffnen Sie es, wählen Sie Ablage → Exportieren → CSV und dann diese Datei.',
    workbookTooLarge:
      'Diese Arbeitsmappe bräuchte geöffnet mehr als 256 MB. Speichern Sie das Blatt mit den Produkten als „CSV UTF-8“ und wählen Sie diese Datei.',
    workbookDamaged:
      'Diese Arbeitsmappe ist beschädigt: Sie ließ sich nicht ganz öffnen. Öffnen Sie sie in einer Tabellenkalkulation, speichern Sie sie neu und wählen Sie sie noch einmal.',
    tooManyColumns:
      'Die Datei hat %{count} Spalten; Produktexporte haben weniger als 200. Wählen Sie die exportierte CSV-Datei.',
    notProductExport:
      'Das ist kein Produktexport: Die Spalten sind %{columns}. Wählen Sie die CSV-Datei des Produktexports.',
    noProducts: 'Die Datei hat die richtigen Überschriften, aber keine Produkte darunter.',
    otherPlatform:
      'Das ist ein Export der anderen Plattform. Importieren Sie ihn auf der Seite für %{platform}.',
    inventoryExport:
      'Das ist der Bestandsexport von Shopify: Er enthält Stückzahlen und keine Produkte. Wählen Sie ihn zusammen mit dem Produktexport (Produkte → Exportieren).',
    ordersExport:
      'Das ist ein Export von Bestellungen. Verwenden Sie stattdessen Produkte → Exportieren.',
    customersExport:
      'Das ist ein Export von Kunden. Verwenden Sie stattdessen Produkte → Exportieren.',
    readerFailed: 'Die Datei konnte nicht bis zum Ende gelesen werden: %{reason}',
  },
  reading: {
    file: '%{label} wird gelesen',
    shop: 'Produkte von %{label} werden gelesen',
    existing: 'Frühere Importe werden nachgeschlagen',
    checking: 'Vergleich mit Ihrem Katalog',
    rows: '%{smart_count} Zeile |||| %{smart_count} Zeilen',
    products: '%{smart_count} Produkt |||| %{smart_count} Produkte',
    cancel: 'Lesen abbrechen',
  },
  file: {
    title: 'Dateien',
    facts:
      '%{smart_count} Zeile · %{dialect} · %{encoding} · getrennt durch %{delimiter} |||| %{smart_count} Zeilen · %{dialect} · %{encoding} · getrennt durch %{delimiter}',
    sheetFacts:
      '%{smart_count} Zeile · %{dialect} · Blatt „%{sheet}“ |||| %{smart_count} Zeilen · %{dialect} · Blatt „%{sheet}“',
    dialect: {
      'shopify-legacy': 'Shopify (Überschriften bis 2025)',
      'shopify-2025': 'Shopify (Überschriften seit 2025)',
      'shopify-inventory': 'Shopify, Bestand je Standort',
      'wix-v1': 'Wix Catalog V1',
      'wix-v3': 'Wix Catalog V3',
      table: 'Tabelle mit anderen Überschriften',
    },
    delimiter: {
      comma: 'Kommas',
      semicolon: 'Semikolons',
      tab: 'Tabulatoren',
      bar: 'senkrechte Striche',
    },
    guessed:
      'Die Datei verrät ihre Zeichenkodierung nicht; sie wurde als Windows-1252 gelesen, wie Excel sie speichert. Falls Buchstaben falsch aussehen, wählen Sie, wie sie gelesen wird.',
    comma: 'Dezimalzahlen sind in dieser Datei mit Komma geschrieben.',
    notice: {
      oneSheet:
        'Von dieser Arbeitsmappe wird nur das Blatt „%{sheet}“ gelesen. Nicht gelesen: %{others}. Ein anderes wählen Sie unter „Anders lesen“.',
      lacksResults:
        'Dieses Blatt hat Formeln, deren Ergebnisse nicht in der Datei stehen. Ihre Zellen gelten als nicht lesbar (#VALUE!). Öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation, speichern Sie sie und wählen Sie sie noch einmal.',
      update:
        'Diese Datei hat keine Titel und ändert darum nur vorhandene Produkte: nach Handle, Artikelnummer oder Strichcode, und nur, wofür sie Spalten hat. Leere Zellen ändern nichts.',
      table:
        'Das ist kein Export von Shopify oder Wix. Die Spalten wurden an ihren Überschriften erkannt: Sehen Sie unter „Spalten der Datei“ nach, ob das stimmt.',
      noQuantities:
        'Dieser Export enthält keine Stückzahlen: Shops mit mehreren Standorten führen sie getrennt. Neue Produkte gelten als vorrätig, ohne gezählt zu werden. Wählen Sie den Bestandsexport von Shopify zusammen mit dieser Datei, um sie zu übernehmen (Produkte → Inventar → Exportieren).',
      noPrices:
        'Die Datei enthält keine Preise. Bekannte Produkte behalten ihre; neue werden Entwürfe, bis sie einen haben.',
    },
  },
  format: {
    change: 'Anders lesen',
    changeOf: 'Anders lesen: %{name}',
    label: 'Wie %{name} geschrieben ist',
    words: 'Buchstaben, wie sie jetzt gelesen werden: %{words}',
    plain: 'Die Datei hat nur einfache Buchstaben: Jede Kodierung liest sie gleich.',
    sheet: 'Blatt',
    encoding: 'Buchstaben',
    encodings: {
      'utf-8': 'UTF-8',
      'windows-1252': 'Westeuropäisch (Windows-1252)',
      'windows-1250': 'Mitteleuropäisch (Windows-1250)',
      'windows-1251': 'Kyrillisch (Windows-1251)',
      'windows-1253': 'Griechisch (Windows-1253)',
      'windows-1254': 'Türkisch (Windows-1254)',
      'windows-1255': 'Hebräisch (Windows-1255)',
      'windows-1257': 'Baltisch (Windows-1257)',
      macintosh: 'Mac OS Roman (ältere Macs)',
      'utf-16le': 'UTF-16 (niederes Byte zuerst)',
      'utf-16be': 'UTF-16 (höheres Byte zuerst)',
    },
    delimiter: 'Zellen sind getrennt durch',
    decimals: 'Dezimalzahlen stehen mit',
    decimal: { comma: 'Komma (12,50)', point: 'Punkt (12.50)' },
    guess: 'Wie erkannt lesen',
  },
  columns: importColumns,
  settings: {
    title: 'Einstellungen',
    remembered: 'Wie beim letzten Import von „%{shop}“ am %{date}: %{names}.',
    rememberedName: {
      currency: 'Währung',
      status: 'Status',
      categories: 'Namen der Kategorien',
      columns: 'was Spalten sind',
      weightUnit: 'Gewichtseinheit',
      images: 'was mit Bildern geschieht',
      mode: 'was geschrieben wird',
      byCodes: 'ob umbenannte Produkte erkannt werden',
    },
    currency: 'Währung der Preise',
    currencyHelp: 'Die Datei nennt keine Währung.',
    currencyDiffers: 'Das Unternehmen rechnet in %{currency}.',
    currencyFromShop: 'Die Preise des Shops sind in %{currency}.',
    shop: 'Name des Shops',
    shopHelp: 'Daran werden Produkte wiedererkannt: Verwenden Sie immer denselben Namen.',
    shopDiffers:
      'Frühere Importe verwendeten %{shops}. Unter einem anderen Namen gelten diese Produkte als andere.',
    status: 'Status in unserem Katalog',
    statusChoice: { source: 'Wie im Shop', draft: 'Entwurf', active: 'Aktiv' },
    weightUnit: 'Gewichte in',
    unit: { kg: 'Kilogramm', lb: 'Pfund (lb)' },
    images: 'Bilder',
    imagesChoice: { link: 'Bleiben im Shop (als Link)', copy: 'In unseren Speicher kopieren' },
    picturesBlocked:
      '%{smart_count} Bild bleibt ein Link: Diese Konsole darf von seinem Server nicht kopieren, %{hosts}. Wer diese Konsole betreibt, kann ihn in firebase.json unter connect-src ergänzen. |||| %{smart_count} Bilder bleiben Links: Diese Konsole darf von ihren Servern nicht kopieren, %{hosts}. Wer diese Konsole betreibt, kann sie in firebase.json unter connect-src ergänzen.',
    picturesByServer: 'Der Server kann sie nach dem Import kopieren.',
    mode: 'Was gespeichert wird',
    modeChoice: {
      both: 'Neue und geänderte Produkte',
      add: 'Nur neue Produkte',
      update: 'Nur geänderte Produkte',
    },
    byCodes: 'Umbenannte Produkte erkennen',
    byCodesHelp:
      'Ein Produkt mit neuem Handle wird über Artikelnummer und Strichcode gesucht, damit es nicht doppelt angelegt wird.',
    overwrite: 'Hier Bearbeitetes überschreiben',
    overwriteHelp:
      'Andernfalls bleiben Felder, die Sie seit dem letzten Import bearbeitet haben, wie sie sind.',
    categories: 'Kategorien',
    categoriesHelp:
      'Wählen Sie eine Ihrer Kategorien oder schreiben Sie einen anderen Namen, wo Ihrer abweicht.',
    categoryFor: 'Kategorie für %{name}',
    noCategory: '(keine)',
    categoriesMore:
      '%{smart_count} weitere Kategorie zeigen |||| %{smart_count} weitere Kategorien zeigen',
  },
  state: { new: 'Neu', changed: 'Geändert', unchanged: 'Unverändert', error: 'Fehler' },
  filter: {
    label: 'Anzeigen',
    all: 'Alle',
    new: 'Neu',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    warnings: 'Warnungen',
    errors: 'Fehler',
  },
  lookalikes: importLookalikes,
  recognised: {
    note: '%{smart_count} Produkt hat ein neues Handle und wurde erkannt; es wird geändert, nicht neu angelegt. |||| %{smart_count} Produkte haben neue Handles und wurden erkannt; sie werden geändert, nicht neu angelegt.',
    apart: 'Als neue anlegen',
    by: {
      handle: 'Am Handle erkannt, bisher „%{handle}“',
      sku: 'An der Artikelnummer erkannt; das Handle war „%{handle}“',
      barcode: 'Am Strichcode erkannt; das Handle war „%{handle}“',
    },
  },
  preview: {
    title: 'Vorschau',
    compared:
      'Mit Ihrem Katalog verglichen: %{smart_count} Produkt |||| Mit Ihrem Katalog verglichen: %{smart_count} Produkte',
    list: 'Produkte des Imports',
    search: 'Titel, Handle oder SKU suchen',
    none: 'Kein passendes Produkt.',
    select: '%{name} auswählen',
    selectShown: 'Alle gezeigten auswählen',
    selected:
      '%{smart_count} Produkt wird gespeichert |||| %{smart_count} Produkte werden gespeichert',
    estimate:
      'Gespeichert werden etwa %{writes} Einträge, samt dem, was zum Rückgängigmachen nötig ist.',
    nothing: 'Nichts zu speichern: Ihr Katalog enthält das alles bereits.',
    nothingSelected: 'Kein Produkt ist ausgewählt.',
    write: '%{smart_count} Produkt importieren |||| %{smart_count} Produkte importieren',
    other: 'Andere Quelle wählen',
    open: 'Details zu %{name}',
    variants: '%{smart_count} Variante |||| %{smart_count} Varianten',
    changes: 'Änderungen: %{fields}',
    keptFields: 'Behält von Ihnen: %{fields}',
    warnings: '%{smart_count} Warnung |||| %{smart_count} Warnungen',
    errors: '%{smart_count} Fehler |||| %{smart_count} Fehler',
    capped:
      'Auf diesem Weg war nur %{smart_count} Produkt lesbar. Laden Sie für die übrigen den CSV-Export hoch. |||| Auf diesem Weg waren nur %{smart_count} Produkte lesbar. Laden Sie für die übrigen den CSV-Export hoch.',
    errorsLeft:
      '%{smart_count} Produkt mit Fehlern wird ausgelassen. |||| %{smart_count} Produkte mit Fehlern werden ausgelassen.',
    downloadErrors: 'Zeilen mit Fehlern herunterladen',
  },
  detail: {
    close: 'Details schließen',
    previous: 'Voriges Produkt',
    next: 'Nächstes Produkt',
    row: 'Zeile %{row}',
    rows: 'Zeilen %{from} bis %{to}',
    handle: 'Handle',
    price: 'Preis',
    cost: 'Kosten',
    variants: 'Varianten',
    moreVariants: 'und %{count} weitere',
    issues: 'Fehler und Warnungen',
    changes: 'Was sich ändert',
    kept: 'Was bleibt, weil es hier bearbeitet wurde',
    field: 'Feld',
    now: 'Jetzt',
    after: 'Nach dem Import',
    shop: 'Im Shop',
    here: 'Hier',
    description: 'Beschreibung',
  },
  vanished: {
    title:
      '%{smart_count} Produkt ist nicht in diesem Import |||| %{smart_count} Produkte sind nicht in diesem Import',
    help: 'Sie kamen früher aus %{shop}. Mit ihnen geschieht nichts, solange Sie es nicht verlangen.',
    verdict: {
      left: 'Falls dieser Import der ganze Shop ist, haben sie ihn verlassen.',
      notYet: 'Nach dem Import können Sie sie zu Entwürfen machen oder archivieren.',
      unfinished:
        'Führen Sie den Import zu Ende, um sie zu Entwürfen zu machen oder zu archivieren.',
      partial: 'Der Import wurde nicht vollständig gelesen; sie können noch im Shop sein.',
      otherShop:
        'Nichts in diesem Import kam von dort: Er scheint aus einem anderen Shop zu stammen oder nur ein Teil zu sein. Prüfen Sie den Namen des Shops.',
    },
    toDraft: 'Das aktive zum Entwurf machen |||| Die %{smart_count} aktiven zu Entwürfen machen',
    toArchive: 'Archivieren |||| Alle %{smart_count} archivieren',
    confirmDraft:
      '%{smart_count} Produkt zum Entwurf machen? |||| %{smart_count} Produkte zu Entwürfen machen?',
    confirmArchive: '%{smart_count} Produkt archivieren? |||| %{smart_count} Produkte archivieren?',
    body: 'Es verschwindet aus dem Katalog und kann jederzeit zurückgeholt werden. |||| Sie verschwinden aus dem Katalog und können jederzeit zurückgeholt werden.',
    taskDraft: 'Entwürfe aus dem, was der Shop nicht mehr hat',
    taskArchive: 'Archivierung dessen, was der Shop nicht mehr hat',
    draft: 'Zu Entwürfen machen',
    archive: 'Archivieren',
    doneDraft:
      '%{smart_count} Produkt ist jetzt ein Entwurf. |||| %{smart_count} Produkte sind jetzt Entwürfe.',
    doneArchive:
      '%{smart_count} Produkt ist jetzt archiviert. |||| %{smart_count} Produkte sind jetzt archiviert.',
    failed:
      '%{smart_count} Produkt konnte nicht geändert werden. |||| %{smart_count} Produkte konnten nicht geändert werden.',
    more: 'und %{count} weitere',
  },
  run: {
    task: '%{platform}-Import für %{business}',
    title: 'Speichern',
    counts: '%{created} neu · %{updated} geändert · %{failed} fehlgeschlagen',
    of: '%{done} von %{total} Produkten',
    rate: '%{rate} Produkte pro Sekunde',
    left: 'noch etwa %{time}',
    pause: 'Anhalten',
    resume: 'Fortsetzen',
    cancel: 'Import abbrechen',
    paused: 'Angehalten. Nichts geht verloren; setzen Sie fort, wann Sie möchten.',
    pausedOffline: 'Sie sind offline. Der Import wartet und geht von selbst weiter.',
    pausedUnreachable:
      'Die Datenbank ist nicht erreichbar. Jede halbe Minute folgt ein neuer Versuch; nichts geht verloren.',
    pausedUnproven:
      '%{unproven} Bis dahin steht alles still, und jede halbe Minute folgt ein neuer Versuch; nichts geht verloren.',
    pausedExhausted:
      'Die Datenbank nimmt im Moment nichts mehr an: Die Tagesgrenze ist erreicht, oder es wird zu viel auf einmal gefragt. Alle fünf Minuten folgt ein neuer Versuch; nichts geht verloren.',
    leave:
      'Sie können diese Seite verlassen: Der Import läuft weiter. Wird das Fenster geschlossen, setzen Sie ihn unten im Verlauf fort.',
    notKept:
      'Dieser Browser speichert keine Daten; nach dem Schließen des Fensters wäre die Datei zum Fortsetzen noch einmal nötig.',
  },
  done: {
    finished: 'Import abgeschlossen',
    cancelled: 'Import abgebrochen',
    stopped: 'Import angehalten',
    stoppedHelp: 'Der Grund: %{reason} Setzen Sie ihn unten im Verlauf fort.',
    created: '%{smart_count} Produkt hinzugefügt |||| %{smart_count} Produkte hinzugefügt',
    updated: '%{smart_count} Produkt geändert |||| %{smart_count} Produkte geändert',
    unchanged: '%{smart_count} unverändert |||| %{smart_count} unverändert',
    failed: '%{smart_count} Produkt fehlgeschlagen |||| %{smart_count} Produkte fehlgeschlagen',
    cancelledHelp:
      'Was bis dahin gespeichert wurde, bleibt. Importieren Sie noch einmal, um fortzufahren, oder machen Sie den Import unten rückgängig.',
    untold:
      'Dem Verlauf konnte noch nicht mitgeteilt werden, dass dieser Import abgebrochen wurde; bis dahin zeigt er ihn womöglich als unterbrochen. %{reason}',
    leftOut:
      '%{smart_count} Produkt wurde wegen seiner Fehler ausgelassen. |||| %{smart_count} Produkte wurden wegen ihrer Fehler ausgelassen.',
    download: 'Fehlgeschlagene Zeilen herunterladen',
    downloadHelp: 'Berichtigen Sie sie in der Datei und importieren Sie sie noch einmal.',
    again: 'Weiteres importieren',
    products: 'Produkte ansehen',
    took: 'in %{time}',
    more: 'und %{count} weitere',
  },
  pictures: {
    task: 'Bilder von %{business} werden kopiert',
    title: 'Bilder',
    progress: '%{done} von %{total} Bildern kopiert oder versucht',
    done: '%{smart_count} Bild kopiert |||| %{smart_count} Bilder kopiert',
    failed: '%{smart_count} Bild bleibt ein Link |||| %{smart_count} Bilder bleiben Links',
    retry: 'Diese erneut versuchen',
    server: {
      copy: 'Auf dem Server kopieren',
      help: 'Ein Browser darf von wenigen Servern kopieren; der Server dieser Konsole darf es von allen.',
      asking:
        'Der Server kopiert die Bilder. Was erbeten ist, läuft weiter, auch wenn Sie diese Konsole verlassen.',
      missing:
        'Niemand antwortet. Die Funktionen, die Bilder kopieren, sind vielleicht nicht bereitgestellt oder abgeschaltet: Fragen Sie, wer diese Konsole betreibt.',
      standing: {
        off: 'Der Server könnte mehr davon kopieren, doch das ist ausgeschaltet: Fragen Sie, wer diese Konsole betreibt.',
        silent: 'Von ihm ist seit Stunden nichts zu hören; vielleicht antwortet er nicht.',
        unknown: 'Ob er antwortet, ist nicht bekannt: Das ließ sich nicht erfragen.',
      },
      failed: 'Der Server hat sie nicht kopiert. %{reason}',
      refusal: {
        invalid:
          'Er hat nicht verstanden, worum gebeten wurde. Laden Sie diese Seite neu und versuchen Sie es noch einmal; hilft das nicht, fragen Sie, wer diese Konsole betreibt, ob ihre Funktionen dieselbe Version haben.',
        tooMany:
          'Für dieses Unternehmen warten schon zu viele Aufgaben. Warten Sie, bis einige beendet sind, und versuchen Sie es dann noch einmal.',
      },
    },
    failure: {
      notAllowed:
        'Nicht versucht: Die Sicherheitsrichtlinie dieser Konsole nennt den Server des Bildes nicht.',
      refusedAddress:
        'Nicht kopiert: Ein Server kopiert nur von öffentlichen Adressen, die mit https:// beginnen.',
      unreachable: 'Der Server des Bildes antwortet nicht oder erlaubt das Kopieren nicht.',
      notFound: 'Das Bild gibt es nicht mehr.',
      noImage: 'Die Adresse führt zu keinem Bild.',
      tooLarge: 'Das Bild ist größer als %{most} MB und ließ sich nicht verkleinern.',
      tooSlow: 'Das Bild brauchte länger als 20 Sekunden.',
      notStored: 'Unser Speicher hat das Bild nicht angenommen.',
      notTried: 'Nicht versucht: Die Datenbank hat nicht geantwortet.',
    },
  },
  history: {
    title: 'Verlauf',
    empty: 'Noch keine Importe.',
    status: {
      running: 'Läuft',
      interrupted: 'Unterbrochen',
      elsewhere: 'Läuft in einem anderen Fenster',
      paused: 'Angehalten',
      finished: 'Abgeschlossen',
      cancelled: 'Abgebrochen',
      undone: 'Rückgängig gemacht',
      undoneInPart: 'Teilweise rückgängig gemacht: %{products} von %{total}',
    },
    from: '%{source}',
    live: '%{shop} (verbunden)',
    counts: '%{created} hinzugefügt · %{updated} geändert · %{failed} fehlgeschlagen',
    resume: 'Fortsetzen',
    resumeRun: 'Import vom %{time} fortsetzen',
    undo: 'Rückgängig machen',
    products: 'Produkte',
    productsRun: 'Produkte des Imports vom %{time} ansehen',
    undoRun: 'Import vom %{time} rückgängig machen',
    failed: 'Fehlerhafte Zeilen',
    failedRun: 'Fehlerhafte Zeilen des Imports vom %{time} herunterladen',
    failedMissing:
      '%{smart_count} fehlgeschlagenes Produkt wurde nicht mit dem Import aufbewahrt; es steht in der ursprünglichen Datei. |||| %{smart_count} fehlgeschlagene Produkte wurden nicht mit dem Import aufbewahrt; sie stehen in der ursprünglichen Datei.',
    more: 'Ältere Importe anzeigen',
  },
  undo: {
    task: 'Import wird rückgängig gemacht',
    title: 'Diesen Import rückgängig machen?',
    body: 'Hinzugefügte Produkte werden mit den für sie kopierten Bildern gelöscht, geänderte erhalten ihre früheren Werte zurück. Was seitdem bearbeitet oder erneut importiert wurde, bleibt, wie es ist.',
    counts: '%{created} zu löschen, %{updated} wiederherzustellen.',
    confirm: 'Import rückgängig machen',
    running: 'Wird rückgängig gemacht…',
    doneTitle: 'Der Import wurde rückgängig gemacht',
    partTitle:
      '%{smart_count} von %{total} Produkten wurde zurückgesetzt |||| %{smart_count} von %{total} Produkten wurden zurückgesetzt',
    deleted: '%{smart_count} Produkt gelöscht |||| %{smart_count} Produkte gelöscht',
    restored:
      '%{smart_count} Produkt wiederhergestellt |||| %{smart_count} Produkte wiederhergestellt',
    spared: '%{smart_count} Produkt bleibt |||| %{smart_count} Produkte bleiben',
    failed:
      '%{smart_count} Produkt konnte nicht zurückgesetzt werden |||| %{smart_count} Produkte konnten nicht zurückgesetzt werden',
    pictures: '%{smart_count} kopiertes Bild entfernt |||| %{smart_count} kopierte Bilder entfernt',
    picturesInUse:
      '%{smart_count} kopiertes Bild bleibt, weil ein anderes Produkt es zeigt |||| %{smart_count} kopierte Bilder bleiben, weil andere Produkte sie zeigen',
    picturesFailed:
      '%{smart_count} kopiertes Bild konnte nicht entfernt werden und bleibt im Speicher. |||| %{smart_count} kopierte Bilder konnten nicht entfernt werden und bleiben im Speicher.',
    reason: {
      edited: 'seit dem Import bearbeitet; das ginge sonst verloren',
      laterImport: 'seither erneut importiert; machen Sie zuerst den späteren Import rückgängig',
      gone: 'seither gelöscht; wiederherzustellen ist nichts',
    },
    stopped:
      'Das Rückgängigmachen wurde angehalten: %{message} Starten Sie es erneut, um fortzufahren.',
  },
  issue: importIssues,
  place: {
    row: 'Zeile %{row}',
    column: '%{column}',
  },
};
