import type { session as english } from '../en/session.ts';
import type { Translation } from '../Translation.ts';

/** Words of everything before sign-in. */
export const session: Translation<typeof english> = {
  pleaseWait: 'Bitte warten',
  preparing: 'Beispieldaten werden vorbereitet: %{percent} %',
  productName: 'Katalogverwaltung',
  tagline: 'Ihre Produkte, gut sortiert.',
  language: {
    label: 'Sprache',
    failed:
      'Die Texte dieser Sprache konnten nicht geladen werden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  },
  login: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    submit: 'Anmelden',
    google: 'Weiter mit Google',
    forgot: 'Passwort vergessen?',
    emailRequired: 'Geben Sie Ihre E-Mail-Adresse ein.',
    passwordRequired: 'Geben Sie Ihr Passwort ein.',
    resetTitle: 'Passwort zurücksetzen',
    resetHelp: 'Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen.',
    resetSubmit: 'Link senden',
    resetSent:
      'Falls es ein Konto für %{email} gibt, ist ein Link unterwegs. Sehen Sie auch im Spam-Ordner nach.',
    resetLocal:
      'Dies sind Beispieldaten: Es wird keine E-Mail versendet. Das Passwort lautet demo1234.',
    back: 'Zurück zur Anmeldung',
  },
  ended: {
    noAccount:
      'Zu diesem Konto gibt es kein Unternehmen. Bitten Sie einen Administrator, eines anzulegen.',
    deleted:
      'Dieses Unternehmen wurde gelöscht. Wenden Sie sich an einen Administrator, falls das ein Irrtum ist.',
    deactivated:
      'Dieses Unternehmen wurde deaktiviert. Wenden Sie sich an einen Administrator, um es reaktivieren zu lassen.',
    awaitingApproval: 'Dieses Unternehmen wartet auf Freigabe. Danach können Sie sich anmelden.',
    rejected:
      'Dieses Unternehmen wurde nicht freigegeben. Bei Fragen wenden Sie sich an einen Administrator.',
    storageOff:
      'Dieser Browser bewahrt für diese Seite keine Daten auf. Erlauben Sie Websitedaten, oder nehmen Sie ein normales Fenster.',
    storageBlocked:
      'Ein anderer Tab hält eine ältere Fassung der Daten offen. Schließen Sie die anderen Tabs und melden Sie sich neu an.',
    storageFull:
      'Der Speicher des Browsers ist voll. Schaffen Sie Platz und melden Sie sich neu an.',
    storageGone:
      'Der Browser hat gelöscht, was er für diese Konsole aufbewahrt hat. Melden Sie sich neu an: Die Beispieldaten kommen zurück.',
    unreachable:
      'Ihr Konto konnte nicht geprüft werden. Prüfen Sie die Verbindung und melden Sie sich erneut an.',
    unproven:
      'Ihr Konto ließ sich nicht prüfen: App Check hat keinen Nachweis, dass dies die Konsole ist. Lassen Sie www.google.com und www.gstatic.com in Inhaltsblockern und im Netz zu und laden Sie die Seite dann neu.',
    elsewhere:
      'Sie wurden in einem anderen Tab abgemeldet, oder die Sitzung ist abgelaufen. Melden Sie sich an, um weiterzumachen.',
    why: 'Angegebener Grund: %{reason}',
    draftKept:
      'Nicht gespeicherte Eingaben bleiben in diesem Browser und werden Ihnen wieder angeboten.',
  },
  identity: {
    wrongCredentials:
      'E-Mail oder Passwort ist falsch. Prüfen Sie beides oder setzen Sie Ihr Passwort zurück.',
    unknownAccount: 'Zu dieser E-Mail-Adresse gibt es kein Konto. Prüfen Sie die Schreibweise.',
    invalidEmail: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.',
    accountDisabled: 'Dieses Konto ist gesperrt. Wenden Sie sich an einen Administrator.',
    tooManyAttempts:
      'Zu viele Versuche. Warten Sie einige Minuten oder setzen Sie Ihr Passwort zurück.',
    popupClosed:
      'Das Google-Fenster wurde vor der Anmeldung geschlossen. Versuchen Sie es noch einmal.',
    popupBlocked:
      'Der Browser hat das Google-Fenster blockiert. Erlauben Sie Pop-ups für diese Website.',
    emailInUse: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto.',
    weakPassword: 'Dieses Passwort ist zu schwach. Verwenden Sie mindestens acht Zeichen.',
    offline:
      'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
    unavailable:
      'Der Anmeldedienst ist überlastet. Versuchen Sie es in einigen Minuten noch einmal.',
    unproven:
      'Der Anmeldedienst lehnt diese Seite ab: App Check hat keinen Nachweis, dass sie die Konsole ist. Lassen Sie www.google.com und www.gstatic.com in Inhaltsblockern und im Netz zu und laden Sie die Seite dann neu.',
    unknown:
      'Die Anmeldung ist aus unbekanntem Grund fehlgeschlagen. Versuchen Sie es gleich noch einmal.',
  },
  configuration: {
    title: 'Die Konfiguration ist unvollständig',
    help: 'Firebase ist ausgewählt, aber diese Variablen fehlen. Tragen Sie sie in der Datei .env ein (siehe .env.example) und bauen oder starten Sie neu.',
  },
  start: {
    title: 'Der Start ist fehlgeschlagen',
    unexpected: 'Unerwarteter Anwendungsfehler!',
    storage:
      'Dieser Browser erlaubt keine Datenspeicherung (IndexedDB ist abgeschaltet oder das Fenster ist privat). Erlauben Sie sie oder verwenden Sie ein anderes Fenster.',
    full: 'Die Festplatte oder der Speicher des Browsers ist voll. Schaffen Sie Platz und laden Sie neu.',
    pageMissing: 'Diese Seite ist noch nicht da; sie öffnet sich, sobald Sie wieder online sind.',
    partMissing:
      'Dieser Teil der Seite ist noch nicht da; er öffnet sich, sobald Sie wieder online sind.',
    partNotYet: 'Noch nicht da',
    partFailed:
      'Dieser Teil der Seite konnte nicht geladen werden. Versuchen Sie es erneut oder laden Sie die Seite neu.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
  },
};
