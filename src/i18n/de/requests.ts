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
  tab: { all: 'Alle', submitted: 'Offen', approved: 'Genehmigt', rejected: 'Abgelehnt' },
  action: {
    approve: 'Genehmigen',
    reject: 'Ablehnen',
    reply: 'Nur antworten',
    replyAgain: 'Weitere Antwort senden',
  },
  task: { approve: 'Anfragen genehmigen', reject: 'Anfragen ablehnen' },
  confirm: {
    approve: '„%{name}“ genehmigen? |||| %{smart_count} Anfragen genehmigen?',
    reject: '„%{name}“ ablehnen? |||| %{smart_count} Anfragen ablehnen?',
  },
  bulkBody: {
    approve: 'Jede Anfrage erhält dieselbe Nachricht. Änderungen der Angaben gelten sofort.',
    reject: 'Jede Anfrage erhält dieselbe Nachricht.',
  },
  skipped:
    '%{smart_count} ausgewählte Anfrage ist bereits beantwortet und bleibt, wie sie ist. |||| %{smart_count} ausgewählte Anfragen sind bereits beantwortet und bleiben, wie sie sind.',
  nobodyFits: 'Alle ausgewählten Anfragen sind bereits beantwortet.',
  done: {
    approve:
      '%{smart_count} Anfrage wurde genehmigt. |||| %{smart_count} Anfragen wurden genehmigt.',
    reject:
      '%{smart_count} Anfrage wurde abgelehnt. |||| %{smart_count} Anfragen wurden abgelehnt.',
    reply: 'Die Antwort wurde gesendet.',
    submit: 'Ihre Anfrage wurde eingereicht.',
  },
  refusal: {
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
    replacesReply:
      'Tritt an die Stelle der Antwort oben; die frühere bleibt in den letzten Änderungen.',
    applies: 'Mit der Genehmigung gelten diese Änderungen sofort für das Unternehmen:',
    appliesNothing: 'Das Unternehmen hat diese Angaben bereits; die Genehmigung ändert nichts.',
    reactivates: 'Die Genehmigung reaktiviert das Unternehmen.',
    reactivatesNot: 'Das Unternehmen ist nicht deaktiviert; die Genehmigung ändert daran nichts.',
    proposedOwn: 'Ihr Vorschlag',
    emailByHand:
      'Die Genehmigung sagt dem Inhaber Bescheid; die Adresse ändert sie nicht. Sie gehört zum Konto und wird dort geändert, wo Konten verwaltet werden, zusammen mit dem Eintrag des Unternehmens.',
    noAnswer: 'Noch nicht beantwortet',
    answered: 'Beantwortet: %{date}',
    download: '%{name} herunterladen',
    noFile: '%{name} fehlt',
    live: 'Diese Seite aktualisiert sich von selbst.',
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
