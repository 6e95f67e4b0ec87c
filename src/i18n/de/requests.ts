import type { requests as english } from '../en/requests.ts';
import type { Translation } from '../Translation.ts';

/** Requests that owners submit and administrators answer. */
export const requests: Translation<typeof english> = {
  title: 'Eingereichte Anfragen',
  one: 'Anfrage',
  searchLabel: 'Betreff oder Unternehmen suchen',
  searchOwn: 'Betreff suchen',
  tabsLabel: 'Anfragen nach Status',
  empty: 'Noch keine Anfragen',
  emptyHelp: 'Anfragen der Unternehmen kommen hier an.',
  emptyOwn: 'Sie haben noch keine Anfrage gestellt',
  emptyOwnHelp:
    'Bitten Sie um eine andere E-Mail-Adresse, ein Gewinnspiel oder Hilfe. Antworten erscheinen hier. Ihre übrigen Angaben ändern Sie im Profil.',
  allDone: 'Keine Anfrage wartet',
  add: 'Neue Anfrage',
  field: {
    news: 'Neues',
    thread: 'Gespräch',
    unreadBy: 'Neue Nachricht',
    subject: 'Betreff',
    businessName: 'Unternehmen',
    kind: 'Art',
    status: 'Status',
    message: 'Nachricht',
    attachments: 'Anhänge',
    proposed: 'Vorgeschlagene Änderungen',
    reply: 'Antwort',
    createdAt: 'Eingereicht',
    updatedAt: 'Geändert',
  },
  kind: {
    emailChange: 'Änderung der E-Mail-Adresse',
    detailsChange: 'Änderung der Angaben',
    reactivation: 'Reaktivierung',
    giveaway: 'Gewinnspiel',
    support: 'Hilfe',
  },
  status: { submitted: 'Eingereicht', approved: 'Genehmigt', rejected: 'Abgelehnt' },
  tab: {
    all: 'Alle',
    submitted: 'Offen',
    approved: 'Genehmigt',
    rejected: 'Abgelehnt',
    news: 'Neues',
  },
  action: {
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    reply: 'Nur antworten',
    replyAgain: 'Weitere Antwort senden',
    send: 'Senden',
    markRead: 'Als gelesen markieren',
    takeBack: 'Entscheidung zurücknehmen',
  },
  task: { approve: 'Anfragen genehmigen', reject: 'Anfragen ablehnen' },
  confirm: {
    approve: '„%{name}“ genehmigen? |||| %{smart_count} Anfragen genehmigen?',
    reject: '„%{name}“ ablehnen? |||| %{smart_count} Anfragen ablehnen?',
  },
  bulkBody: {
    approve:
      'Die Anfrage erhält diese Nachricht. Änderungen der Angaben gelten sofort. |||| Jede Anfrage erhält dieselbe Nachricht. Änderungen der Angaben gelten sofort.',
    reject: 'Die Anfrage erhält diese Nachricht. |||| Jede Anfrage erhält dieselbe Nachricht.',
  },
  skipped:
    '%{smart_count} ausgewählte Anfrage ist bereits beantwortet und bleibt, wie sie ist. |||| %{smart_count} ausgewählte Anfragen sind bereits beantwortet und bleiben, wie sie sind.',
  nobodyFits:
    'Die ausgewählte Anfrage ist bereits beantwortet. |||| Alle %{smart_count} ausgewählten Anfragen sind bereits beantwortet.',
  done: {
    approve:
      '%{smart_count} Anfrage wurde genehmigt. |||| %{smart_count} Anfragen wurden genehmigt.',
    reject:
      '%{smart_count} Anfrage wurde abgelehnt. |||| %{smart_count} Anfragen wurden abgelehnt.',
    reply: 'Die Antwort wurde gesendet.',
    submit: 'Ihre Anfrage wurde eingereicht.',
    said: 'Ihre Nachricht wurde gesendet.',
    read: 'Als gelesen markiert.',
    takeBack: 'Die Anfrage ist wieder offen.',
  },
  refusal: {
    notDecided: 'Diese Anfrage ist noch offen; es gibt keine Entscheidung zurückzunehmen.',
    threadFull: 'Dieses Gespräch ist voll. Stellen Sie für alles Weitere eine neue Anfrage.',
    emptyMessage: 'Schreiben Sie eine Nachricht.',
    alreadyAnswered: 'Diese Anfrage wurde bereits beantwortet. Sie sehen jetzt die Antwort.',
    messageMissing: 'Schreiben Sie eine Nachricht: Der Inhaber hat ein Recht darauf.',
    businessMissing:
      'Das Unternehmen dieser Anfrage existiert nicht mehr, deshalb lässt sich nichts übernehmen.',
    badProposal:
      'Die vorgeschlagenen Angaben sind ungültig und lassen sich nicht übernehmen. Lehnen Sie die Anfrage ab und schreiben Sie, was nicht stimmt.',
  },
  show: {
    answer: 'Antwort',
    message: 'Nachricht an den Inhaber',
    messageHelp: 'Nötig zum Ablehnen oder Antworten; beim Genehmigen freiwillig.',
    sentBy: '%{keys}: %{action}.',
    addsReply: 'Wird dem Gespräch hinzugefügt.',
    conversation: 'Gespräch',
    newsOwner: 'Zu dieser Anfrage gibt es Neues.',
    newsTeam: 'Der Inhaber hat etwas Neues geschrieben.',
    ownMessage: 'Ihre Nachricht',
    ownMessageHelp: 'Die Administratoren sehen sie als neue Nachricht.',
    applies: 'Mit der Genehmigung gelten diese Änderungen sofort für das Unternehmen:',
    appliesNothing: 'Das Unternehmen hat diese Angaben bereits; die Genehmigung ändert nichts.',
    reactivates: 'Die Genehmigung reaktiviert das Unternehmen.',
    reactivatesNot: 'Das Unternehmen ist nicht deaktiviert; die Genehmigung ändert daran nichts.',
    proposedOwn: 'Ihr Vorschlag',
    emailByHand:
      'Die Genehmigung sagt dem Inhaber Bescheid; die Adresse ändert sie nicht. Sie gehört zum Konto und wird dort geändert, wo Konten verwaltet werden, zusammen mit dem Eintrag des Unternehmens.',
    noAnswer: 'Noch nicht beantwortet',
    download: '%{name} herunterladen',
    noFile: '%{name} fehlt',
    live: 'Diese Seite aktualisiert sich von selbst.',
  },
  mark: { news: 'Neue Nachricht', waitsForOwner: 'Wartet auf den Inhaber' },
  thread: { you: 'Sie', team: 'Administratoren' },
  side: { owner: 'dem Unternehmen', team: 'den Administratoren' },
  unread: { owner: 'für das Unternehmen', team: 'für die Administratoren' },
  takeBack: {
    title: 'Entscheidung über „%{name}“ zurücknehmen?',
    body: 'Die Anfrage ist wieder offen, und ihr Inhaber sieht das. Was gesagt wurde, bleibt im Gespräch.',
    leaves: {
      reactivation:
        'Das Unternehmen bleibt reaktiviert, denn dort wird vielleicht schon wieder gearbeitet. War das falsch, deaktivieren Sie es auf seiner eigenen Seite.',
      details:
        'Die geänderten Angaben des Unternehmens bleiben. Waren sie falsch, ändern Sie sie auf seiner eigenen Seite.',
    },
  },
  form: {
    title: 'Neue Anfrage',
    kind: 'Worum geht es?',
    email: 'Neue E-Mail-Adresse',
    emailHelp: 'Die jetzige ist %{email}. Alles andere ändern Sie selbst in Ihrem Profil.',
    attach: 'Dateien hinzufügen',
    attachHelp:
      'Bilder, PDF oder Text, höchstens %{count} Dateien mit je %{most} MB. Größere Bilder werden hier im Browser verkleinert.',
    remove: '%{name} entfernen',
    submit: 'Anfrage einreichen',
    uploading: '%{name} wird hochgeladen: %{percent} %',
    kept: 'Was Sie schreiben, bleibt bis zum Einreichen in diesem Browser.',
    error: {
      type: '%{name}: Anhängen lassen sich nur Bilder (JPEG, PNG, WebP, GIF, AVIF), PDF- und Textdateien.',
      size: '%{name} ist größer als %{most} MB. Verkleinern Sie die Datei oder senden Sie einen Teil davon.',
      unreadable:
        '%{name} ist zu groß, und dieser Browser kann das Bild nicht verkleinern. Speichern Sie es als JPEG oder PNG.',
      empty: '%{name} ist leer.',
      count: 'Höchstens %{count} Dateien lassen sich anhängen.',
      upload:
        '%{name} konnte nicht hochgeladen werden (%{code}). Es wurde nichts eingereicht; versuchen Sie es noch einmal.',
      sameEmail: 'Das ist Ihre jetzige Adresse.',
    },
  },
};
