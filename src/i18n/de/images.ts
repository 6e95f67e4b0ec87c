import type { images as english } from '../en/images.ts';
import type { Translation } from '../Translation.ts';

/** Choosing, preparing, uploading and ordering pictures. */
export const images: Translation<typeof english> = {
  add: 'Bilder hinzufügen',
  drop: 'Legen Sie Bilder hier ab, oder',
  dropNow: 'Loslassen, um sie hinzuzufügen',
  rules:
    'JPEG, PNG, WebP, GIF oder AVIF, höchstens je %{most} MB. Sie werden hier im Browser verkleinert.',
  list: 'Bilder',
  uploads: 'Bilder auf dem Weg',
  main: 'Hauptbild',
  picture: 'Bild %{number}',
  makeMain: 'Bild %{number} zum Hauptbild machen',
  move: 'Bild %{number} verschieben',
  remove: 'Bild %{number} entfernen',
  removed: 'Bild %{number} entfernt. Das gilt mit dem Speichern.',
  alt: 'Beschreibung von Bild %{number}',
  altShort: 'Was es zeigt',
  altHelp:
    'Beschreiben Sie jedes Bild mit wenigen Worten, für Menschen, die es nicht sehen können.',
  broken: 'Das Bild kann nicht geladen werden',
  drag: {
    instructions:
      'Um ein Bild zu verschieben, drücken Sie auf seinem Griff die Leer- oder Eingabetaste, bewegen es mit den Pfeiltasten und drücken zum Ablegen noch einmal die Leer- oder Eingabetaste. Escape legt es zurück.',
    start: 'Bild %{from} von %{total} aufgenommen.',
    over: 'Das Bild ist jetzt an Stelle %{to} von %{total}.',
    end: 'Das Bild wurde an Stelle %{to} von %{total} abgelegt.',
    cancel: 'Das Bild ist wieder an Stelle %{from}.',
  },
  state: {
    preparing: 'Wird verkleinert…',
    waiting: 'Wartet…',
    running: '%{done} von %{total}',
    paused: 'Angehalten bei %{done} von %{total}',
  },
  progress: 'Hochladen von %{name}',
  pause: '%{name} anhalten',
  resume: '%{name} fortsetzen',
  cancel: '%{name} abbrechen',
  retry: '%{name} erneut versuchen',
  dismiss: '%{name} ausblenden',
  uploaded: '%{name} wurde hochgeladen.',
  refused: {
    notImage:
      '„%{name}“ ist kein Bild, das dieser Browser lesen kann. Verwenden Sie JPEG, PNG, WebP, GIF oder AVIF.',
    tooLarge:
      '„%{name}“ hat %{size}; höchstens %{most} MB sind möglich. Speichern Sie es kleiner und fügen Sie es noch einmal hinzu.',
    tooManyPixels:
      '„%{name}“ hat zu viele Pixel, um hier verkleinert zu werden. Speichern Sie es kleiner.',
    empty:
      '„%{name}“ ist leer. Speichern Sie das Bild noch einmal und fügen Sie die neue Datei hinzu.',
    tooMany: '„%{name}“ wurde ausgelassen: Ein Produkt kann höchstens %{count} Bilder haben.',
  },
  storage: {
    unknown:
      '„%{name}“ konnte aus unbekanntem Grund nicht hochgeladen werden. Versuchen Sie es noch einmal.',
    'object-not-found':
      '„%{name}“ ist nicht mehr im Dateispeicher. Fügen Sie die Datei noch einmal hinzu.',
    'bucket-not-found':
      '„%{name}“ wurde nicht hochgeladen: Den Dateispeicher gibt es nicht. Informieren Sie den Betreiber dieser Anwendung.',
    'project-not-found':
      '„%{name}“ wurde nicht hochgeladen: Das Projekt des Dateispeichers gibt es nicht. Informieren Sie den Betreiber dieser Anwendung.',
    'quota-exceeded':
      '„%{name}“ wurde nicht hochgeladen: Der Dateispeicher ist voll oder sein Tageslimit erreicht. Schaffen Sie Platz oder versuchen Sie es morgen noch einmal.',
    unauthenticated:
      '„%{name}“ wurde nicht hochgeladen: Ihre Sitzung ist beendet. Melden Sie sich erneut an.',
    unauthorized: '„%{name}“ wurde nicht hochgeladen: Ihr Konto darf hier keine Dateien speichern.',
    'unauthorized-app':
      '„%{name}“ wurde nicht hochgeladen: Der Dateispeicher erkennt diese Website nicht an. Laden Sie die Seite neu.',
    'retry-limit-exceeded':
      '„%{name}“ wurde nicht hochgeladen: Die Verbindung war zu lange unterbrochen. Versuchen Sie es noch einmal.',
    'invalid-checksum': '„%{name}“ wurde unterwegs beschädigt. Versuchen Sie es noch einmal.',
    canceled: '„%{name}“ wurde abgebrochen.',
    'invalid-url':
      '„%{name}“ wurde nicht hochgeladen: Die Adresse ist ungültig. Fügen Sie die Datei noch einmal hinzu.',
    'invalid-argument':
      '„%{name}“ wurde nicht hochgeladen: Der Dateispeicher nimmt die Datei nicht an. Versuchen Sie eine andere.',
    'no-default-bucket':
      '„%{name}“ wurde nicht hochgeladen: Es ist kein Dateispeicher eingerichtet. Informieren Sie den Betreiber dieser Anwendung.',
    'cannot-slice-blob':
      '„%{name}“ wurde beim Lesen geändert oder verschoben. Wählen Sie die Datei noch einmal.',
    'server-file-wrong-size':
      '„%{name}“ ist nicht vollständig angekommen. Versuchen Sie es noch einmal.',
  },
};
