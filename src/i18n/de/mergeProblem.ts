import type { mergeProblem as english } from '../en/mergeProblem.ts';
import type { Translation } from '../Translation.ts';

/** Warum sich Produkte nicht zusammenführen lassen; Listen sagen es auch. */
export const mergeProblem: Translation<typeof english> = {
  tooFew: 'Wählen Sie mindestens zwei Produkte.',
  tooMany: 'Höchstens zehn Produkte lassen sich auf einmal zusammenführen. Entfernen Sie einige.',
  twice: 'Ein Produkt ist zweimal gewählt.',
  alreadyMerged:
    '„%{title}“ wurde bereits mit einem anderen Produkt zusammengeführt. Entfernen Sie es oder suchen Sie noch einmal.',
  tooLarge:
    '„%{title}“ ist zu groß (%{kilobytes} kB), um umkehrbar zusammengeführt zu werden. Lassen Sie Varianten weg oder kürzen Sie die Beschreibung; höchstens 900 kB.',
  tooManyRepointed:
    '%{count} Meldungen und Gewinnspiele gehören zu diesen Produkten; ein Schritt kann 480 umhängen. Führen Sie weniger Produkte auf einmal zusammen.',
  invalid: 'Das zusammengeführte Produkt wäre ungültig: %{field}. Wählen Sie anders.',
};
