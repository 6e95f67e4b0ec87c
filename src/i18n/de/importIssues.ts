import type { importIssues as english } from '../en/importIssues.ts';
import type { Translation } from '../Translation.ts';
import { productForm } from './productForm.ts';

/** What can be wrong with a product of an import, and what to do about it. */
export const importIssues: Translation<typeof english> = {
  noTitle: 'Das Produkt hat keinen Titel. Geben Sie ihm einen.',
  notInCatalogue:
    'In Ihrem Katalog heißt nichts „%{value}“. Diese Datei hat keine Titel und kann nur vorhandene Produkte ändern; um eines anzulegen, geben Sie ihm einen Titel.',
  skuShared:
    '%{count} Produkte haben den Code %{value}; welches gemeint ist, ist nicht klar. Ergänzen Sie eine Spalte mit dem Handle.',
  otherCurrency:
    'Die Preise des Produkts sind in %{stored}, die der Datei in %{currency}. Wählen Sie oben %{stored}, oder lassen Sie die Preise weg.',
  noPrice: 'Das Produkt hat keinen lesbaren Preis. Geben Sie einen an, zum Beispiel 12.50.',
  negativePrice: 'Der Preis %{value} liegt unter null. Berichtigen Sie ihn.',
  amountTooLarge: 'Der Betrag %{value} ist zu groß. Berichtigen Sie ihn.',
  duplicateProduct:
    'Das Handle „%{handle}“ gehört bereits zu „%{first}“ (Zeile %{row}). Geben Sie „%{value}“ ein eigenes.',
  orphanVariant:
    'Es gibt Varianten von „%{value}“, aber keine Zeile des Produkts selbst. Fügen Sie sie hinzu oder exportieren Sie noch einmal.',
  descriptionTooLong:
    'Die Beschreibung hat %{count} Zeichen; höchstens %{most} sind möglich. Kürzen Sie sie.',
  tooManyVariants:
    'Das Produkt hat %{count} Varianten; höchstens %{most} sind möglich. Teilen Sie es auf.',
  tooLarge:
    'Das Produkt ist zu groß zum Speichern (%{bytes} Byte). Kürzen Sie die Beschreibung oder teilen Sie die Varianten auf.',
  raggedRow:
    'Die Zeile hat mehr Zellen, als es Spalten gibt (%{cells} statt %{columns}). Meist fehlt ein Anführungszeichen; exportieren Sie noch einmal.',
  shiftedRow:
    'Ab „%{column}“ stehen die Zellen dieser Zeile neben ihren Überschriften: meist ein Komma ohne Anführungszeichen oder eine fehlende Zelle. Berichtigen Sie die Zeile, oder exportieren Sie neu.',
  unclosedQuote:
    'Ein Anführungszeichen wird hier nicht geschlossen, der Rest der Zeile ist deshalb nicht lesbar. Exportieren Sie noch einmal oder berichtigen Sie die Zelle.',
  invalid: '%{column} ist ungültig: %{message}.',
  refused: 'Die Datenbank hat es abgelehnt: %{message}',
  zeroPrice: 'Der Preis ist null. Soll es kostenlos sein? %{value}',
  badPrice: '„%{value}“ ist kein Betrag und wurde ausgelassen. Schreiben Sie ihn wie 12.50.',
  ambiguousPrice:
    '„%{value}“ wurde als %{read} gelesen. Falls das falsch ist, schreiben Sie es wie 1299.00.',
  priceRounded: '%{value} hat mehr Nachkommastellen als %{currency} und wurde gerundet.',
  compareAtDropped:
    'Der Streichpreis (%{value}) liegt unter dem Preis (%{price}) und wurde ausgelassen.',
  variantWithoutPrice: 'Die Variante %{value} hat keinen Preis. Geben Sie ihr einen.',
  noImage: 'Das Produkt hat kein Bild.',
  badImage:
    '„%{value}“ ist keine Bildadresse und wurde ausgelassen. Verlinken Sie die Bilddatei selbst.',
  videoLeftOut: 'Ein Film hat unter den Bildern keinen Platz und wurde ausgelassen: %{value}.',
  tooManyImages: 'Das Produkt hat %{count} Bilder; die ersten %{most} wurden übernommen.',
  duplicateSku: 'Die SKU %{value} kommt in diesem Import %{count}-mal vor.',
  barcodeInvalid: productForm.barcodeMistyped,
  barcodeScientific:
    'Eine Tabellenkalkulation hat den Barcode auf %{value} verkürzt; seine Ziffern sind verloren, und er wurde ausgelassen. Formatieren Sie die Spalte als Text und exportieren Sie noch einmal.',
  negativeStock: 'Der Bestand %{value} liegt unter null und wurde auf 0 gesetzt.',
  tooHeavy: '„%{value}“ ist mehr, als ein Produkt wiegen kann (%{most} g), und wurde ausgelassen.',
  badNumber: '„%{value}“ ist keine Zahl und wurde ausgelassen.',
  notWhole:
    '„%{value}“ ist keine ganze Zahl und wurde ausgelassen. Gezählt werden nur ganze Stücke: Schreiben Sie etwa 12.',
  ambiguousNumber:
    '„%{value}“ wurde als %{read} gelesen. Falls das falsch ist, schreiben Sie die Zahl ohne Trennzeichen, etwa 1000.',
  titleLong: 'Der Titel ist länger als %{most} Zeichen.',
  textCut: 'Der Text ist länger als %{most} Zeichen und wurde gekürzt.',
  tooManyTags: 'Das Produkt hat %{count} Schlagwörter; die ersten %{most} wurden übernommen.',
  tooManyAttributes: 'Das Produkt hat %{count} Merkmale; die ersten %{most} wurden übernommen.',
  giftCard: 'Das ist ein Geschenkgutschein. Entscheiden Sie, ob er in den Katalog gehört.',
  optionWithoutValues: 'Die Option „%{value}“ hat keine Werte und wurde ausgelassen.',
  duplicateCombination:
    'Die Variante „%{value}“ kommt zweimal vor; die in Zeile %{kept} wurde übernommen.',
  htmlChanged:
    'Die Beschreibung hatte Teile, die Code ausführen oder fremde Seiten laden könnten; sie wurden entfernt.',
  handleMade:
    'Es gab bereits „%{value}“, deshalb läuft dieses Produkt unter dem Handle %{handle}. Geben Sie ihm ein eigenes.',
  unknownStatus: 'Der Status „%{value}“ ist unbekannt; das Produkt wird ein Entwurf.',
  shortRow:
    'Die Zeile hat weniger Zellen, als es Spalten gibt (%{cells} statt %{columns}); die fehlenden gelten als leer.',
  mergedAway:
    'Dieses Produkt wurde hier mit einem anderen zusammengeführt und bleibt deshalb unberührt.',
  optionsLacking:
    'Der Datei fehlt die Spalte mit den Werten von: %{options}. Die Varianten bleiben mit ihren Preisen und Beständen, wie sie sind. Ergänzen Sie die Spalten, um sie zu ändern.',
  variantUnknown:
    'Das Produkt hat keine Variante „%{value}“ (oder mehrere); diese Zeile wurde ausgelassen.',
};
