import type { functions as english } from '../en/functions.ts';
import type { Translation } from '../Translation.ts';

/** Was ohne Browser für die Konsole arbeitet. */
export const functions: Translation<typeof english> = {
  title: 'Funktionen',
  note: 'Was kein Browser darf. Die Konsole kommt ohne sie aus.',
  none: 'Keine ist veröffentlicht.',
  noneHelp:
    'Das ist in Ordnung. Mit ihnen entstehen die Zahlen der Besuche hier statt durch einen eigenen Job. docs/deploy.md sagt, wie, was jede tut und was sie kostet.',
  embedded: 'Das eingebettete Backend hat keine: Alles liegt in diesem Browser.',
  failed: 'Konnte nicht gefragt werden: %{message}',
  name: {
    rollUpEvents: 'Zahlen der Besuche',
    keepInStep: 'Namen, Zähler und Suche',
    followSchedule: 'Zeitplan der Gewinnspiele und Aktionen',
    cleanFiles: 'Übrig gebliebene Dateien und Aufgaben',
    doTasks: 'Aufgaben',
    doOwnerTasks: 'Aufgaben von Inhabern',
    erasePersons: 'Löschen von Personen',
    sendMail: 'E-Mails an Inhaber',
  },
  does: {
    rollUpEvents:
      'Macht stündlich aus dem, was die Apps des Katalogs melden, die Zahlen jedes Tages.',
    keepInStep:
      'Schreibt den neuen Namen eines Unternehmens in seine Produkte, zählt Teilnahmen und Meldungen und hält Suche, Bestand und Lücken richtig, wer auch schreibt.',
    followSchedule:
      'Veröffentlicht geplante Gewinnspiele zu ihrem Beginn und beendet sie zu ihrem Ende, ebenso beginnt und beendet er geplante Aktionen, alle fünf Minuten.',
    cleanFiles:
      'Entfernt jede Woche Bilder und Anhänge, die seit einer Weile kein Datensatz nennt und nichts zurückbringen kann, und Aufgaben, die älter als eine Woche sind; solche zu Personen bleiben.',
    doTasks: 'Erledigt, worum hier und auf den Seiten von Personen gebeten wird.',
    doOwnerTasks:
      'Liest Shops von Shopify vollständig, für den Import, und kopiert Bilder, die kein Browser kopieren darf.',
    erasePersons:
      'Löscht Personen, deren Konto gelöscht wurde, wo auch immer das geschah, aus allen Datensätzen.',
    sendMail:
      'Schreibt Inhabern, wenn ihr Unternehmen freigegeben, abgelehnt, deaktiviert oder gelöscht und wenn eine Anfrage beantwortet wird.',
  },
  said: {
    silent: 'Noch nichts gehört.',
    off: 'Ausgeschaltet, gesehen %{time}.',
    failed: 'Fehlgeschlagen %{time}: %{failure}',
    late: 'Zuletzt %{time}: Sie sollte sich öfter melden.',
    begun: 'Begonnen %{time}.',
    done: 'Zuletzt %{time}.',
  },
  todo: {
    off: 'FUNCTIONS_OFF in functions/.env nennt sie.',
    failed: 'Die ganze Meldung steht in der Firebase-Konsole unter Functions › Logs.',
    late: 'Unter Functions › Logs und in Cloud Scheduler ansehen, ob es sie noch gibt.',
  },
  todoOf: {
    sendMail: {
      off: 'MAIL_COLLECTION in functions/.env ist leer, oder FUNCTIONS_OFF nennt sie. docs/deploy.md sagt, was E-Mails brauchen.',
    },
  },
  did: {
    days: '%{smart_count} Tag gemacht |||| %{smart_count} Tage gemacht',
    events: '%{smart_count} Ereignis |||| %{smart_count} Ereignisse',
    unknown: '%{smart_count}, das nirgends zählt |||| %{smart_count}, die nirgends zählen',
    left: '%{smart_count} Tag übrig |||| %{smart_count} Tage übrig',
    swept: '%{smart_count} altes Ereignis gelöscht |||| %{smart_count} alte Ereignisse gelöscht',
    busy: 'eine andere Instanz war dabei',
    mended: '%{smart_count} Datensatz berichtigt |||| %{smart_count} Datensätze berichtigt',
    remembered:
      '%{smart_count} gelöschtes Produkt gemerkt |||| %{smart_count} gelöschte Produkte gemerkt',
    renamed:
      '%{smart_count} Produkt mit dem neuen Namen |||| %{smart_count} Produkte mit dem neuen Namen',
    counted: '%{smart_count} Zähler berichtigt |||| %{smart_count} Zähler berichtigt',
    published: '%{smart_count} veröffentlicht',
    ended: '%{smart_count} beendet',
    salesStarted: '%{smart_count} Aktion begonnen |||| %{smart_count} Aktionen begonnen',
    salesEnded: '%{smart_count} Aktion beendet |||| %{smart_count} Aktionen beendet',
    removedTasks: '%{smart_count} alte Aufgabe entfernt |||| %{smart_count} alte Aufgaben entfernt',
    filesForEver: 'Dateien werden für immer behalten: FILES_DAYS ist 0 oder leer',
    removedFiles: '%{smart_count} Datei entfernt |||| %{smart_count} Dateien entfernt',
    keptFiles: '%{smart_count} behalten',
    unknownFiles:
      '%{smart_count} an einem Ort, der nicht der Konsole gehört, nicht angerührt |||| %{smart_count} an Orten, die nicht der Konsole gehören, nicht angerührt',
    stuckFiles: '%{smart_count}, die sich nicht entfernen ließen',
    goesOn: 'es geht beim nächsten Mal dort weiter',
    tasks: '%{smart_count} Aufgabe |||| %{smart_count} Aufgaben',
    deletedRecords: '%{smart_count} Datensatz gelöscht |||| %{smart_count} Datensätze gelöscht',
    anonymousRecords:
      '%{smart_count} Datensatz anonymisiert |||| %{smart_count} Datensätze anonymisiert',
    businessLeft: 'ein Unternehmen, das nicht gelöscht ist, blieb, wie es ist',
    exportedParts: 'zusammengestellt',
    readProducts: '%{smart_count} Produkt gelesen |||| %{smart_count} Produkte gelesen',
    copiedPictures: '%{smart_count} Bild kopiert |||| %{smart_count} Bilder kopiert',
    failedPictures: '%{smart_count} nicht kopierbar',
    leftPictures: '%{smart_count} aus Zeitmangel übrig',
    mails: '%{smart_count} E-Mail |||| %{smart_count} E-Mails',
    unaddressed: '%{smart_count} ohne Adresse |||| %{smart_count} ohne Adresse',
    refused: '%{smart_count} abgelehnt',
  },
  again: {
    button: 'Tage neu machen…',
    title: 'Zahlen von Tagen neu machen',
    help: 'Aus den Ereignissen der Apps des Katalogs, so weit sie aufgehoben sind (%{days} Tage). Zahlen dieser Tage, die von anderswo kamen, werden ersetzt, wo es Ereignisse gibt.',
    from: 'Erster Tag (UTC)',
    to: 'Letzter Tag (UTC)',
    order: 'Der letzte Tag liegt vor dem ersten.',
    range: 'Von %{from} bis %{to}.',
    ask: 'Neu machen',
  },
  person: {
    exportPerson: 'Daten von %{person}.',
    erasePerson: 'Löschen von %{person}.',
  },
  task: {
    asked: 'Erbeten, noch nicht getan.',
    done: 'Getan: %{did}.',
    failed: 'Nicht getan: %{failure}',
  },
  refusal: {
    badDays: 'Der letzte Tag liegt vor dem ersten, oder einer ist keiner.',
    beyondEvents: 'Für diese Tage sind keine Ereignisse aufgehoben.',
    businessThere: 'Ihr Unternehmen ist nicht gelöscht.',
    noReason: 'Niemand hat gesagt, warum.',
  },
};
