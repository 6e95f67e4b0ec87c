import type { importLookalikes as english } from '../en/importLookalikes.ts';
import type { Translation } from '../Translation.ts';

/** Neue Produkte eines Imports, die vorhandenen gleichen. */
export const importLookalikes: Translation<typeof english> = {
  title:
    '%{smart_count} neues Produkt gleicht einem vorhandenen |||| %{smart_count} neue Produkte gleichen vorhandenen',
  help: 'Verknüpfen: Es ist dasselbe, das bleibt, wie es ist; spätere Importe kennen es. Aktualisieren: Es ist dasselbe und bekommt, was in der Datei steht. Getrennt lassen: Es ist ein anderes und wird hinzugefügt.',
  open: '%{smart_count} ist nicht entschieden und wird neu hinzugefügt. |||| %{smart_count} sind nicht entschieden und werden neu hinzugefügt.',
  looking: 'Es wird nachgesehen, ob neue Produkte schon vorhanden sind …',
  problem: 'Ob neue Produkte schon vorhanden sind, ließ sich nicht nachsehen: %{message}',
  allSure: 'Alle %{smart_count} sicheren: |||| Alle %{smart_count} sicheren:',
  choose: 'Was aus %{name} wird',
  more: 'Mehr zeigen (%{shown} von %{total} zu sehen)',
  choice: { link: 'Verknüpfen', update: 'Aktualisieren', apart: 'Getrennt lassen' },
};
