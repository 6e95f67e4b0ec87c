import type { persons as english } from '../en/persons.ts';
import type { Translation } from '../Translation.ts';

/** Was über jemanden gespeichert ist: es herausgeben, und es löschen. */
export const persons: Translation<typeof english> = {
  title: 'Datenschutz',
  help: 'Alles, was über die Person gespeichert ist, als Datei; oder aus jedem Datensatz gelöscht, samt ihrem Konto.',
  none: 'Das erledigen Funktionen, und keine ist veröffentlicht. docs/data-protection.md sagt, was sie tun, docs/deploy.md, wie man sie veröffentlicht.',
  export: 'Daten exportieren',
  exporting: 'Was gespeichert ist, wird zusammengestellt. Das kann eine Minute dauern.',
  exported: 'Alles, was über die Person gespeichert ist, steht in %{file}.',
  waiting:
    'Der Server ist nicht erreichbar, deshalb ist noch nichts veranlasst. Das geschieht, sobald er wieder antwortet, solange diese Seite offen bleibt.',
  stop: 'Nicht mehr warten',
  erase: 'Löschen…',
  ask: '%{name} endgültig löschen?',
  effect:
    'Der Datensatz, Teilnahmen an Gewinnspielen, die sich noch zurückziehen lassen, Besuche und das Konto werden gelöscht. Meldungen, Auslosungen und Änderungen bleiben als Tatsachen, ohne Name und Adresse. Nichts bringt das zurück. Die Begründung bleibt: Nennen Sie darin niemanden.',
  effectOwner:
    'Das Konto, Anfragen, gespeicherte Ansichten und Notizen werden gelöscht; Kontakt, Adresse und Bild verschwinden aus dem Unternehmen und seinem Verlauf. Sein Name, seine Produkte und Importe bleiben. Nichts bringt das zurück. Die Begründung bleibt: Nennen Sie darin niemanden.',
  eraseNow: 'Endgültig löschen',
  erasing:
    'Wird gelöscht. Das kann eine Minute dauern und geht weiter, wenn Sie die Seite verlassen.',
  erased: 'Gelöscht: %{did}.',
  nothing: 'es war nichts gespeichert',
  failed: 'Das hat nicht geklappt: %{message}',
  businessThere: 'Löschen Sie zuerst das Unternehmen: Dann lässt sich sein Inhaber löschen.',
};
