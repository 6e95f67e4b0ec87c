import type { giveawayPages as english } from '../en/giveawayPages.ts';
import type { Translation } from '../Translation.ts';

/** Giveaways: list, page, form, and the draw. */
export const giveawayPages: Translation<typeof english> = {
  title: 'Gewinnspiele',
  add: 'Neues Gewinnspiel',
  searchLabel: 'Titel, Produkt oder Unternehmen suchen',
  tabsLabel: 'Gewinnspiele nach Status',
  empty: 'Noch keine Gewinnspiele',
  emptyHelp:
    'Legen Sie eines an, veröffentlichen Sie es und losen Sie nach dem Ende die Gewinner aus.',
  tab: {
    all: 'Alle',
    draft: 'Entwürfe',
    scheduled: 'Geplant',
    published: 'Veröffentlicht',
    ended: 'Beendet',
    drawn: 'Ausgelost',
    cancelled: 'Abgesagt',
  },
  stage: {
    draft: 'Entwurf',
    scheduled: 'Geplant',
    upcoming: 'Veröffentlicht, beginnt später',
    open: 'Läuft',
    overdue: 'Nicht veröffentlicht',
    closed: 'Beendet, Auslosung offen',
    lapsed: 'Nie veröffentlicht',
    drawn: 'Ausgelost',
    cancelled: 'Abgesagt',
  },
  stageHelp: {
    draft: 'Nur Administratoren sehen es. Veröffentlichen Sie es, damit man teilnehmen kann.',
    begun:
      'Nur Administratoren sehen es. Der Beginn ist vorbei: Sobald es veröffentlicht ist, kann man teilnehmen.',
    late: 'Nur Administratoren sehen es. Das Ende ist vorbei: Verlegen Sie es in die Zukunft, dann veröffentlichen Sie es.',
    upcoming: 'Die Teilnahme ist ab %{starts} möglich.',
    scheduled:
      'Es soll am %{starts} beginnen. Veröffentlichen Sie es vorher: Bis dahin kann niemand teilnehmen.',
    open: 'Die Teilnahme ist bis %{ends} möglich.',
    overdue:
      'Der Beginn ist vorbei, aber niemand kann teilnehmen, weil es nie veröffentlicht wurde.',
    closed:
      'Die Teilnahme ist nicht mehr möglich. Hat jemand teilgenommen, können die Gewinner ausgelost werden.',
    lapsed: 'Das Ende ist vorbei, und niemand konnte teilnehmen, weil es nie veröffentlicht wurde.',
    drawn: 'Die Gewinner sind ausgelost; jeder kann die Auslosung unten prüfen.',
    cancelled: 'Es wurde abgesagt. Niemand kann teilnehmen, und es wird nichts ausgelost.',
  },
  action: {
    edit: 'Bearbeiten',
    publish: 'Veröffentlichen',
    bind: 'An einen Startwert binden',
    cancel: 'Gewinnspiel absagen',
    keep: 'Nicht absagen',
    cancelMany: 'Gewinnspiele absagen',
    keepMany: 'Nicht absagen',
    exclude: 'Ausschließen',
    letIn: 'Wieder zulassen',
    draw: 'Gewinner auslosen',
    redraw: 'Nachlosen',
    check: 'Auslosung prüfen',
    receipt: 'Beleg speichern',
    exportEntries: 'Teilnahmen exportieren',
    exportWinners: 'Gewinner exportieren',
  },
  confirm: {
    publish: '„%{title}“ veröffentlichen?',
    publishBody:
      'Jetzt wird ein geheimer Startwert erzeugt und versiegelt: Sein SHA-256 wird veröffentlicht, damit niemand, auch kein Administrator, die Gewinner auswählen kann, wenn die Teilnahmen bekannt sind. Er lässt sich nie mehr ändern. Mit ihm entscheidet eine öffentliche Zufallszahl, die vor dem Ende niemand kennt.',
    publishLate:
      'Der Beginn ist vorbei: Man kann sofort teilnehmen, und Preis, Anzahl der Gewinner und Zeiten bleiben, wie sie sind.',
    cancel: '„%{title}“ absagen?',
    cancelBody:
      'Niemand kann mehr teilnehmen, und es wird nichts ausgelost. Das lässt sich nicht rückgängig machen.',
    cancelMany: '%{smart_count} Gewinnspiel absagen? |||| %{smart_count} Gewinnspiele absagen?',
    draw: '%{smart_count} Gewinner auslosen? |||| %{smart_count} Gewinner auslosen?',
    drawBody:
      'Alle Teilnahmen werden gelesen, Gesperrte und Ausgeschlossene werden übergangen, der Startwert wird offengelegt, und die Gewinner werden in einem Schritt gespeichert. Das geschieht einmal und lässt sich nicht rückgängig machen.',
    redraw: 'Anstelle von %{name} nachlosen?',
    redrawBody:
      'Wer in derselben Auslosung als Nächstes kommt, rückt nach; wer gesperrt oder ausgeschlossen ist, mit diesem oder einem anderen Konto derselben Adresse, wird übergangen. Beide bleiben auf der Liste, mit der Begründung.',
  },
  skipped:
    '%{smart_count} ausgewähltes Gewinnspiel lässt sich nicht mehr absagen. |||| %{smart_count} ausgewählte Gewinnspiele lassen sich nicht mehr absagen.',
  nobodyFits:
    'Das ausgewählte Gewinnspiel lässt sich nicht mehr absagen. |||| Keines der %{smart_count} ausgewählten Gewinnspiele lässt sich noch absagen.',
  task: { cancel: 'Gewinnspiele absagen' },
  done: {
    create: 'Das Gewinnspiel wurde als Entwurf angelegt.',
    save: 'Änderungen gespeichert.',
    publish: 'Das Gewinnspiel wurde veröffentlicht.',
    cancel: 'Das Gewinnspiel wurde abgesagt. |||| %{smart_count} Gewinnspiele wurden abgesagt.',
    draw: 'Es wurde ausgelost, wer gewinnt. |||| Die Gewinner wurden ausgelost.',
    redraw: 'Es wurde nachgelost.',
    stopped: 'Angehalten. Es wurde nichts geändert.',
  },
  exclusions: {
    title: 'Von der Auslosung ausgeschlossen',
    help: 'Bis zum Ende lässt sich mit einer Begründung ausschließen, wer teilgenommen hat. Von dieser Liste wird nichts gelöscht: Ein Irrtum wird berichtigt, indem Sie die Person wieder zulassen, auch das bis zum Ende. Der Beleg der Auslosung nennt, wer ausgeschlossen bleibt, mit der ID der Teilnahme und der Begründung.',
    none: 'Niemand ist ausgeschlossen.',
    exclusionsFixed:
      'Die Teilnahme ist nicht mehr möglich, deshalb bleibt diese Liste, wie sie ist.',
    exclusionsUnsafe:
      'Dieses Gewinnspiel wurde gebunden, bevor es drand-Runden gab: Sein Startwert entscheidet allein, und wer ihn kennt, könnte durch Ausschließen auswählen, wer gewinnt. Deshalb lässt sich niemand ausschließen; sperren Sie stattdessen ein Konto.',
    exclusionsFull:
      'Die Liste fasst höchstens 200 Zeilen und ist voll: Niemand kann mehr ausgeschlossen oder wieder zugelassen werden.',
  },
  exclude: {
    button: 'Jemanden ausschließen …',
    title: '%{name} von der Auslosung ausschließen?',
    titleOf: 'Jemanden von der Auslosung von „%{title}“ ausschließen?',
    body: 'Die Auslosung übergeht die Person und jede andere Teilnahme mit derselben E-Mail-Adresse. Bis zum Ende lässt sie sich wieder zulassen, danach nicht mehr.',
    who: 'Wen',
    whoHelp: 'Name oder E-Mail-Adresse eines Benutzers; höchstens %{count} werden angeboten.',
    whoMissing: 'Wählen Sie, wer ausgeschlossen werden soll.',
    nobodyFound: 'Kein Benutzer gefunden',
    typeMore: 'Geben Sie mindestens zwei Zeichen ein',
    notSearched: 'Die Suche ist fehlgeschlagen',
    reasonHelp:
      'Steht im Beleg der Auslosung, der veröffentlicht wird: Schreiben Sie nichts hinein, woran man die Person erkennt.',
    done: '%{name} ist von der Auslosung ausgeschlossen.',
  },
  letIn: {
    mark: 'Wieder zugelassen',
    title: '%{name} wieder zur Auslosung zulassen?',
    body: 'Die Person nimmt an der Auslosung teil, als wäre sie nie ausgeschlossen worden. Beides bleibt auf dieser Liste; der Beleg der Auslosung nennt keines von beiden.',
    done: '%{name} nimmt wieder an der Auslosung teil.',
  },
  contact: {
    button: 'Anschreiben',
    title: '%{name} anschreiben',
    body: 'Das Mailprogramm öffnet sich mit diesem Text; von hier wird nichts verschickt. Vermerken Sie es, sobald Sie geschrieben haben.',
    field: 'Nachricht',
    subject: 'Sie haben gewonnen: %{title}',
    message:
      'Guten Tag %{name},\n\nSie haben bei unserem Gewinnspiel „%{title}“ gewonnen. Bitte antworten Sie auf diese E-Mail, damit wir Ihnen den Preis schicken können.\n\nFreundliche Grüße',
    open: 'Im Mailprogramm öffnen',
    noAddress: 'Zur Teilnahme gibt es keine E-Mail-Adresse.',
    mark: 'Als angeschrieben vermerken',
    done: 'Vermerkt: %{name} wurde angeschrieben.',
    last: 'angeschrieben %{date}',
  },
  refusal: {
    notEnded: 'Das Gewinnspiel läuft noch und kann deshalb nicht ausgelost werden.',
    alreadyDrawn: 'Die Gewinner wurden bereits ausgelost. Sie sehen jetzt das Ergebnis.',
    notDrawn: 'Die Gewinner sind noch nicht ausgelost.',
    notPublished:
      'Das Gewinnspiel wurde nicht veröffentlicht, also konnte niemand teilnehmen, und es gibt nichts auszulosen.',
    noCommitment:
      'Das Gewinnspiel ist noch an keinen Startwert gebunden. Veröffentlichen Sie es zuerst.',
    wrongSeed: 'Der Startwert ist nicht der, der festgelegt wurde.',
    noEntries: 'Niemand hat teilgenommen, also gibt es nichts auszulosen.',
    noEntriesLeft:
      'Alle, die teilgenommen haben, wurden bereits ausgelost oder sind gesperrt oder ausgeschlossen, mit diesem oder einem anderen Konto derselben Adresse.',
    nobodyEligible:
      'Alle, die teilgenommen haben, sind gesperrt oder ausgeschlossen, mit diesem oder einem anderen Konto derselben Adresse, also gibt es nichts auszulosen.',
    notAWinner: 'Dieser Gewinner wurde bereits ersetzt. Sie sehen jetzt das Ergebnis.',
    beaconLate:
      'Die entscheidende drand-Runde ist noch nicht da. Sie kommt fünf Minuten nach dem Ende; versuchen Sie es dann noch einmal.',
    beaconUnreachable:
      'Die entscheidende drand-Runde ließ sich nicht abrufen. Es wurde nichts ausgelost; versuchen Sie es noch einmal, wenn das Netz wieder da ist. Nach einer Woche geht es ohne sie.',
    beaconWrong:
      'Die Antwort ist nicht die entscheidende Runde. Es wurde nichts ausgelost; versuchen Sie es noch einmal, oder über einen anderen Server.',
    exclusionsFixed:
      'Die Teilnahme ist nicht mehr möglich, deshalb bleibt es dabei, wer ausgeschlossen ist: Wer jetzt noch ausschließen könnte, könnte die Gewinner auswählen.',
    exclusionsUnsafe:
      'Dieses Gewinnspiel wurde gebunden, bevor es drand-Runden gab, deshalb lässt sich niemand von der Auslosung ausschließen.',
    exclusionsFull: 'Die Liste der Ausgeschlossenen fasst höchstens 200 Zeilen und ist voll.',
    alreadyExcluded: 'Die Person ist bereits von der Auslosung ausgeschlossen.',
    notExcluded: 'Die Person ist nicht von der Auslosung ausgeschlossen.',
    notEntered:
      'Die Person hat an diesem Gewinnspiel nicht teilgenommen, also gibt es nichts, wovon sie auszuschließen wäre.',
    reasonMissing: 'Geben Sie eine Begründung an: Die Betroffenen haben ein Recht darauf.',
    seedMissing:
      'Der versiegelte Startwert fehlt, deshalb lässt sich dieses Gewinnspiel nicht auslosen. Es wurde nicht mit dieser Anwendung veröffentlicht.',
  },
  progress: {
    reading: 'Teilnahmen werden gelesen: %{count}',
    sealing: 'Die Liste wird versiegelt: %{count} von %{total} Teilnahmen',
    ranking: 'Es wird ausgelost: %{count} von %{total} Teilnahmen angesehen',
  },
  worker: {
    notStarted:
      'Der Teil, der auslost, konnte nicht geladen werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    silent:
      'Der Teil, der auslost, hat eine Minute lang nicht geantwortet. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
    broken:
      'Die Antwort des Teils, der auslost, war nicht lesbar. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  },
  exclusion: {
    blocked: 'Das Konto war bei der Auslosung gesperrt',
    blockedAddress: 'Ein anderes Konto mit derselben E-Mail-Adresse war bei der Auslosung gesperrt',
    excluded: 'Vor dem Ende von der Auslosung ausgeschlossen',
    excludedAddress:
      'Eine andere Teilnahme mit derselben E-Mail-Adresse wurde vor dem Ende von der Auslosung ausgeschlossen',
  },
  barred: {
    blocked: 'Gesperrt',
    blockedAddress: 'Adresse eines gesperrten Kontos',
    excluded: 'Ausgeschlossen',
    excludedAddress: 'Adresse einer ausgeschlossenen Teilnahme',
  },
  show: {
    details: 'Details',
    schedule: '%{time} (%{zone})',
    local: '%{time} Ihrer Zeit',
    draw: 'Die Auslosung',
    winners: 'Gewinner',
    noWinners: 'Noch nicht ausgelost',
    replaced: 'ersetzt: %{reason}',
    replaces: 'anstelle von %{name}',
    passedOver: 'Bei der Auslosung übergangen',
    blockedAccount: 'Das gesperrte Konto',
    excludedAccount: 'Das ausgeschlossene Konto',
    entries: 'Teilnahmen',
    entryTotal: '%{smart_count} Teilnahme |||| %{smart_count} Teilnahmen',
    newest: 'Die neuesten %{count}; neue erscheinen von selbst.',
    untimed:
      '%{smart_count} Teilnahme hat keine Zeit und steht deshalb nicht in dieser Liste. Sie zählt trotzdem. |||| %{smart_count} Teilnahmen haben keine Zeit und stehen deshalb nicht in dieser Liste. Sie zählen trotzdem.',
    noEntries: 'Noch hat niemand teilgenommen',
    notBound: 'Noch an keinen Startwert gebunden; das geschieht beim Veröffentlichen.',
    how: 'So prüfen Sie es selbst: Bilden Sie für jede Teilnahme den SHA-256 aus Startwert, Doppelpunkt und ID der Teilnahme. Die Teilnahmen mit den niedrigsten Werten gewinnen, eine je Person; wer gesperrt war, mit diesem oder einem anderen Konto derselben Adresse, wird übergangen und unter den Gewinnern genannt; beim Nachlosen kommt die nächste.',
    checkOk:
      'Der Startwert ist der vor der Auslosung festgelegte, und die gespeicherten Gewinner ergeben sich daraus. Geprüft wurden %{smart_count} Teilnahmen.',
    howByRound:
      'Startwert, die versiegelten Listen der Teilnahmen und der Ausgeschlossenen und eine öffentliche drand-Runde, die vor dem Ende niemand kennt, entscheiden gemeinsam. Speichern Sie den Beleg und öffnen Sie ihn in verify-draw.html der Dokumentation: Die Seite wiederholt die Auslosung ohne diese Anwendung und ohne Netz. Bleibt die Runde nach dem Ende eine Woche lang aus, entscheiden Startwert und Teilnahmen allein; dann steht es hier.',
    round: 'Runde %{round} von quicknet, %{time}',
    fellBack:
      'Die Runde blieb eine Woche lang aus: Startwert und Teilnahmen haben allein entschieden.',
    checkRound:
      'Die Runde ist nach dem öffentlichen Schlüssel ihrer Kette nicht die, die auf das Ende folgt.',
    checkEntries: 'Die Teilnahmen sind nicht die, aus denen ausgelost wurde.',
    checkExclusions:
      'Wer vor dem Ende ausgeschlossen wurde, stimmt nicht damit überein, wen die Auslosung als ausgeschlossen übergangen hat.',
    checkSeed: 'Der Startwert ist nicht der, der festgelegt wurde.',
    checkWinners: 'Die gespeicherten Gewinner sind nicht die, die sich aus dem Startwert ergeben.',
  },
  form: {
    addTitle: 'Neues Gewinnspiel',
    editTitle: '„%{title}“ bearbeiten',
    prize: 'Preis',
    prizeHelp: 'Ein Produkt aus dem Katalog; sein Unternehmen stiftet den Preis.',
    noPrize: 'Kein Produkt gefunden',
    zoneHelp: 'Beginn und Ende gelten nach den Uhren dieser Zeitzone.',
    chooseImage: 'Bild auswählen',
    removeImage: 'Bild entfernen',
    image: 'Oder die Adresse eines Bildes',
    promised:
      'Seit dem Beginn kann man teilnehmen: Preis, Anzahl der Gewinner und Beginn bleiben, wie sie sind. Das Ende lässt sich mit einer Begründung nach hinten verlegen.',
    endHelp: 'Nach den Uhren von %{zone}.',
    reasonHelp: 'Bleibt im Verlauf des Gewinnspiels. Die Leute warten länger auf die Auslosung.',
    imageHelp: 'Mit dem Preis kommt sein Bild.',
    create: 'Entwurf anlegen',
    save: 'Speichern',
    error: {
      time: 'Das ist kein Datum mit Uhrzeit.',
      order: 'Das Ende muss nach dem Beginn liegen.',
      past: 'Das Ende muss in der Zukunft liegen.',
      zone: 'Wählen Sie eine Zeitzone aus der Liste.',
      winners: 'Zwischen 1 und 100.',
      promised: 'Das bleibt, wie es ist: Seit dem Beginn kann man dafür teilnehmen.',
      shorter: 'Das Ende lässt sich nur nach hinten verlegen: Seit dem Beginn kann man teilnehmen.',
    },
  },
};
