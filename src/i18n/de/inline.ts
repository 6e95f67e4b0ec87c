import type { inline as english } from '../en/inline.ts';
import type { Translation } from '../Translation.ts';

export const inline: Translation<typeof english> = {
  saved: {
    status: 'Der Status von „%{name}“ wurde geändert.',
    price: 'Der Preis von „%{name}“ wurde geändert.',
    stock: 'Der Bestand von „%{name}“ wurde geändert.',
  },
  same: 'Es wurde nichts geändert.',
  left: 'Nicht gespeichert: „%{text}“ für „%{name}“. Die Zeile ist nicht mehr zu sehen.',
  stockHelp: 'Leer: nicht gezählt',
  grid: 'In der Tabelle bearbeiten',
  form: 'Formular öffnen',
  view: 'Produkt öffnen',
  refused: {
    merged: 'Dieses Produkt wurde mit einem anderen zusammengeführt und wird nicht mehr geändert.',
    variantPrices: 'Die Varianten haben eigene Preise: Ändern Sie diese einzeln.',
    variantStock: 'Jede Variante hat einen eigenen Bestand: Ändern Sie diese einzeln.',
  },
};
