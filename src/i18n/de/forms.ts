import type { forms as english } from '../en/forms.ts';
import type { Translation } from '../Translation.ts';

/** Words that all forms share. */
export const forms: Translation<typeof english> = {
  saveBar: 'Nicht gespeicherte Änderungen',
  nothing: 'Alles ist gespeichert',
  nothingNew: 'Noch nichts ausgefüllt',
  unsaved: 'Nicht gespeichert: %{fields}',
  unsavedMore:
    'Nicht gespeichert: %{fields} und 1 weiteres |||| Nicht gespeichert: %{fields} und %{smart_count} weitere',
  discard: 'Änderungen verwerfen',
  discarded: 'Änderungen verworfen',
  saved: 'Gespeichert',
  waiting: 'Warten auf %{smart_count} Bild… |||| Warten auf %{smart_count} Bilder…',
  waitingOnline: 'Wartet auf die Verbindung. Gespeichert wird, sobald Sie wieder online sind.',
  unfinished:
    '%{smart_count} Bild ist nicht hochgeladen. Setzen Sie es fort, versuchen Sie es erneut, entfernen Sie es oder speichern Sie ohne das Bild. |||| %{smart_count} Bilder sind nicht hochgeladen. Setzen Sie sie fort, versuchen Sie es erneut, entfernen Sie sie oder speichern Sie ohne die Bilder.',
  saveWithout: 'Ohne das Bild speichern |||| Ohne die Bilder speichern',
  problems:
    '%{smart_count} Feld braucht Ihre Aufmerksamkeit. |||| %{smart_count} Felder brauchen Ihre Aufmerksamkeit.',
  showProblem: 'Das erste zeigen',
  understood: 'Verstanden als %{amount}.',
  keep: 'Es wurde nichts gespeichert, und nichts von Ihren Eingaben ist verloren.',
  draftNotKept:
    'Der Speicher dieses Browsers ist voll: Ihre Änderungen überstehen kein Neuladen. Speichern Sie bald.',
  useResult: 'Ergebnis übernehmen',
  mergedSilently: 'Änderungen anderer an anderen Feldern wurden übernommen.',
  changedMeanwhile:
    'Das wurde gerade anderswo geändert. Was Sie nicht bearbeitet haben, wurde aktualisiert.',
  failed: {
    denied: 'Ihr Konto darf das nicht speichern. Ein Administrator kann helfen.',
    missing: 'Es wurde inzwischen gelöscht.',
    unreachable:
      'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung und speichern Sie dann noch einmal.',
    unproven:
      'App Check hat keinen Nachweis, dass dies die Konsole ist; deshalb lehnt der Server das Speichern ab. Lassen Sie www.google.com und www.gstatic.com in Inhaltsblockern und im Netz zu und laden Sie die Seite dann neu: Ihre Änderungen bleiben in diesem Browser.',
    quota:
      'Die Datenbank nimmt im Moment nichts mehr an: Das Tageslimit ist erreicht, oder es wird zu viel auf einmal verlangt. Versuchen Sie es in einigen Minuten noch einmal.',
    storageFull:
      'Der Speicher dieses Browsers ist voll. Schaffen Sie Platz und speichern Sie noch einmal.',
    signedOut:
      'Ihre Sitzung ist beendet. Melden Sie sich erneut an: Ihre Änderungen bleiben in diesem Browser.',
    conflict: 'Jemand anderes ändert dies fortlaufend. Speichern Sie gleich noch einmal.',
    other: 'Das Speichern ist fehlgeschlagen: %{message}',
  },
  editor: {
    toolbar: 'Formatierung',
    bold: 'Fett',
    italic: 'Kursiv',
    heading: 'Überschrift',
    bullets: 'Aufzählung',
    numbers: 'Nummerierte Liste',
    link: 'Link',
    linkAddress: 'Adresse des Links',
    linkHelp: 'Beginnt mit https:// oder http://. Leer lassen, um den Link zu entfernen.',
    linkSet: 'Link setzen',
    clear: 'Formatierung entfernen',
    source: 'Als HTML bearbeiten',
    visual: 'Als Text bearbeiten',
  },
};
