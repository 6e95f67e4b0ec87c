import type { spelling as english } from '../en/spelling.ts';
import type { Translation } from '../Translation.ts';

/** What is written in several ways, and the way to one. */
export const spelling: Translation<typeof english> = {
  title: 'Schreibweisen angleichen',
  tabs: 'Feld',
  tab: '%{field} (%{count})',
  field: {
    brand: 'Marken',
    category: 'Kategorien',
    tags: 'Schlagwörter',
    options: 'Optionsnamen',
  },
  read: {
    title: 'Schreibweisen suchen',
    help: 'Findet Marken, Kategorien, Schlagwörter und Optionsnamen, die verschieden geschrieben sind, etwa „Nike“ und „NIKE“. Jedes Produkt wird einmal gelesen: %{smart_count} Produkt, ebenso viele Lesezugriffe. |||| Findet Marken, Kategorien, Schlagwörter und Optionsnamen, die verschieden geschrieben sind, etwa „Nike“ und „NIKE“. Jedes Produkt wird einmal gelesen: %{smart_count} Produkte, ebenso viele Lesezugriffe.',
    start: 'Schreibweisen suchen',
    again: 'Neu suchen',
    task: 'Schreibweisen werden gelesen',
    of: '%{read} von %{total} Produkten gelesen',
    soFar: '%{read} Produkte gelesen',
    done: '%{smart_count} Produkt gelesen. |||| %{smart_count} Produkte gelesen.',
    doneAt: '%{smart_count} Produkt %{time} gelesen. |||| %{smart_count} Produkte %{time} gelesen.',
    capped:
      'Nur die ersten %{read} von %{total} Produkten wurden gelesen. Die Schreibweisen der übrigen sind nicht mitgezählt, und diese Produkte bleiben, wie sie sind.',
    failed: 'Die Produkte konnten nicht gelesen werden: %{message}',
  },
  none: 'Noch keine Produkte',
  noneHelp: 'Sobald es Produkte gibt, lassen sich ihre Schreibweisen hier vergleichen.',
  allOne: {
    brand: 'Jede Marke hat nur eine Schreibweise',
    category: 'Jede Kategorie hat nur eine Schreibweise',
    tags: 'Jedes Schlagwort hat nur eine Schreibweise',
    options: 'Jeder Optionsname hat nur eine Schreibweise',
  },
  allOneHelp: 'Nichts von dem, was gelesen wurde, ist verschieden geschrieben.',
  spellings: '%{smart_count} Schreibweise |||| %{smart_count} Schreibweisen',
  products: '%{smart_count} Produkt |||| %{smart_count} Produkte',
  quoted: '„%{name}“',
  likeness: {
    written: 'anders geschrieben',
    plural: 'Einzahl oder Mehrzahl',
    near: 'ein Buchstabe anders: vielleicht ein anderer Name',
  },
  keep: 'Schreibweise, die bleibt',
  stays: 'bleibt',
  change: 'Ändern',
  changeOne: '„%{name}“ ändern',
  another: 'Andere Schreibweise',
  typed: 'Schreibweise, die bleibt',
  nothing: 'Nichts zu ändern',
  previewOf: '%{smart_count} Produkt ansehen… |||| %{smart_count} Produkte ansehen…',
  shown: '%{shown} von %{total}',
  more: 'Mehr anzeigen',
  preview: {
    title: 'In „%{to}“ ändern',
    reading: 'Produkte werden gelesen',
    capped:
      'Auf einmal werden die ersten %{count} von %{total} Produkten geändert. Für die übrigen öffnen Sie die Vorschau danach noch einmal.',
    help: {
      brand: 'Nur die Marke ändert sich.',
      category: 'Nur die Kategorie ändert sich.',
      tags: 'Nur diese Schlagwörter ändern sich. Ein Produkt, das ein Schlagwort doppelt hätte, hat es einmal.',
      options:
        'Die Option wird umbenannt, auch in jeder Variante. Ein Produkt, das zwei Optionen mit demselben Namen hätte, bleibt, wie es ist.',
    },
  },
};
